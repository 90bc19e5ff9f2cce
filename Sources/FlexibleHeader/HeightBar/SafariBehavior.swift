import HeaderEngine
import UIKit

/// A behavior that collapses the bar with the content and expands it after a swipe up the page, at the top,
/// at the bottom, or on a tap.
///
/// A slow drag up the page doesn't expand the bar. The scroll view's top inset must include the bar's maximum
/// height and stay constant. This behavior ignores snap positions: the bar settles with a spring, which ends
/// when a drag begins.
public final class SafariBehavior: HeightBarBehavior {
  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) private var engine = SafariBar()
  private var releaseVelocity = 0.0
  private var tapRecognizer: AreaTapRecognizer?

  // MARK: - Public

  /// The velocity, in points per second, above which a swipe up the page expands the bar and a swipe down
  /// collapses it. The default is 300. Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var revealVelocity: CGFloat {
    get { CGFloat(engine.revealVelocity) }
    set { engine.revealVelocity = Double(newValue) }
  }

  /// The fraction of its range, 0...1, by which the bar may have collapsed at the end of a slow drag and
  /// still expand again. The default is 0.1. Values are clamped; NaN is ignored.
  public var collapseHysteresis: CGFloat {
    get { CGFloat(engine.collapseHysteresis) }
    set { engine.collapseHysteresis = Double(newValue) }
  }

  /// The distance, in points, above which the movement in a single event is ignored. The default is 200.
  /// Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var abruptJump: CGFloat {
    get { CGFloat(engine.abruptJump) }
    set { engine.abruptJump = Double(newValue) }
  }

  /// A Boolean value that determines whether the bar can collapse, for example for a user setting. The
  /// default is `true`. Setting it to `false` expands the bar.
  public var isCollapsingEnabled: Bool {
    get { engine.isCollapsingEnabled }
    set {
      guard newValue != engine.isCollapsingEnabled else { return }
      engine.isCollapsingEnabled = newValue
      circumstancesDidChange()
    }
  }

  /// A Boolean value that determines whether a tap on the status bar also scrolls to the top when it expands
  /// the bar. The default is `false`: the first tap expands the bar, and the next one scrolls.
  public var scrollsToTopWhileOpening = false

  /// A Boolean value that indicates whether the bar is moving to its minimum or maximum height.
  public var isSettling: Bool { engine.isSettling }

  /// Expands the bar, which then stays expanded until the next drag. A tap on the bar has the same effect.
  public func expand() {
    if let lastScrollView { send(.tapped, lastScrollView) } else { bar?.progress = 0 }
  }

  // MARK: - UIScrollViewDelegate

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    follow(scrollView)
    if isSnapping {
      // The snap moves the content, and the bar with it.
      engine.forgetContent()
    } else if let bar {
      handle(.scrolled(by: SafariBar.Mover(of: scrollView)), scrollView, bar)
    }
    setIndicatorInset(of: scrollView)
  }

  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDragging(scrollView)
    releaseVelocity = 0
    send(.dragBegan, scrollView)
  }

  public override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // UIKit reports points per millisecond.
    releaseVelocity = Double(velocity.y) * 1000
  }

  public override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    send(.dragEnded(velocity: releaseVelocity), scrollView)
  }

  public override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    send(.decelerationEnded, scrollView)
  }

  public override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    send(.changed(by: SafariBar.Mover(of: scrollView)), scrollView)
  }

  public override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    guard let bar, bar.currentHeight < bar.barHeights.maximum, bar.barHeights.range > 0 else {
      return true
    }
    send(.tapped, scrollView)
    return scrollsToTopWhileOpening
  }

  public override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    send(.changed(by: .other), scrollView)
  }

  public override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
    adapt(to: scrollView)
  }

  // MARK: - The bar

  override func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    super.join(bar, after: predecessor)
    readAccessibility()
    barDidMoveToSuperview()
    tracker.observeContentSize(true)
  }

  override func leaveBar() {
    super.leaveBar()
    engine.stop()
    followSpring()
    tracker.observeContentSize(false)
    removeTapRecognizer()
  }

  /// The recognizer belongs to the superview, because the area of the expanded bar extends below the
  /// collapsed bar.
  override func barDidMoveToSuperview() {
    removeTapRecognizer()
    guard let bar, let surroundings = bar.superview else { return }
    let recognizer = AreaTapRecognizer()
    recognizer.isInArea = { [weak self] in self?.isInAreaOfFullBar($0) ?? false }
    recognizer.onTap = { [weak self] in self?.expand() }
    surroundings.addGestureRecognizer(recognizer)
    tapRecognizer = recognizer
  }

  override func barDidChangeHeights() { circumstancesDidChange() }

  override var spareLength: Double { SafariBar.spareLength }

  override func trackedContentSizeDidChange() { circumstancesDidChange() }

  override func follow(_ scrollView: UIScrollView) {
    guard scrollView !== tracker.scrollView else { return }
    super.follow(scrollView)
    tracker.observeContentSize(true)
  }

  override func pageDidChange(to scrollView: UIScrollView) {
    engine.forgetContent()
    super.pageDidChange(to: scrollView)
  }

  override func trackerDidAdvance(by duration: TimeInterval) {
    if isSnapping { super.trackerDidAdvance(by: duration) } else { advanceSpring(by: duration) }
  }

  /// Collapsing moves the content, and the bar follows, as after a swipe.
  override func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    if isCollapsed {
      engine.stop()
      super.setCollapsed(true, animated: animated, in: scrollView)
    } else {
      isSnapping = false
      if bar?.progress != 0 { tracker.stopContent() }
      expand()
      if !animated, engine.isSettling { send(.ticked(duration: 1), scrollView) }
    }
  }

  // MARK: - Private

  private func readAccessibility() {
    // Switch Control and editing keep the bar open as VoiceOver does.
    engine.isVoiceOverRunning = use?.mustStayVisible ?? UseState.isAssistiveTechnologyRunning
    engine.isMotionReduced = UIAccessibility.isReduceMotionEnabled
  }

  override var staysExpanded: Bool { engine.isVoiceOverRunning || !isCollapsingEnabled }

  override func useDidChange() { circumstancesDidChange() }

  private func circumstancesDidChange() {
    readAccessibility()
    if let lastScrollView { adapt(to: lastScrollView) }
  }

  /// Updates the bar after changes. A snap updates itself, and the end of its movement is an event.
  private func adapt(to scrollView: UIScrollView) {
    if isSnapping { return engine.forgetContent() }
    send(.changed(by: SafariBar.Mover(of: scrollView)), scrollView)
  }

  private func send(_ event: SafariBar.Event, _ scrollView: UIScrollView) {
    guard let bar else { return }
    follow(scrollView)
    handle(event, scrollView, bar)
  }

  private func handle(_ event: SafariBar.Event, _ scrollView: UIScrollView, _ bar: FlexibleHeightBar) {
    let old = bar.currentHeight
    let height = engine.handle(event, tracker.measure(scrollView), bar.barHeights, height: old)
    if height != old {
      bar.progress = CGFloat(bar.barHeights.progress(atHeight: height))
      if engine.settledAtOnce { crossFade(bar) }
    }
    followSpring()
  }

  /// The display link exists only while the spring or a snap is running.
  private func followSpring() {
    tracker.wantsFrames = engine.isSettling || isSnapping
  }

  private func advanceSpring(by duration: TimeInterval) {
    guard let scrollView = lastScrollView else {
      engine.stop()
      return followSpring()
    }
    send(.ticked(duration: duration), scrollView)
    bar?.layoutIfNeeded()
    setIndicatorInset(of: scrollView)
  }

  /// Replaces the movement with a cross-fade: the bar has its new layout immediately and fades in.
  private func crossFade(_ bar: FlexibleHeightBar) {
    bar.layoutIfNeeded()
    let alpha = bar.alpha
    bar.alpha = 0
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { bar.alpha = alpha }
  }

  private func isInAreaOfFullBar(_ touch: UITouch) -> Bool {
    guard let bar, bar.isUserInteractionEnabled, !bar.isHidden, bar.currentHeight < bar.barHeights.maximum
    else { return false }
    let area = CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.barHeights.maximum)
    return area.contains(touch.location(in: bar))
  }

  private func removeTapRecognizer() {
    if let tapRecognizer { tapRecognizer.view?.removeGestureRecognizer(tapRecognizer) }
    tapRecognizer = nil
  }
}

extension SafariBar.Mover {
  /// Determines what is moving the content of a scroll view.
  // Borrowing the scroll view saves a retain and a release.
  @MainActor init(of scrollView: borrowing UIScrollView) {
    if scrollView.isTracking {
      self = .finger
    } else if scrollView.isDecelerating {
      self = .deceleration
    } else {
      self = scrollView.isDragging ? .finger : .other
    }
  }
}
