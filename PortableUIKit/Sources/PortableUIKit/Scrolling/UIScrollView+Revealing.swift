import Foundation

/// Scrolling to rectangles of the content.
extension UIScrollView {
  /// Scrolls just far enough to show the part of a rectangle that is in the content or its insets. The part in an inset counts
  /// as covered, so the offset may be out of range [K].
  ///
  /// If there is no such part, or if it is visible, this method has no effect, and a deceleration continues. A running animated
  /// scroll gets another target [R: UIScrollView of iOS 18.2].
  final func reveal(_ rect: CGRect, animated: Bool) {
    let shown = rect.intersection(insetContent)
    guard !shown.isEmpty else { return }
    if case .animating(var animation) = course {
      let target = offset(revealing: shown, from: animation.target)
      guard HostSimulator.accepts(target, for: "UIScrollView.contentOffset") else { return }
      animation.target = rounded(target)
      course = .animating(animation)
      return
    }
    let target = offset(revealing: shown, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private func offset(revealing rect: CGRect, from offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = offsets(showing: rect)
    return CGPoint(x: horizontal.revealing(from: offset.x), y: vertical.revealing(from: offset.y))
  }

  /// Returns the offset nearest to the current one at which a rectangle of the content isn't covered by
  /// insets.
  final func offsetShowing(_ rect: CGRect) -> CGPoint {
    let (horizontal, vertical) = offsets(showing: rect)
    let offset = contentOffset
    let target = CGPoint(x: horizontal.nearest(to: offset.x), y: vertical.nearest(to: offset.y))
    return target == offset ? target : scrollRange.clamped(target)
  }

  /// The content with its insets.
  private var insetContent: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: contentSize.width + inset.left + inset.right,
      height: contentSize.height + inset.top + inset.bottom)
  }

  private func offsets(showing rect: CGRect) -> (horizontal: ShowingOffsets, vertical: ShowingOffsets) {
    let inset = adjustedContentInset
    let size = backing.geometry.bounds.size
    return (
      ShowingOffsets(start: rect.minX - inset.left, end: rect.maxX + inset.right - size.width),
      ShowingOffsets(start: rect.minY - inset.top, end: rect.maxY + inset.bottom - size.height)
    )
  }
}

/// The offsets along one axis that show a part of the content.
private struct ShowingOffsets {
  /// The offset at which the part begins at the start of the visible area.
  let start: CGFloat
  /// The offset at which the part ends at the end of the visible area. It is greater than `start` if the part is too long.
  let end: CGFloat

  /// Returns the offset that shows the end of the part if that is beyond the visible area, and otherwise the start.
  func revealing(from value: CGFloat) -> CGFloat { value < end ? end : min(value, start) }

  /// Returns the nearest offset that shows all of the part, or the start of a part that is too long.
  func nearest(to value: CGFloat) -> CGFloat { end <= start ? min(max(value, end), start) : start }
}
