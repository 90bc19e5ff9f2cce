/// Stacks that move between the navigation controllers of a split view controller.
extension UINavigationController {
  /// Shows the top controller of the stack at once.
  final func settleStack() {
    runningChange?.coordinator?.finishAtOnce()
    startPendingChange()
  }

  /// Empties the stack and returns it.
  @discardableResult
  final func takeStack() -> [UIViewController] {
    settleStack()
    let stack = viewControllers
    setViewControllers([], animated: false)
    settleStack()
    return stack
  }

  /// Adds the secondary controller of a collapsing split view controller: the stack of a navigation controller,
  /// or the controller itself.
  final func pushSecondary(_ secondary: UIViewController) {
    var stack = [secondary]
    if let navigation = secondary as? UINavigationController { stack = navigation.takeStack() }
    collapsedSecondary = CollapsedSecondary(controller: secondary, stack: stack)
    setViewControllers(viewControllers + stack, animated: false)
    settleStack()
  }

  /// Removes what `pushSecondary` added and returns the secondary controller. Otherwise pops the top controller.
  final func popSecondary() -> UIViewController? {
    settleStack()
    let former = collapsedSecondary
    collapsedSecondary = nil
    guard let navigation = former?.controller as? UINavigationController, let stack = former?.stack else {
      let last = popViewController(animated: false)
      settleStack()
      return last
    }
    guard let place = viewControllers.firstIndex(where: { $0 === stack.first }) else {
      navigation.setViewControllers(stack, animated: false)
      return navigation
    }
    let current = Array(viewControllers[place...])
    setViewControllers(Array(viewControllers[..<place]), animated: false)
    settleStack()
    navigation.setViewControllers(current, animated: false)
    return navigation
  }
}
