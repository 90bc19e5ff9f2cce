extension UIViewController {
  /// Returns the nearest container of a type.
  final func nearestContainer<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The outermost container of this controller.
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

  // MARK: - Showing controllers

  final func showInContainer(_ controller: UIViewController, sender: Any?) {
    var ancestor = parent
    while let candidate = ancestor {
      if candidate is UINavigationController || candidate is UISplitViewController {
        return candidate.show(controller, sender: sender)
      }
      ancestor = candidate.parent
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  final func showInSplit(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      return splitViewController.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  final func overrideTraits(of child: UIViewController, with traits: UITraitCollection?) {
    guard child.parent === self else { return }
    guard child.traitOverride?.traits.isEqual(traits) != true, traits != nil || child.traitOverride != nil
    else { return }
    child.traitOverride = traits.map(TraitOverride.init)
    child.storedView?.updateTraits()
  }

  // MARK: - Bar items

  final var itemForNavigationBar: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(of: self)
    storedNavigationItem = item
    return item
  }

  final var itemForTabBar: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    // A navigation controller uses the title of its root controller.
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

  /// Containers position their children again, because the layout below bars changed.
  final func extendedLayoutDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
