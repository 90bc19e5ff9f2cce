import PortableUIKit
import Testing

/// Moves the view that comes up from below, or that goes down, within half a second.
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  let isComing: Bool
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ log: CallLog, isComing: Bool) {
    self.log = log
    self.isComing = isComing
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    context = transitionContext
    let container = transitionContext.containerView
    let key: UITransitionContextViewKey = isComing ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    let inside = view.frame
    let outside = inside.offsetBy(dx: 0, dy: container.bounds.height)
    if isComing {
      container.addSubview(view)
      view.frame = outside
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { view.frame = self.isComing ? inside : outside },
      completion: { _ in
        let isCancelled = transitionContext.transitionWasCancelled
        if isCancelled { view.frame = self.isComing ? outside : inside }
        transitionContext.completeTransition(!isCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}

/// Leaves the upper half free, under a dark view of its own.
@MainActor private final class HalfPresentation: UIPresentationController {
  let log: CallLog
  let dimming = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() {
    log.add("presentation.willBegin(\(containerView?.bounds.size == UIScreen.main.bounds.size))")
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("presentation.didEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() {
    log.add("dismissal.willBegin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissal.didEnd(\(completed))") }
}

@MainActor private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animates = true
  var usesHalf = true
  var driver: UIPercentDrivenInteractiveTransition?
  private(set) var sources: [UIViewController] = []
  private(set) var animator: SlideAnimator?

  init(_ log: CallLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sources.append(source)
    animator = animates ? SlideAnimator(log, isComing: true) : nil
    return animator
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator = animates ? SlideAnimator(log, isComing: false) : nil
    return animator
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { usesHalf ? HalfPresentation(presented, presenting, log) : nil }
}

@MainActor struct CustomPresentationTests {
  private let log = CallLog()
  private let windows = WindowKeeper()
  private let keeper = Keeper()

  /// Keeps the delegates, which controllers don't.
  private final class Keeper { var directors: [Director] = [] }

  private func stage(
    _ style: UIModalPresentationStyle = .custom, _ change: (Director) -> Void = { _ in }
  ) -> (root: LoggingController, modal: LoggingController, director: Director, simulator: HostSimulator) {
    let simulator = HostSimulator.fresh(.phone47)
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    let modal = LoggingController("modal", log)
    let director = Director(log)
    keeper.directors.append(director)
    change(director)
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = director
    _ = log.take()
    return (root, modal, director, simulator)
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("View.") && !$0.contains("ayout") && !$0.hasSuffix("safeArea") }
  }

  private func shownTop(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? -1 }

  @Test("[A], order [?]: a custom presentation is laid out by its controller, which is notified of each step")
  func presentation() throws {
    let (root, modal, _, simulator) = stage(.custom) { $0.animates = false }
    root.present(modal, animated: true) { [log] in log.add("completion") }
    let half = try #require(modal.presentationController as? HalfPresentation)
    expect(half.presentingViewController === root && half.presentedViewController === modal)
    expectEqual(modal.transitionCoordinator?.presentationStyle, .custom)
    simulator.advance(by: 0.25)
    let dimness = try #require(half.dimming.layer.presentation()).opacity
    expect(dimness > 0 && dimness < 1)
    simulator.runUntilIdle()
    expectEqual(
      calls(),
      [
        "modal.loadView", "modal.didLoad", "presentation.willBegin(true)", "modal.willAppear",
        "modal.isAppearing",
        "presentation.didEnd(true)", "modal.didAppear", "completion",
      ])
    expectEqual(modal.view.frame, CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    expect(modal.view.layer.cornerRadius == 0 && root.view.window != nil)
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    expectEqual(
      calls(),
      [
        "dismissal.willBegin", "modal.willDisappear", "dismissal.didEnd(true)", "modal.didDisappear",
      ])
    expect(half.containerView == nil && root.presentedViewController == nil)
  }

  @Test("[A] the container's layout leaves the view where the subclass has put it, in another size, too")
  func resizing() throws {
    let (root, modal, _, simulator) = stage()
    root.present(modal, animated: false)
    simulator.step()
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    expectEqual(modal.view.frame, CGRect(x: 0, y: 187.5, width: 667, height: 187.5))
  }

  @Test("[A] the delegate's animator puts the view in, moves it, and says when that is over")
  func animator() throws {
    let (root, modal, director, simulator) = stage()
    root.present(modal, animated: true) { [log] in log.add("completion") }
    let context = try #require(director.animator?.context)
    expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === modal)
    expect(context.view(forKey: .to) === modal.view && context.view(forKey: .from) == nil)
    expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
    expectEqual(context.finalFrame(for: modal), CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    expect(
      context.initialFrame(for: modal) == .zero && context.initialFrame(for: root) == UIScreen.main.bounds)
    expect(director.sources == [root] && modal.isBeingPresented)
    simulator.advance(by: 0.25)
    expectLess(abs(shownTop(modal.view) - (333.5 + 667 / 2)), 25)
    simulator.runUntilIdle()
    expectEqual(
      calls().suffix(6),
      [
        "animate", "modal.isAppearing", "animationEnded(true)", "presentation.didEnd(true)",
        "modal.didAppear", "completion",
      ])
    modal.dismiss(animated: true)
    expect(modal.isBeingDismissed)
    simulator.runUntilIdle()
    expectEqual(
      calls(),
      [
        "dismissal.willBegin", "modal.willDisappear", "animate", "animationEnded(true)",
        "dismissal.didEnd(true)",
        "modal.didDisappear",
      ])
    expectNil(modal.view.window)
  }

  @Test(
    "[A] an animator of a full-screen presentation moves both views; the covered one leaves and comes back")
  func fullScreen() throws {
    let (root, modal, director, simulator) = stage(.fullScreen)
    root.present(modal, animated: true)
    let context = try #require(director.animator?.context)
    expect(context.view(forKey: .from) === root.view && context.finalFrame(for: root) == .zero)
    simulator.runUntilIdle()
    expect(root.view.window == nil && modal.view.frame == UIScreen.main.bounds)
    modal.dismiss(animated: true)
    let dismissal = try #require(director.animator?.context)
    expectSame(dismissal.view(forKey: .to), root.view)
    dismissal.containerView.insertSubview(root.view, at: 0)
    simulator.runUntilIdle()
    expect(root.view.window != nil && root.view.frame == UIScreen.main.bounds)
    expect(modal.view.window == nil && root.view.superview === root.view.window)
  }

  @Test("[A] without animation no animator is asked")
  func withoutAnimation() {
    let (root, modal, director, _) = stage()
    root.present(modal, animated: false)
    expect(director.sources == [] && modal.view.window != nil)
    modal.dismiss(animated: false)
    expect(modal.view.window == nil && !calls().contains("animate"))
  }

  @Test("[A] a driven presentation shows what the driver says and runs on to its end when that finishes")
  func drivenPresentation() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let (root, modal, director, simulator) = stage(.custom) { $0.driver = driver }
    root.present(modal, animated: true)
    simulator.advance(by: 1)
    expect(director.animator?.context?.isInteractive == true && modal.isBeingPresented)
    expectLess(abs(shownTop(modal.view) - (333.5 + 667)), 1)
    driver.update(0.5)
    simulator.advance(by: 1)
    expectLess(abs(shownTop(modal.view) - (333.5 + 333.5)), 1)
    expect(driver.percentComplete == 0.5 && driver.duration == 0.5)
    driver.update(7)
    expectEqual(driver.percentComplete, 1)
    driver.update(0.75)
    driver.finish()
    simulator.advance(by: 0.06)
    expectLess(shownTop(modal.view), 333.5 + 0.25 * 667 - 50)
    simulator.runUntilIdle()
    expect(calls().contains("animationEnded(true)") && !modal.isBeingPresented)
    expectEqual(modal.view.frame.minY, 333.5)
  }

  @Test("[A] a driven presentation that is cancelled leaves everything as it was")
  func cancelledPresentation() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let (root, modal, director, simulator) = stage(.custom) { $0.driver = driver }
    root.present(modal, animated: true)
    driver.update(0.4)
    simulator.step()
    driver.cancel()
    expectEqual(director.animator?.context?.transitionWasCancelled, true)
    simulator.runUntilIdle()
    expect(root.presentedViewController == nil && modal.view.window == nil)
    expectEqual(
      calls().suffix(4),
      [
        "animationEnded(false)", "presentation.didEnd(false)", "modal.willDisappear", "modal.didDisappear",
      ])
    root.present(modal, animated: false)
    expectSame(root.presentedViewController, modal)
  }

  @Test("[A] a driven dismissal that is cancelled leaves what is presented, whose controller appears again")
  func cancelledDismissal() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let (root, modal, director, simulator) = stage()
    root.present(modal, animated: false)
    simulator.step()
    director.driver = driver
    _ = log.take()
    modal.dismiss(animated: true) { [log] in log.add("completion") }
    driver.update(0.3)
    simulator.step()
    expect(modal.isBeingDismissed)
    driver.cancel()
    simulator.runUntilIdle()
    expect(root.presentedViewController === modal && !modal.isBeingDismissed)
    expectEqual(modal.view.frame.minY, 333.5)
    expectEqual(
      calls(),
      [
        "dismissal.willBegin", "modal.willDisappear", "animate", "animationEnded(false)",
        "dismissal.didEnd(false)",
        "modal.willAppear", "modal.isAppearing", "modal.didAppear",
      ])
  }

  @Test("[A] a driver that does not want to begin interactively lets the animator animate")
  func animatedStart() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let (root, modal, _, simulator) = stage(.custom) { $0.driver = driver }
    root.present(modal, animated: true)
    simulator.runUntilIdle()
    expect(!modal.isBeingPresented && root.presentedViewController === modal)
  }
}
