import Foundation

/// How a changed stack becomes visible (12.16).
extension UINavigationController {
  /// How long an animated change takes, in seconds [K].
  static let changeDuration: TimeInterval = 0.35
  /// How far the controller beneath is moved aside, as a part of the width [K].
  private static let shareOfUnderlyingMove: CGFloat = 0.3

  /// Shows the last controller of the stack, if another one is seen.
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

  // MARK: - On the screen

  private func run(_ running: RunningStackChange) {
    let animated = running.coordinator != nil
    let (from, to) = (running.from, running.to)
    isPreparingChange = true
    to?.loadViewIfRequired()
    from?.beginExplicitTransition(isAppearing: false, animated: animated)
    tellDelegate({ $0.navigationController(self, willShow: $1, animated: animated) }, of: to) {
      to?.beginExplicitTransition(isAppearing: true, animated: animated)
    }
    isPreparingChange = false
    if let to { place(to) }
    let context = running.coordinator == nil ? nil : animatorContext(for: running)
    // An animator puts the view in itself.
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
        // The change has the transition, which must not have the change.
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
    if let view = running.to?.storedView {
      coordinator.slide(view, from: isPush ? outside : aside, to: .zero)
    }
    if let view = running.from?.storedView {
      coordinator.slide(view, from: .zero, to: isPush ? aside : outside)
    }
  }

  private func finish(_ running: RunningStackChange) {
    let animated = running.coordinator != nil
    endChange()
    running.from?.storedView?.removeFromSuperview()
    running.from?.endExplicitTransitionIfBegun()
    tellDelegate({ $0.navigationController(self, didShow: $1, animated: animated) }, of: running.to) {
      running.to?.endExplicitTransitionIfBegun()
      settleMembers()
    }
    statusBarMayChange()
    if shown !== stack.last { storedView?.setNeedsLayout() }
  }

  /// Tells the delegate of a controller after the controller itself, or before it if that is the host's answer [?].
  private func tellDelegate(
    _ call: (any UINavigationControllerDelegate, UIViewController) -> Void, of controller: UIViewController?,
    whenItHears: () -> Void
  ) {
    let isLast = storedView.map { HostSimulator.of($0).answers.navigationDelegateHearsLast } ?? true
    if isLast { whenItHears() }
    if let delegate, let controller { call(delegate, controller) }
    if !isLast { whenItHears() }
  }

  /// The finger left too early: the pop has not happened. Who had come and gone heard of it when it left.
  private func giveUp(_ running: RunningStackChange) {
    endChange()
    layOutBar()
    running.to?.storedView?.removeFromSuperview()
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

  // MARK: - Off the screen

  /// Nobody sees the change, so views are just exchanged; the appearance machine does what is to be done.
  private func swap(_ from: UIViewController?, for to: UIViewController?) {
    ownTransition = nil
    from?.storedView?.removeFromSuperview()
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

  /// The delegate hears of a controller that appears along with this one.
  final func announceShowing() {
    guard let controller = unannounced, controller !== announced else { return }
    announced = controller
    delegate?.navigationController(self, willShow: controller, animated: false)
  }

  final func announceShown() {
    guard let controller = unannounced else { return }
    unannounced = nil
    announced = nil
    delegate?.navigationController(self, didShow: controller, animated: false)
  }

  // MARK: - Parts

  private func putInPlace(_ controller: UIViewController?, over isOver: Bool) {
    guard let controller, let view = controller.storedView else { return }
    place(controller)
    if isOver { contentView.addSubview(view) } else { contentView.insertSubview(view, at: 0) }
  }

  /// The bar shows the items of the stack.
  final func showItems() {
    bar.show(stack.map(\.navigationItem))
    if !ViewAnimation.isRecording, runningChange == nil { bar.finishChange() }
  }

  private func statusBarMayChange() {
    guard let window = storedView?.window else { return }
    if window === window.simulator.statusBarWindow { window.simulator.updateStatusBarFromControllers() }
  }
}

extension UIViewController {
  /// Ends an appearance that a container began; one that never began has nothing to end.
  final func endExplicitTransitionIfBegun() {
    if appearance.isExplicit { endExplicitTransition() }
  }
}
