import Foundation

/// Changes of the content above the visible part without visible movement, for lists.
extension UIScrollView {
  /// Sets a new content size and moves the offset by the length inserted above. The visible content stays in place, and a drag,
  /// a deceleration, or an animation continues from there. An offset that became illegal is corrected unless `clamps` is `false`.
  ///
  /// Observers learn of the size first, and then of the offset. Collection views set the offset first [K]. With updates, tables
  /// set the size even if it stays [R: UITableView of iOS 18.2].
  final func adjustContent(
    to size: CGSize, shift: CGFloat, clamps: Bool = true, setsOffsetFirst: Bool = false,
    setsEqualSize: Bool = false
  ) {
    if setsOffsetFirst { shiftContent(by: shift) }
    let sizeChanged = size != storedContentSize
    if sizeChanged || setsEqualSize {
      willSet(.contentSize)
      storedContentSize = size
      didSet(.contentSize)
    }
    if !setsOffsetFirst { shiftContent(by: shift) }
    guard sizeChanged else { return }
    updateAdjustedInset(because: .other)
    if clamps { clampOffsetIfNeeded() }
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
