import Foundation

/// The gestures that change the display mode.
@MainActor final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  /// The time for which the finger's speed is extrapolated when it lifts, in seconds.
  private static let foresight: CGFloat = 0.2
  /// The distance after which a finger from the edge shows a column, in points. Our own choice [?].
  private static let distance: CGFloat = 60

  private weak var controller: UISplitViewController?
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()

  func install(in view: UIView, of controller: UISplitViewController) {
    self.controller = controller
    edgePan.delegate = self
    edgePan.edges = [.left, .right]
    edgePan.addHandler { [weak self] in self?.edgePanChanged() }
    view.addGestureRecognizer(edgePan)
    swipe.delegate = self
    swipe.direction = .left
    swipe.addHandler { [weak self] in self?.swiped() }
    view.addGestureRecognizer(swipe)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = controller.viewIfLoaded, controller.presentsWithGesture,
      !controller.isCollapsed
    else { return false }
    let arrangement = controller.currentArrangement
    if gestureRecognizer === swipe {
      let isOutside = arrangement.visibleColumns.dropLast().contains { column in
        controller.columns[column]?.child.viewIfLoaded?.frame.contains(swipe.location(in: view)) == true
      }
      return isOutside || arrangement.dimsSecondary
    }
    let isAtEdge = (edgePan.location(in: view).x > view.bounds.midX) == controller.isMirrored
    let navigation = controller.columns[arrangement.visibleColumns[0]]?.navigation
    return isAtEdge && controller.nextMode(isForGesture: true) != nil
      && navigation?.canPopInteractively != true
  }

  private func edgePanChanged() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    switch edgePan.state {
    case .began:
      controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
    case .ended, .cancelled:
      let end = edgePan.translation(in: view).x + edgePan.velocity(in: view).x * Self.foresight
      let moved = controller.isMirrored ? -end : end
      if edgePan.state == .ended, moved > Self.distance { controller.changeMode(isForGesture: true) }
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    default: break
    }
  }

  /// Updates the direction of the swipe that hides columns.
  func follow(isMirrored: Bool) { swipe.direction = isMirrored ? .right : .left }

  private func swiped() {
    guard let controller, swipe.state == .ended else { return }
    let arrangement = controller.currentArrangement
    let count = arrangement.mode == .twoOverSecondary ? 0 : arrangement.mode.count - 1
    controller.show(max(0, count), isShownByApp: false)
  }
}
