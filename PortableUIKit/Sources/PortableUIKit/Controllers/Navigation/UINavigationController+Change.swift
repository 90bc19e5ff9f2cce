import Foundation

/// The visible effects of stack changes.
extension UINavigationController {
  /// The duration of an animated change, in seconds [K].
  static let changeDuration: TimeInterval = 0.35
  /// The movement of the lower controller, as a fraction of the width [K].
  private static let shareOfUnderlyingMove: CGFloat = 0.3

  /// Shows the top controller of the stack if another one is visible.
  final func startPendingChange() {
    guard runningChange == nil else { return }
    let change = pendingChange ?? StackChange(direction: .push)
    pendingChange = nil
    let (from, to) = (shown, stack.last)
    guard from !== to else {
      change.coordinator?.finishAtOnce()
      settleMembers()
      return
    }
    shown = to
    if appearance.phase == .appeared, storedView?.window != nil {
      let change = RunningStackChange(change: change, from: from, to: to)
      runningChange = change
      run(change)
    } else {
      change.coordinator?.finishAtOnce()
      swap(from, for: to)
    }
  }

  // MARK: - Visible changes

  private func run(_ running: RunningStackChange) {
    let animated = running.coordinator != nil
    let (from, to) = (running.from, running.to)
    isPreparingChange = true
    to?.loadViewIfRequired()
    from?.beginExplicitTransition(isAppearing: false, animated: animated)
    tellDelegate(.willShow, { $0.navigationController(self, willShow: $1, animated: animated) }, of: to) {
      to?.beginExplicitTransition(isAppearing: true, animated: animated)
    }
    isPreparingChange = false
    if let to { place(to) }
    let context = running.coordinator == nil ? nil : animatorContext(for: running)
    // The animator adds the view itself.
    if context == nil { putInPlace(to, over: running.change.direction == .push) }
    guard let coordinator = running.coordinator else {
      layOutBar()
      showBarState()
      showItems()
      bar.finishChange()
      tabBarController?.updateBar(with: nil)
      return finish(running)
    }
    UIView.performWithoutAnimation { contentView.layoutIfNeeded() }
    contentView.isUserInteractionEnabled = coordinator.isInteractive
    bar.isHidden = false
    if let context { return run(running, with: coordinator, context) }
    coordinator.start(
      { [self] in
        slide(running, with: coordinator)
        layOutBar()
        showItems()
        tabBarController?.updateBar(with: coordinator)
        statusBarMayChange()
      },
      onEnd: { [weak self] isCancelled in
        // The change owns the transition, so the transition must not retain the change.
        guard let self, let running = runningChange else { return }
        if isCancelled { giveUp(running) } else { finish(running) }
      })
  }

  private func run(
    _ running: RunningStackChange, with coordinator: ControllerTransition, _ context: TransitionContext
  ) {
    coordinator.start(
      context,
      alongside: { [self] in
        layOutBar()
        showItems()
        tabBarController?.updateBar(with: coordinator)
        statusBarMayChange()
      },
      onEnd: { [weak self] isCancelled in
        guard let self, let running = runningChange else { return }
        guard isCancelled else {
          putInPlaceIfNeeded(running.to)
          return finish(running)
        }
        undo(running)
        giveUp(running)
        settleMembers()
      })
  }

  private func putInPlaceIfNeeded(_ controller: UIViewController?) {
    guard let view = controller?.storedView, view.superview !== contentView else { return }
    putInPlace(controller, over: true)
  }

  private func slide(_ running: RunningStackChange, with coordinator: ControllerTransition) {
    let outside = CGPoint(x: contentView.bounds.width, y: 0)
    let aside = CGPoint(x: -outside.x * Self.shareOfUnderlyingMove, y: 0)
    let isPush = running.change.direction == .push
    for view in running.to?.viewsInPlace(in: contentView) ?? [] {
      coordinator.slide(view, from: isPush ? outside : aside, to: .zero)
    }
    for view in running.from?.viewsInPlace(in: contentView) ?? [] {
      coordinator.slide(view, from: .zero, to: isPush ? aside : outside)
    }
  }

  private func finish(_ running: RunningStackChange) {
    let animated = running.coordinator != nil
    endChange()
    removeViews(of: running.from)
    running.from?.endExplicitTransitionIfBegun()
    tellDelegate(.didShow, { $0.navigationController(self, didShow: $1, animated: animated) }, of: running.to)
    {
      running.to?.endExplicitTransitionIfBegun()
      settleMembers()
    }
    statusBarMayChange()
    if shown !== stack.last { storedView?.setNeedsLayout() }
  }

