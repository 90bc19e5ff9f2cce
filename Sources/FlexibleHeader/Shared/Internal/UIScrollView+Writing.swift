/// Writing what differs, and nothing else: scroll views tell their observers of equal values, too.
///
/// Points and insets are set as wholes, for to modify a part in place allocates.
extension UIScrollView {
  /// Scrolls up or down to an offset, in points, without animation.
  func write(offset y: CGFloat) {
    let offset = contentOffset
    if offset.y != y { contentOffset = CGPoint(x: offset.x, y: y) }
  }

  /// Sets the content inset at the top, in points; the others are other people's.
  func write(insetTop top: CGFloat) {
    var inset = contentInset
    guard inset.top != top else { return }
    inset.top = top
    contentInset = inset
  }

  /// Sets the content inset at the bottom, in points; the others are other people's.
  func write(insetBottom bottom: CGFloat) {
    var inset = contentInset
    guard inset.bottom != bottom else { return }
    inset.bottom = bottom
    contentInset = inset
  }

  /// Sets the vertical indicator's inset at the top, in points; the others are other people's.
  func write(indicatorInsetTop top: CGFloat) {
    var inset = verticalScrollIndicatorInsets
    guard inset.top != top else { return }
    inset.top = top
    verticalScrollIndicatorInsets = inset
  }
}
