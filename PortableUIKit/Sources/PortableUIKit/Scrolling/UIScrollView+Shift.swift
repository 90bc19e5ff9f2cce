import Foundation

/// How lists change what lies above the visible part without anybody seeing it move.
extension UIScrollView {
  /// Takes a new content size and moves the offset by what has come in above, as one change: what is seen stays
  /// where it is, and a finger, a deceleration or an animation goes on from there. An offset that has become
  /// illegal is corrected unless `clamps` is false.
  final func adjustContent(to size: CGSize, shift: CGFloat, clamps: Bool = true) {
    let sizeChanged = size != storedContentSize
    if sizeChanged { ObservationRegistry.willChange(self, .contentSize) }
    storedContentSize = size
    if shift != 0 {
      shiftCourse(by: shift)
      moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
      drag?.rebase(to: contentOffset, edges: dragEdges)
    }
    guard sizeChanged else { return }
    updateAdjustedInset(because: .other)
    if clamps { clampOffsetIfNeeded() }
    ObservationRegistry.didChange(self, .contentSize)
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
          start: moved(animation.start), target: moved(animation.target), startTime: animation.startTime,
          purpose: animation.purpose))
    }
  }
}
