import Foundation

/// The view of a navigation controller.
@MainActor final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

/// The layout of the bar and the content.
extension UINavigationController {
  /// The duration of hiding or showing the bar, in seconds [A].
  private static let barDuration: TimeInterval = 0.2

  final func prepareBar() {
    definesPresentationContext = true
    bar.isManaged = true
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bar.lookDidChange = { [weak self] in self?.storedView?.setNeedsLayout() }
    bar.styleDidChange = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
    prepareBarHiding()
    prepareToolbar()
  }

  final func loadNavigationView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    view.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(bottomBar)
    view.addSubview(bar)
    self.view = view
    addPopRecognizer(to: view)
    view.addGestureRecognizer(swipeRecognizer)
    view.addGestureRecognizer(tapRecognizer)
  }

  /// The safe area at the top of the surroundings, without insets added for the content.
  private var coveredTop: CGFloat {
    (storedView?.safeAreaInsets.top ?? 0) - additionalSafeAreaInsets.top
  }

  final func layOut() {
    guard let storedView else { return }
    contentView.frame = storedView.bounds
    startPendingChange()
    if appearance.phase == .appearing { announceShowing() }
    layOutBar()
    if let from = runningChange?.from { place(from, keepsInsets: true) }
  }

  /// The bar is below the status bar or, while hidden, above the view.
  final func layOutBar() {
    guard let storedView else { return }
    if let shown { tieContent(of: shown) }
    let height = shown.map(barHeight(above:)) ?? bar.height(with: nil)
    let frame = CGRect(
      x: 0, y: isBarHidden ? -height : coveredTop, width: storedView.bounds.width, height: height + pull)
    // A frame that the app has set stays until the bar has another place.
    if laidOutBarFrame != frame {
      laidOutBarFrame = frame
      bar.frame = frame
      // The background extends from the bar to the top.
      bar.setNeedsLayout()
      if ViewAnimation.isRecording { bar.layoutIfNeeded() }
    }
    layOutToolbar()
    guard let shown else { return }
    place(shown)
    shown.placeSearch(below: self)
    tieEdge(of: shown)
    if let scrollView = scrollViewBelowLargeTitle(of: shown) { contentDidScroll(scrollView) }
  }

  /// Sets the frame of a controller's view and the inset that the bar covers.
  final func place(_ controller: UIViewController, keepsInsets: Bool = false) {
    guard let view = controller.storedView else { return }
    var frame = contentView.bounds
    var insets = UIEdgeInsets.zero
    if !isBarHidden {
      if liesUnderBar(controller) {
        insets.top = barHeight(above: controller)
      } else {
        frame.origin.y = coveredTop + barHeight(above: controller)
        frame.size.height = max(0, frame.size.height - frame.origin.y)
      }
    }
    let toolbarHeight = toolbarHeight(below: controller)
    let covered = (storedView?.safeAreaInsets.bottom ?? 0) - additionalSafeAreaInsets.bottom
    let extendsBelow =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (bottomBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if toolbarHeight > 0 {
      if extendsBelow {
        insets.bottom = toolbarHeight
      } else {
        frame.size.height = max(0, frame.size.height - covered - toolbarHeight)
      }
    } else if !controller.edgesForExtendedLayout.contains(.bottom), barInsets.bottom > 0 {
      frame.size.height = max(0, frame.size.height - covered)
    }
    if !keepsInsets { controller.barInsets = insets }
    if view.frame != frame { view.frame = frame }
  }

  final func liesUnderBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  // MARK: - Hiding the bar

  final func changeBar(isHidden: Bool, animated: Bool) {
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    // A tab bar at the top shares its row with the bar.
    tabBarController?.storedView?.setNeedsLayout()
    // A change that is being prepared also updates the bar.
    guard isViewLoaded, !isPreparingChange else { return }
    bar.isHidden = false
    guard animated, view.window != nil else {
      layOutBar()
      showBarState()
      return
    }
    UIView.animate(
      withDuration: Self.barDuration, animations: { self.layOutBar() },
      completion: { _ in if self.runningChange == nil { self.showBarState() } })
  }

  /// Hides the view of a hidden bar, so that it receives no touches.
  final func showBarState() {
    bar.isHidden = isBarHidden
    showToolbarState()
  }
}