  /// Notifies the delegate after the controller or, if the host is configured so, before it [?].
  private func tellDelegate(
    _ method: DelegateMethod,
    _ call: (any UINavigationControllerDelegate, UIViewController) -> Void, of controller: UIViewController?,
    whenItHears: () -> Void
  ) {
    let isLast = storedView.map { HostSimulator.of($0).answers.navigationDelegateHearsLast } ?? true
    if isLast { whenItHears() }
    if let controller, let delegate = delegate(for: method) { call(delegate, controller) }
    if !isLast { whenItHears() }
  }

  /// Cancels a pop whose gesture ended too early. The controllers were notified of their disappearance and
  /// appearance when the finger lifted.
  private func giveUp(_ running: RunningStackChange) {
    endChange()
    layOutBar()
    removeViews(of: running.to)
    running.to?.endExplicitTransitionIfBegun()
    running.from?.endExplicitTransitionIfBegun()
    statusBarMayChange()
    if shown !== stack.last { storedView?.setNeedsLayout() }
  }

  private func endChange() {
    runningChange = nil
    ownTransition = pendingChange?.coordinator
    contentView.isUserInteractionEnabled = true
    bar.finishChange()
    showBarState()
    tabBarController?.showBarState()
  }

  // MARK: - Changes outside of a window

  /// The change isn't visible, so the views are exchanged. The appearance state machine makes the necessary
  /// calls.
  private func swap(_ from: UIViewController?, for to: UIViewController?) {
    ownTransition = nil
    removeViews(of: from)
    to?.loadViewIfRequired()
    unannounced = to
    putInPlace(to, over: true)
    layOutBar()
    showBarState()
    showItems()
    bar.finishChange()
    tabBarController?.updateBar(with: nil)
    settleMembers()
  }

  /// Notifies the delegate of a controller that appears together with this one.
  final func announceShowing() {
    guard let controller = unannounced, controller !== announced else { return }
    announced = controller
    delegate(for: .willShow)?.navigationController(self, willShow: controller, animated: false)
  }

  final func announceShown() {
    guard let controller = unannounced else { return }
    unannounced = nil
    announced = nil
    delegate(for: .didShow)?.navigationController(self, didShow: controller, animated: false)
  }

  // MARK: - Parts

  private func putInPlace(_ controller: UIViewController?, over isOver: Bool) {
    guard let controller, let view = controller.storedView else { return }
    place(controller)
    if isOver { contentView.addSubview(view) } else { contentView.insertSubview(view, at: 0) }
    guard let container = controller.presentationInContext else { return }
    contentView.insertSubview(container, aboveSubview: view)
    controller.placeSearch(below: self)
  }

  /// Removes a controller's view together with what is presented in its context.
  private func removeViews(of controller: UIViewController?) {
    for view in controller?.viewsInPlace(in: contentView) ?? [] { view.removeFromSuperview() }
    controller?.storedView?.removeFromSuperview()
  }

  /// Shows the items of the stack in the bar.
  final func showItems() {
    bar.show(stack.map(\.navigationItem))
    showToolbarItems(animated: ViewAnimation.isRecording)
    if !ViewAnimation.isRecording, runningChange == nil { bar.finishChange() }
  }

  private func statusBarMayChange() {
    guard let window = storedView?.window else { return }
    if window === window.simulator.statusBarWindow { window.simulator.updateStatusBarFromControllers() }
  }
}

extension UIViewController {
  /// The view of a presentation that covers only this controller, such as an active search.
  fileprivate final var presentationInContext: UIView? {
    guard definesPresentationContext, carriedPresentation?.stage == .presented else { return nil }
    return carriedPresentation?.container
  }

  /// Returns the view and what is presented in its context, as far as they are in a superview.
  fileprivate final func viewsInPlace(in superview: UIView) -> [UIView] {
    [storedView, presentationInContext].compactMap { $0 }.filter { $0.superview === superview }
  }

  /// Ends an appearance begun by a container. Does nothing if none was begun.
  final func endExplicitTransitionIfBegun() {
    if appearance.isExplicit { endExplicitTransition() }
  }
}
