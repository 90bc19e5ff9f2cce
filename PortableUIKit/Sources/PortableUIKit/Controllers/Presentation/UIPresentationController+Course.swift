import Foundation

/// The start and end of presentations.
extension UIPresentationController {
  /// The duration of a presentation or dismissal, in seconds [?]. Popovers fade faster.
  private var duration: TimeInterval { style == .popover ? 0.25 : 0.5 }

  /// The corner radius of sheets and popovers, in points [?].
  static let cornerRadius: CGFloat = 10

  /// A Boolean value that indicates whether the covered controller's view is removed from the window.
  final var coversPresenter: Bool { shouldRemovePresentersView }

  /// A Boolean value that indicates whether the presented controller controls the status bar.
  final var capturesStatusBar: Bool {
    guard stage == .presenting || stage == .presented else { return false }
    return style == .fullScreen || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  /// Adapts the style to the traits. Popovers become sheets on iPhone.
  final func adapt(to traits: UITraitCollection) {
    style = presentationStyle
    guard traits.horizontalSizeClass == .compact else { return }
    let adapted: UIModalPresentationStyle
    if let delegate {
      adapted = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    } else {
      adapted = style == .popover ? .pageSheet : .none
    }
    if adapted != .none { style = adapted == .automatic ? .pageSheet : adapted }
  }

  // MARK: - Presenting

  final func begin(
    from presenter: UIViewController, source: UIViewController, in host: UIView, over covered: UIView,
    animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    willBegin()
    presenting = presenter
    presenter.carriedPresentation = self
    presented.idlePresentation = nil
    retained = presented
    stage = .presenting
    onPresented = completion
    let place = host is UIWindow ? host.bounds : covered.frame
    presenterFillsContainer = presenter.storedView.map { $0.convert($0.bounds, to: host) } == place
    let container = PresentationView(frame: place, isDimming: isSheet)
    container.controller = self
    self.container = container
    addPullRecognizer(to: container)
    transition =
      animated
      ? ControllerTransition(from: presenter, to: presented, in: container, duration: duration, style: style)
      : nil
    adoptTransition()
    presented.loadViewIfRequired()
    UIView.performWithoutAnimation {
      host.insertSubview(container, aboveSubview: covered)
      container.showDimming(false)
    }
    let context = transition == nil ? nil : presentationContext(source: source, in: container)
    presentationTransitionWillBegin()
    inOrderOfAnswer(
      of: covered,
      { if coversPresenter { presenter.beginExplicitTransition(isAppearing: false, animated: animated) } },
      { presented.beginExplicitTransition(isAppearing: true, animated: animated) })
    UIView.performWithoutAnimation {
      placePresentedView(isFirst: true)
      // The animator adds the view itself.
      if context == nil, let view = presentedView { container.addSubview(view) }
      if animated { container.layoutIfNeeded() }
    }
    guard let transition else {
      container.showDimming(true)
      return finishPresenting()
    }
    container.isUserInteractionEnabled = false
    if let context {
      return transition.start(
        context,
        alongside: { [self] in
          container.showDimming(true)
          updateStatusBar()
        }, onEnd: { [weak self] in $0 ? self?.giveUpPresenting() : self?.finishPresenting() })
    }
    transition.start(
      { [self] in
        container.showDimming(true)
        slideOrFade(with: transition, comes: true)
        updateStatusBar()
      }, onEnd: { [weak self] _ in self?.finishPresenting() })
  }

  /// Notifies the disappearing and the appearing controller in the order configured by the host [?].
  private func inOrderOfAnswer(of view: UIView, _ tellLeaving: () -> Void, _ tellComing: () -> Void) {
    let isLeavingFirst = HostSimulator.of(view).answers.leavingControllerHearsFirst
    if isLeavingFirst { tellLeaving() }
    tellComing()
    if !isLeavingFirst { tellLeaving() }
  }

  private func finishPresenting() {
    let presenter = presenting
    let presented = presentedViewController
    endTransition()
    stage = .presented
    if coversPresenter, let view = presenter?.storedView {
      coveredSuperview = view.superview
      view.removeFromSuperview()
    }
    updateStatusBar()
    presentationTransitionDidEnd(true)
    presented.endExplicitTransitionIfBegun()
    if coversPresenter { presenter?.endExplicitTransitionIfBegun() }
    let completion = onPresented
    onPresented = nil
    completion?()
  }

  // MARK: - Dismissing

  /// Ends the presentation. If `revealsPresenter` is `false`, the covered controller isn't shown again. An
  /// interactive dismissal follows a finger.
  final func end(
    animated: Bool, revealsPresenter: Bool = true, isInteractive: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    guard stage == .presented || stage == .presenting else { return }
    if stage == .presenting { transition?.finishAtOnce() }
    guard let container, let presenter = presenting else { return }
    let presented = presentedViewController
    stage = .dismissing
    transition =
      animated
      ? ControllerTransition(
        from: presented, to: presenter, in: container, duration: duration, style: style,
        isInteractive: isInteractive)
      : nil
    adoptTransition()
    let context = transition == nil ? nil : dismissalContext(in: container)
    dismissalTransitionWillBegin()
    inOrderOfAnswer(
      of: container, { presented.beginExplicitTransition(isAppearing: false, animated: animated) },
      {
        guard coversPresenter, revealsPresenter else { return }
        presenter.beginExplicitTransition(isAppearing: true, animated: animated)
        putPresenterBack()
      })
    guard let transition else { return finishDismissing(completion) }
    container.isUserInteractionEnabled = isInteractive
    if let context {
      return transition.start(
        context,
        alongside: { [self] in
          container.showDimming(false)
          updateStatusBar()
        }, onEnd: { [weak self] in $0 ? self?.giveUpDismissing() : self?.finishDismissing(completion) })
    }
    transition.start(
      { [self] in
        container.showDimming(false)
        slideOrFade(with: transition, comes: false)
        updateStatusBar()
      }, onEnd: { [weak self] in $0 ? self?.giveUpDismissing() : self?.finishDismissing(completion) })
  }

  /// Restores the presentation after a gesture that ended too early.
  private func giveUpDismissing() {
    isDismissedByUser = false
    endTransition()
    stage = .presented
    UIView.performWithoutAnimation { container?.showDimming(true) }
    updateStatusBar()
    dismissalTransitionDidEnd(false)
    presentedViewController.beginExplicitTransition(isAppearing: true, animated: true)
    presentedViewController.endExplicitTransitionIfBegun()
    guard coversPresenter, let presenter = presenting else { return }
    presenter.beginExplicitTransition(isAppearing: false, animated: true)
    presenter.storedView.map { coveredSuperview = $0.superview }
    presenter.storedView?.removeFromSuperview()
    presenter.endExplicitTransitionIfBegun()
  }

  private func finishDismissing(_ completion: (() -> Void)?) {
    let presenter = presenting
    let presented = presentedViewController
    endTransition()
    takePresenterOutOfContainer()
    container?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    container = nil
    dismissalTransitionDidEnd(true)
    if coversPresenter { presenter?.endExplicitTransitionIfBegun() }
    presented.endExplicitTransitionIfBegun()
    presenter?.carriedPresentation = nil
    stage = .idle
    presented.storedPresentationController = nil
    updateStatusBar(of: presenter)
    if isDismissedByUser { delegate?.presentationControllerDidDismiss(self) }
    completion?()
    retained = nil
  }

  /// Ends the presentation at once, without animation, because its surroundings changed.
  final func tearDown() {
    presentedViewController.carriedPresentation?.tearDown()
    transition?.finishAtOnce()
    end(animated: false)
  }

  private func putPresenterBack() {
    guard let superview = coveredSuperview, let view = presenting?.storedView, let container else { return }
    coveredSuperview = nil
    UIView.performWithoutAnimation {
      if presenterFillsContainer { view.frame = container.frame }
      if superview === container.superview {
        superview.insertSubview(view, belowSubview: container)
      } else {
        superview.addSubview(view)
      }
      view.layoutIfNeeded()
    }
  }

  // MARK: - Parts

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  private func slideOrFade(with transition: ControllerTransition, comes: Bool) {
    guard let view = presentedView, let container else { return }
    let distance = style == .popover ? 0 : container.bounds.maxY - view.frame.minY
    let outside = CGPoint(x: 0, y: distance)
    transition.slide(view, from: comes ? outside : .zero, to: comes ? .zero : outside)
    guard style == .popover else { return }
    if comes { UIView.performWithoutAnimation { view.alpha = 0 } }
    view.alpha = comes ? 1 : 0
    container.showPopoverChrome(comes)
  }

  private func adoptTransition() {
    presenting?.ownTransition = transition
    presentedViewController.ownTransition = transition
  }

  final func endTransition() {
    container?.isUserInteractionEnabled = true
    transition = nil
    adoptTransition()
    if style == .popover { presentedView?.alpha = 1 }
  }

  final func updateStatusBar(of controller: UIViewController? = nil) {
    guard let window = container?.window ?? controller?.storedView?.window else { return }
    if window === window.simulator.statusBarWindow { window.simulator.updateStatusBarFromControllers() }
  }

  /// Handles a touch of the covered area, which closes popovers.
  final func touchedOutside() {
    guard style == .popover, stage == .presented, let presenting, mayBeDismissedByUser() else { return }
    presenting.dismiss(animated: true)
  }

  // MARK: - Layout

  final func frame(in bounds: CGRect) -> CGRect {
    guard let container else { return bounds }
    return layout(in: bounds, of: container).frame
  }

  final func layout(in bounds: CGRect, of container: UIView) -> PresentationFrame {
    let traits = container.traitCollection
    return PresentationFrame(
      style: style, bounds: bounds, safeArea: container.safeAreaInsets,
      wish: presentedViewController.preferredContentSize,
      isCompactWidth: traits.horizontalSizeClass == .compact,
      isCompactHeight: traits.verticalSizeClass == .compact, source: sourceRect(in: container),
      arrows: arrows)
  }

  /// Notifies the presented controller of its new size before the window rotates or changes its size.
  final func windowWillChange(
    to size: CGSize, traits: UITraitCollection?, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let traits { willTransition(to: traits, with: coordinator) }
    viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the presented controller of its size in a window of the given size.
  final func tellPresented(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    guard let old = presented.storedView?.bounds.size else { return }
    let new = frame(in: CGRect(origin: .zero, size: size)).size
    if new != old { presented.viewWillTransition(to: new, with: coordinator) }
  }

  /// Sets the frame of the presented view. In a custom presentation, the subclass does this after the view
  /// was added.
  final func placePresentedView(isFirst: Bool = false) {
    guard let container, let view = presentedView, isFirst || style != .custom || type(of: self).isPlain
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
    guard style != .custom, frame.size != container.bounds.size else { return }
    view.layer.cornerRadius = Self.cornerRadius
    view.clipsToBounds = true
    guard style == .popover else { return }
    let source = sourceRect(in: container)
    let arrow = layout(in: container.bounds, of: container).popover.arrow
    container.showPopover(
      in: frame, pointingAt: source, arrow: arrow, color: popoverColor ?? view.backgroundColor)
  }
}
