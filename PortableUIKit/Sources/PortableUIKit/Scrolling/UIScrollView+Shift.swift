import Foundation

/// Changes of the content above the visible part without visible movement, for lists.
extension UIScrollView {
  /// Sets a new content size and moves the offset by the length inserted above, as one change. The visible
  /// content stays in place, and a drag, a deceleration, or an animation continues from there. An offset that
  /// became illegal is corrected unless `clamps` is `false`.
  final func adjustContent(to size: CGSize, shift: CGFloat, clamps: Bool = true) {
    let sizeChanged = size != storedContentSize
    if sizeChanged { willSet(.contentSize) }
    storedContentSize = size
    if shift != 0 {
      shiftCourse(by: shift)
      moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
      drag?.rebase(to: contentOffset, edges: dragEdges)
    }
    guard sizeChanged else { return }
    updateAdjustedInset(because: .other)
    if clamps { clampOffsetIfNeeded() }
    didSet(.contentSize)
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
