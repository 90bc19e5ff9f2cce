/// The appearance state machine.
///
/// A controller appears or disappears because its view enters or leaves a window, because of its parent's own
/// calls, or because of a container's explicit transition calls. `will…` is called on the parent before its
/// children, `did…` on the children before the parent, or as configured by the host [?]. See
/// PortableUIKit/Documentation/PortableUIKit.md#open-questions.
extension UIViewController {
  // MARK: - Window hooks, called by the view tree

  /// Called before the root view moves to another window. Parents are notified before their children.
  final func rootViewWillMove(toWindow newWindow: UIWindow?) {
    guard !appearance.isExplicit, parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    if newWindow == nil {
      beginDisappearing(animated: false)
    } else if let parent {
      guard parent.appearance.isOnScreenOrComing else { return }
      beginAppearing(animated: parent.appearance.phase == .appearing && parent.appearance.isAnimated)
    } else {
      beginAppearing(animated: false)
    }
  }

  /// Called after the root view moved to another window.
  final func rootViewDidMoveToWindow(from oldWindow: UIWindow?) {
    if additionalSafeAreaInsets != .zero || barInsets != .zero {
      storedView?.updateSafeAreaInsetsOfController()
    }
    if let window = storedView?.window {
      checkHierarchy()
      if appearance.owesIsAppearing { storedView?.setNeedsLayout() }
      finishAppearingOnItsOwn(in: window)
    } else if appearance.phase == .disappearing, !appearance.isExplicit {
      guard parent == nil || parent?.appearance.isOnScreenOrComing == true else { return }
      finishDisappearing()
    }
  }

  /// Called before the root view is laid out in the layout pass. Traits and geometry are final.
  final func rootViewWillLayout() {
    payOwedAppearanceCallsInWindow()
    viewWillLayoutSubviews()
  }

  final func payOwedAppearanceCallsInWindow() {
    if appearance.owesIsAppearing, storedView?.window != nil { payOwedAppearanceCalls() }
  }

  /// Called after the window of this root controller became visible or hidden while the view stays in it.
  final func rootWindowVisibilityDidChange(_ window: UIWindow) {
    if window.isHidden {
      beginDisappearing(animated: false)
      finishDisappearing()
    } else {
      beginAppearing(animated: false)
      storedView?.setNeedsLayout()
      finishAppearingOnItsOwn(in: window)
    }
  }

  // MARK: - Explicit transitions

  final func beginExplicitTransition(isAppearing: Bool, animated: Bool) {
    let transition = appearance.transition
    if isAppearing {
      beginAppearing(animated: animated, explicitly: true)
    } else {
      beginDisappearing(animated: animated, explicitly: true)
    }
    if transition != appearance.transition, appearance.owesIsAppearing { storedView?.setNeedsLayout() }
  }

  final func endExplicitTransition() {
    guard appearance.isExplicit else {
      HostSimulator.current.warn("endAppearanceTransition without a beginning for \(type(of: self))")
      return
    }
    switch appearance.phase {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: appearance.isExplicit = false
    }
  }

  // MARK: - Steps

  private func beginAppearing(animated: Bool, explicitly: Bool = false) {
    guard !appearance.isOnScreenOrComing else { return }
    loadViewIfRequired()
    appearance.begin(.appearing, animated: animated)
    appearance.isExplicit = explicitly
    viewWillAppear(animated)
    guard appearance.phase == .appearing else { return }
    appearanceReached(.childrenWillAppear)
    forEachForwardedChild { $0.beginAppearing(animated: animated) }
    appearanceReached(.childrenAreAppearing)
  }

  private func finishAppearing() {
    guard appearance.phase == .appearing else { return }
    payOwedAppearanceCalls()
    guard appearance.phase == .appearing else { return }
    appearance.finish(.appeared)
    let childrenComeFirst = storedView.map { HostSimulator.of($0).answers.childDidAppearBeforeParent } ?? true
    if !childrenComeFirst { viewDidAppear(appearance.isAnimated) }
    forEachForwardedChild { $0.finishAppearing() }
    appearanceReached(.childrenHaveAppeared)
    if childrenComeFirst { viewDidAppear(appearance.isAnimated) }
    if parentMove == .entering { parentMove = .none }
  }

  private func beginDisappearing(animated: Bool, explicitly: Bool = false) {
    guard appearance.isOnScreenOrComing else { return }
    appearanceReached(.willDisappear)
    appearance.begin(.disappearing, animated: animated)
    appearance.isExplicit = explicitly
    viewWillDisappear(animated)
    guard appearance.phase == .disappearing else { return }
    forEachForwardedChild { $0.beginDisappearing(animated: animated) }
  }

  private func finishDisappearing() {
    guard appearance.phase == .disappearing else { return }
    appearance.finish(.disappeared)
    forEachForwardedChild { $0.finishDisappearing() }
    viewDidDisappear(appearance.isAnimated)
  }

  /// Ends the appearance of a controller that isn't ended by a parent: a root at the commit, and a child
  /// added to a visible parent at once or at the commit, as configured by the host [?].
  private func finishAppearingOnItsOwn(in window: UIWindow) {
    guard appearance.phase == .appearing, !appearance.isExplicit else { return }
    if let parent {
      guard parent.appearance.phase == .appeared else { return }
      if window.simulator.answers.childDidAppearInsideAddSubview { return finishAppearing() }
    }
    let transition = appearance.transition
    window.simulator.afterCommit { [weak self] in
      guard let self, appearance.transition == transition else { return }
      finishAppearing()
    }
  }

  /// Calls a closure for the children that follow this controller's own appearance calls: loaded, in its
  /// view, and without an explicit transition.
  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return }
    for child in children where !child.appearance.isExplicit {
      guard let childView = child.storedView, childView.isDescendant(of: view) else { continue }
      body(child)
    }
  }
}
