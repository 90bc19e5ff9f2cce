extension UINavigationController {
  final func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "pushViewController: \(type(of: controller)) is on the stack already; pop to it instead")
    precondition(
      !(controller is UINavigationController),
      "pushViewController: a navigation controller can't be pushed; push its controllers or present it")
    changeStack(to: stack + [controller], .push, animated: animated)
  }

  final func popLast(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.last
    changeStack(to: Array(stack.dropLast()), .pop, animated: animated)
    return last
  }

  final func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("popToViewController: \(type(of: controller)) is not on the stack")
    }
    let popped = Array(stack[(place + 1)...])
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack[...place]), .pop, animated: animated)
    return popped
  }

  final func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let isKnown = stack.contains { $0 === controllers.last }
    changeStack(to: controllers, isKnown ? .pop : .push, animated: animated)
  }

  /// Changes the stack and notifies the controllers. Views follow in the next layout.
  private func changeStack(
    to newStack: [UIViewController], _ direction: StackChange.Direction, animated: Bool
  ) {
    let old = stack
    stack = newStack
    for controller in old where !newStack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
    }
    for controller in newStack where !old.contains(where: { $0 === controller }) {
      leaving.removeAll { $0 === controller }
      addChild(controller)
      arriving.append(controller)
    }
    guard shown !== stack.last else {
      if runningChange == nil {
        pendingChange = nil
        settleMembers()
      }
      showItems()
      return
    }
    scheduleChange(direction, animated: animated)
  }

  private func scheduleChange(_ direction: StackChange.Direction, animated: Bool) {
    let isSeen = appearance.phase == .appeared && storedView?.window != nil
    if animated, isSeen {
      let coordinator =
        pendingChange?.coordinator
        ?? ControllerTransition(
          from: shown, to: stack.last, in: contentView, duration: Self.changeDuration,
          isInteractive: isPoppingInteractively)
      coordinator.to = stack.last
      pendingChange = StackChange(direction: direction, coordinator: coordinator)
      if runningChange == nil { ownTransition = coordinator }
    } else {
      pendingChange = StackChange(direction: direction, coordinator: pendingChange?.coordinator)
    }
    storedView?.setNeedsLayout()
  }

  /// Notifies controllers that were added to the stack, and removes controllers that left it.
  final func settleMembers() {
    let (came, left) = (arriving, leaving)
    arriving = []
    leaving = []
    for controller in came { controller.didMove(toParent: self) }
    for controller in left { controller.leaveParent() }
  }

  /// Removes a controller from the stack after its push was canceled.
  final func takeBack(_ controller: UIViewController) {
    stack.removeAll { $0 === controller }
    arriving.removeAll { $0 === controller }
    controller.willMove(toParent: nil)
    leaving.append(controller)
  }

  /// Returns a controller to the stack after its pop was canceled.
  final func restore(_ controller: UIViewController) {
    leaving.removeAll { $0 === controller }
    stack.append(controller)
    controller.parentMove = .none
  }
}
