import Foundation

/// The view of a tab bar controller.
@MainActor final class TabView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

/// The selection of tabs.
extension UITabBarController {
  final func loadTabView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
  }

  final func replaceTabs(with controllers: [UIViewController]) {
    let gone = tabs.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { controller in !tabs.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    let place = tabs.firstIndex { $0 === selected } ?? 0
    tabs = controllers
    tabBarItemsDidChange()
    if !controllers.contains(where: { $0 === selected }) {
      select(controllers.indices.contains(place) ? controllers[place] : controllers.first)
    }
    for controller in new { controller.didMove(toParent: self) }
    for controller in gone { controller.leaveParent() }
  }

  final func tabBarItemsDidChange() {
    bar.items = tabs.map(\.itemForTabBar)
    bar.selectedItem = selected?.itemForTabBar
  }

  final func userChose(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.itemForTabBar === item }) else { return }
    guard delegate(for: .shouldSelectTab)?.tabBarController(self, shouldSelect: controller) != false else {
      bar.selectedItem = selected?.itemForTabBar
      return
    }
    if controller === selected {
      // A second tap pops to the root controller [K].
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate(for: .didSelectTab)?.tabBarController(self, didSelect: controller)
  }

  /// Exchanges the visible controller. The new controller is notified before the old one, unless the host is
  /// configured otherwise [?].
  final func select(_ controller: UIViewController?) {
    let old = selected
    guard controller !== old else { return }
    selected = controller
    bar.selectedItem = controller?.itemForTabBar
    guard isViewLoaded else { return }
    guard appearance.phase == .appeared, view.window != nil else {
      old?.storedView?.removeFromSuperview()
      if view.window != nil { showSelected() } else { view.setNeedsLayout() }
      return
    }
    controller?.loadViewIfRequired()
    let isNewFirst = HostSimulator.of(view).answers.newTabHearsFirst
    if isNewFirst { controller?.beginExplicitTransition(isAppearing: true, animated: false) }
    old?.beginExplicitTransition(isAppearing: false, animated: false)
    if !isNewFirst { controller?.beginExplicitTransition(isAppearing: true, animated: false) }
    old?.storedView?.removeFromSuperview()
    showSelected()
    old?.endExplicitTransitionIfBegun()
    controller?.endExplicitTransitionIfBegun()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Adds and positions the selected controller's view.
  final func showSelected() {
    guard let selected else { return }
    selected.loadViewIfRequired()
    isBarHidden = selected.wantsNoTabBar
    layOutBar()
    showBarState()
    if let view = selected.storedView, view.superview !== contentView { contentView.addSubview(view) }
  }

  // MARK: - Layout

  final func layOut() {
    guard let storedView else { return }
    contentView.frame = storedView.bounds
    if selected != nil, selected?.storedView?.superview !== contentView { showSelected() }
    layOutBar()
  }

  private func layOutBar() {
    guard let storedView else { return }
    if barIsAtTop { return layOutBarAtTop() }
    let covered = storedView.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
    let height = UITabBar.height(in: traitCollection) + covered
    let bounds = storedView.bounds
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if let selected { place(selected, above: height - covered, covered: covered) }
  }

  /// A Boolean value that indicates whether the bar floats above the content [?]. The views of the tabs get the space below it
  /// through their safe areas; the safe area of the tab bar controller's own view doesn't contain the bar.
  private var barIsAtTop: Bool {
    guard let storedView, traitCollection.userInterfaceIdiom == .pad else { return false }
    return traitCollection.horizontalSizeClass == .regular
      && HostSimulator.of(storedView).answers.padTabBarIsAtTop
  }

  private func layOutBarAtTop() {
    guard let storedView else { return }
    let top = storedView.safeAreaInsets.top - additionalSafeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: storedView.bounds.width, height: UITabBar.heightAtTop)
    guard let selected, let view = selected.storedView else { return }
    // A visible navigation bar is in the same row.
    let sharesRow = (selected as? UINavigationController)?.isNavigationBarHidden == false
    selected.barInsets = UIEdgeInsets(
      top: isBarHidden || sharesRow ? 0 : UITabBar.heightAtTop, left: 0, bottom: 0, right: 0)
    if view.frame != contentView.bounds { view.frame = contentView.bounds }
  }

  private func place(_ controller: UIViewController, above barHeight: CGFloat, covered: CGFloat) {
    guard let view = controller.storedView else { return }
    var frame = contentView.bounds
    var insets = UIEdgeInsets.zero
    // Navigation controllers position the views of their own controllers.
    let liesUnderBar =
      controller is UINavigationController && bar.isTranslucent
      || controller.edgesForExtendedLayout.contains(.bottom)
        && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if !isBarHidden {
      if liesUnderBar { insets.bottom = barHeight } else { frame.size.height -= barHeight + covered }
    }
    controller.barInsets = insets
    if view.frame != frame { view.frame = frame }
  }

  // MARK: - Hiding the bar for pushed controllers

  /// Updates the bar after a change of the stack of a tab's navigation controller. If the change is animated,
  /// the bar is hidden or shown alongside it.
  final func updateBar(with coordinator: ControllerTransition?) {
    let isHidden = selected?.wantsNoTabBar == true
    guard isViewLoaded, isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    layOutBar()
    guard let coordinator else { return showBarState() }
    bar.isHidden = false
    let outside = CGPoint(x: -contentView.bounds.width, y: 0)
    coordinator.slide(bar, from: isHidden ? .zero : outside, to: isHidden ? outside : .zero)
  }

  /// Hides the view of a hidden bar, so that it receives no touches.
  final func showBarState() {
    bar.isHidden = isBarHidden
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a controller on the stack of this navigation controller hides the
  /// tab bar.
  fileprivate final var wantsNoTabBar: Bool {
    (self as? UINavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) == true
  }
}
