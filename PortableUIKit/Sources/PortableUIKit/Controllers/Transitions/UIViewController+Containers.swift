extension UIViewController {
  /// The nearest controller around this one that is of a type.
  final func nearestContainer<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The controller at the outside of all containers around this one.
  final var outermostContainer: UIViewController {
    var controller = self
    while let next = controller.parent { controller = next }
    return controller
  }

  final var coordinatorInForce: (any UIViewControllerTransitionCoordinator)? {
    if let ownTransition { return ownTransition }
    if let parent { return parent.transitionCoordinator }
    if let rootWindow { return rootWindow.sizeTransition }
    return storedPresentationController == nil ? nil : storedView?.window?.sizeTransition
  }

  // MARK: - Items of bars

  final var itemForNavigationBar: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(of: self)
    storedNavigationItem = item
    return item
  }

  final var itemForTabBar: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    // A navigation controller stands for what it began with.
    if title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
      return root.itemForTabBar
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }

  /// The containers place their children by what they said about bars.
  final func extendedLayoutDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
