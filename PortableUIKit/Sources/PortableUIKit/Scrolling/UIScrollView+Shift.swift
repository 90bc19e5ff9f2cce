import Foundation

/// Changes of the content above the visible part without visible movement, for lists.
extension UIScrollView {
  /// Sets a new content size and moves the offset by the length inserted above. The visible content stays in place, and a drag,
  /// a deceleration, or an animation continues from there. An offset that became illegal is corrected unless `clamps` is `false`.
  ///
  /// Observers learn of the size first, and then of the offset. Collection views set the offset first [K].
  final func adjustContent(
    to size: CGSize, shift: CGFloat, clamps: Bool = true, setsOffsetFirst: Bool = false
  ) {
    if setsOffsetFirst { shiftContent(by: shift) }
    let sizeChanged = size != storedContentSize
    if sizeChanged {
      willSet(.contentSize)
      storedContentSize = size
      didSet(.contentSize)
    }
    if !setsOffsetFirst { shiftContent(by: shift) }
    guard sizeChanged else { return }
    updateAdjustedInset(because: .other)
    if clamps { clampOffsetIfNeeded() }
  }

  /// Moves the content without notifying the delegate and observers of the offset. A drag, a deceleration, or an animation
  /// continues from there.
  final func moveContentSilently(to y: CGFloat) {
    let offset = rounded(CGPoint(x: contentOffset.x, y: y))
    let distance = offset.y - contentOffset.y
    guard distance != 0 else { return }
    shiftCourse(by: distance)
    isMovingContent = true
    bounds.origin = offset
    isMovingContent = false
    drag?.rebase(to: offset, edges: dragEdges)
    tellBarsAbove()
  }

  private func shiftContent(by shift: CGFloat) {
    guard shift != 0 else { return }
    shiftCourse(by: shift)
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
    drag?.rebase(to: contentOffset, edges: dragEdges)
  }

  private func shiftCourse(by distance: CGFloat) {
    switch course {
    case .none: break
    case .decelerating(var motion):
      motion.vertical.shift(by: distance)
      course = .decelerating(motion)
    case .animating(let animation):
      func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y + distance) }
      course = .animating(
        OffsetAnimation(
          start: moved(animation.start), target: moved(animation.target), isLegal: animation.isLegal,
          startTime: animation.startTime, purpose: animation.purpose))
    }
  }
}
