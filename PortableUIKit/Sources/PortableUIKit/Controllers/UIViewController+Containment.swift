/// The direction of a controller's move between containers.
enum ParentMove { case none, entering, leaving }

extension UIViewController {
  final func adoptChild(_ child: UIViewController) {
    precondition(child !== self, "\(type(of: self)) cannot be its own child")
    precondition(
      !child.isAncestor(of: self), "\(type(of: child)) contains \(type(of: self)) and cannot be its child")
    if let owner = child.storedView?.superview?.nearestViewController, owner !== self {
      preconditionFailure(
        "UIViewControllerHierarchyInconsistency: the view of \(type(of: child)) lies in the view of "
          + "\(type(of: owner)), but \(type(of: self)) wants it as a child")
    }
    child.detachFromParent()
    child.parentMove = .entering
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  final func leaveParent() {
    guard parent != nil else { return }
    detachFromParent()
    didMove(toParent: nil)
    parentMove = .none
  }

  final func parentWillChange(to newParent: UIViewController?) {
    guard newParent == nil, parent != nil else { return }
    parentMove = .leaving
  }

  /// During the appearance, `isMovingToParent` must be `true` until `viewDidAppear`.
  final func parentDidChange() {
    guard appearance.phase != .appearing else { return }
    parentMove = .none
  }

  /// Checks the hierarchy rule when the view is in a window: the nearest controller above has to be the
  /// parent.
  final func checkHierarchy() {
    guard let parent, let superview = storedView?.superview else { return }
    let owner = superview.nearestViewController
    precondition(
      owner === parent,
      "UIViewControllerHierarchyInconsistency: \(type(of: self)) has the parent \(type(of: parent)), but its "
        + "view lies in the view of \(owner.map { "\(type(of: $0))" } ?? "no controller")")
  }

  private func detachFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    traitOverride = nil
  }

  private func isAncestor(of controller: UIViewController) -> Bool {
    var ancestor = controller.parent
    while let candidate = ancestor {
      if candidate === self { return true }
      ancestor = candidate.parent
    }
    return false
  }
}

extension UIView {
  /// The controller of this view or of its nearest superview that has one.
  final var nearestViewController: UIViewController? {
    var candidate: UIView? = self
    while let view = candidate {
      if let controller = view.viewController { return controller }
      candidate = view.superview
    }
    return nil
  }
}
