import HeaderEngine
import UIKit

/// The scroll view that drives the header, and its events.
extension FlexibleHeaderView {
  /// The scroll view that drives the header; default nil. Held weakly: when it goes away the header behaves as if
  /// nil had been set. Its top insets grow by the header's height, and shrink again when it is no longer tracked.
  public var trackingScrollView: UIScrollView? {
    get { tracker.scrollView }
    set { track(newValue) }
  }

  /// Whether the header watches the scroll view's offset by itself, so that nothing has to be forwarded. Default
  /// false; goes only with `shiftBehavior` `disabled` and `hideable`.
  public var observesTrackingScrollViewScrollEvents: Bool {
    get { observesOffset }
    set {
      if newValue, shiftBehavior == .enabled || shiftBehavior == .enabledWithStatusBar {
        HeaderMisuse.report(.observingWhileShifting)
        return
      }
      observesOffset = newValue
      tracker.observeOffset(newValue)
    }
  }

  /// Whether something like a scrubber moves the content: what would bring the header back is then ignored.
  /// Default false.
  public var isTrackingScrollViewBeingScrubbed: Bool {
    get { engine.configuration.isTrackingScrollViewBeingScrubbed }
    set { configure { $0.isTrackingScrollViewBeingScrubbed = newValue } }
  }

  // MARK: - Events to forward

  /// Forward `scrollViewShouldScrollToTop(_:)` of the tracking scroll view here; it has an effect with
  /// `insetFollowsVisibleHeight`.
  ///
  /// - Returns: `true`.
  @discardableResult public func trackingScrollViewShouldScrollToTop() -> Bool {
    if let scrollView = tracker.scrollView { tracker.write(engine.prepareScrollToTop(measure(scrollView))) }
    return true
  }

  // MARK: - Insets and animation

  /// Announces a scroll view that may be tracked next, while it is not yet visible: its insets and its offset are brought
  /// to where the header will not have to jump. Passing `nil` has no effect.
  public func trackingScrollWillChange(to scrollView: UIScrollView?) {
    guard let scrollView else { return }
    if scrollView === tracker.scrollView { return send(.announced) }
    prepare(scrollView) { engine.announcement(of: $0, &$1, surroundings()) }
  }

  /// Runs `changes`, which may set the tracking scroll view's content insets; the content stays where it is on the
  /// screen, and nothing that happens meanwhile counts as scrolling.
  public func changeContentInsets(_ changes: () -> Void) {
    guard let scrollView = tracker.scrollView else { return changes() }
    let inset = scrollView.contentInset.top
    let offset = scrollView.contentOffset.y
    tracker.suspended {
      changes()
      tracker.write(ScrollWrite(offset: offset - (scrollView.contentInset.top - inset)))
    }
    send(.contentRepositioned)
  }

  /// Animates `animations` with the duration (0.2 s) and the curve (ease in and out) of the header's own change from
  /// one scroll view to another, so that both move as one. `completion` is told whether the animation ran to its end.
  public func animate(animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: MaterialLayout.switchDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: animations, completion: completion)
  }

  // MARK: - Rotation

  /// Call from the owning view controller's `viewWillTransition(to:with:)`. `FlexibleHeaderViewController` does.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    interfaceOrientationWillChange()
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.interfaceOrientationIsChanging() },
      completion: { [weak self] _ in self?.interfaceOrientationDidChange() })
    // A transition that is over already calls nobody, and the header would ignore all scrolling for good.
    if !isQueued { interfaceOrientationDidChange() }
  }

  /// The interface begins to turn: until `interfaceOrientationDidChange()` no move counts as scrolling.
  public func interfaceOrientationWillChange() { send(.sizeTransitionBegan) }

  /// The interface is turning; the new safe area counts from here on.
  public func interfaceOrientationIsChanging() { reportSafeArea() }

  /// The interface has turned: the header takes its place above the content as it is now.
  public func interfaceOrientationDidChange() {
    send(.sizeTransitionEnded)
    announceFrameIfChanged()
  }

  // MARK: - Internal

  /// The content moved.
  func scrollViewDidMove() {
    guard !tracker.isSuspended else { return }
    send(.scrolled)
  }

  private func track(_ scrollView: UIScrollView?) {
    defer { keyframeComposer?.followersDidChangeScrollView() }
    forgetLostScrollView()
    let previous = tracker.scrollView
    guard scrollView !== previous else { return }
    if let previous { leave(previous) }
    tracker.attach(scrollView)
    linkScrollEdge()
    tracker.observeOffset(observesOffset)
    guard let scrollView else {
      followContentTranslation(of: tracker.scrollView)
      send(.refreshed)
      notifyHostOfScrollView()
      animationDelegate?.flexibleHeaderView(self, didChangeTrackingScrollViewAnimated: false)
      return
    }
    // A page is on the screen before it is tracked: the system has moved it already.
    let update = engine.handle(
      .trackingBegan(
        tracker.ledgers[scrollView], isSwitch: previous != nil,
        isTable: scrollView is UITableView && !isInPages),
      metrics(), surroundings())
    notifyHostOfScrollView()
    let isAnimated = finish(update, over: scrollView)
    animationDelegate?.flexibleHeaderView(self, didChangeTrackingScrollViewAnimated: isAnimated)
  }

  private func leave(_ scrollView: UIScrollView) {
    touchCatcher.removeFromSuperview()
    let update = engine.handle(.trackingEnded, metrics(), surroundings())
    tracker.ledgers[scrollView] = engine.ledger
    tracker.write(update.write)
  }

  /// Writes what the engine decides about a scroll view that isn't tracked.
  func prepare(
    _ scrollView: UIScrollView, _ decide: (ScrollMetrics, inout InsetLedger) -> ScrollWrite
  ) {
    let write = decide(measure(scrollView), &tracker.ledgers[scrollView])
    tracker.write(write, to: scrollView)
  }
}
