import HeaderEngine
import UIKit

/// The bar shrinks with the content; a swipe up the page, the top, the bottom or a tap bring it back.
///
/// A slow drag up the page does not: that is what sets this behaviour apart. The scroll view's top inset must
/// contain the bar's maximum height and stay constant. Snap positions are of no use to it: it settles by
/// itself, with a spring that the beginning of a drag interrupts.
public final class SafariBehavior: HeightBarBehavior {
  private var engine = SafariBar()
  private var releaseVelocity = 0.0
  private var tokens: [NotificationToken] = []
  private var tapRecognizer: AreaTapRecognizer?

  // MARK: - Public

  /// Faster swipes up the page bring the bar back, faster ones down take it away; points per second. Default
  /// 300; negative ones become 0, those that are not finite are ignored.
  public var revealVelocity: CGFloat {
    get { CGFloat(engine.revealVelocity) }
    set { if newValue.isFinite { engine.revealVelocity = max(0, Double(newValue)) } }
  }

  /// The share of its range, 0...1, that the bar may have lost at the end of a slow drag and still come back.
  /// Default 0.1; clamped, NaN is ignored.
  public var collapseHysteresis: CGFloat {
    get { CGFloat(engine.collapseHysteresis) }
    set { if !newValue.isNaN { engine.collapseHysteresis = min(1, max(0, Double(newValue))) } }
  }

  /// More movement than this in one event counts as none, in points. Default 200; negative ones become 0,
  /// those that are not finite are ignored.
  public var abruptJump: CGFloat {
    get { CGFloat(engine.abruptJump) }
    set { if newValue.isFinite { engine.abruptJump = max(0, Double(newValue)) } }
  }

  /// Whether the bar may shrink; a user's setting for instance. Default true. Setting it to false opens the
  /// bar.
  public var isCollapsingEnabled: Bool {
    get { engine.isCollapsingEnabled }
    set {
      guard newValue != engine.isCollapsingEnabled else { return }
      engine.isCollapsingEnabled = newValue
      circumstancesDidChange()
    }
  }

  /// Whether a tap on the status bar opens the bar *and* scrolls to the top. Default false: the first tap
  /// opens the bar, the next one scrolls.
  public var scrollsToTopWhileOpening = false

  /// Whether the bar is on its way to one of its heights.
  public var isSettling: Bool { engine.isSettling }

  /// Opens the bar, which then stays open until the next drag: what a tap on it does.
  public func expand() {
    if let lastScrollView { send(.tapped, lastScrollView) } else { bar?.progress = 0 }
  }

  // MARK: - UIScrollViewDelegate

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    send(.scrolled(by: SafariBar.Mover(of: scrollView)), scrollView)
    super.scrollViewDidScroll(scrollView)
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
    // UIKit speaks of points per millisecond.
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
    guard let bar, bar.currentHeight < Double(bar.maximumHeight), bar.barHeights.range > 0 else {
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
    send(.changed(by: SafariBar.Mover(of: scrollView)), scrollView)
  }

  // MARK: - The bar

  override func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    super.join(bar, after: predecessor)
    listen()
    barDidMoveToSuperview()
    tracker.observeContentSize(true)
  }

  override func leaveBar() {
    super.leaveBar()
    engine.stop()
    followSpring()
    tokens = []
    tracker.observeContentSize(false)
    removeTapRecognizer()
  }

  /// Taps are looked for around the bar, for the area of the full one reaches below it.
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

  override func contentSizeDidChange() { circumstancesDidChange() }

  override func follow(_ scrollView: UIScrollView) {
    guard scrollView !== tracker.scrollView else { return }
    super.follow(scrollView)
    tracker.observeContentSize(true)
  }

  override func pageDidChange(to scrollView: UIScrollView) {
    engine.forgetContent()
    super.pageDidChange(to: scrollView)
  }

  override func advance(by duration: TimeInterval) {
    if isSnapping { super.advance(by: duration) } else { advanceSpring(by: duration) }
  }

  /// A bar that collapses does so as after a swipe: the content moves, and the bar follows.
  override func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    if isCollapsed {
      super.setCollapsed(true, animated: animated, in: scrollView)
    } else {
      expand()
      if !animated, engine.isSettling { send(.ticked(duration: 1), scrollView) }
    }
  }

  // MARK: - Private

  private func listen() {
    tokens = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ].map { name in NotificationToken(name) { [weak self] in self?.circumstancesDidChange() } }
    readAccessibility()
  }

  private func readAccessibility() {
    engine.isVoiceOverRunning = UIAccessibility.isVoiceOverRunning
    engine.isMotionReduced = UIAccessibility.isReduceMotionEnabled
  }

  private func circumstancesDidChange() {
    readAccessibility()
    guard let lastScrollView else { return }
    send(.changed(by: SafariBar.Mover(of: lastScrollView)), lastScrollView)
  }

  private func send(_ event: SafariBar.Event, _ scrollView: UIScrollView) {
    guard let bar else { return }
    follow(scrollView)
    let old = bar.currentHeight
    let height = engine.handle(event, tracker.measure(scrollView), bar.barHeights, height: old)
    if height != old {
      bar.progress = CGFloat(bar.barHeights.progress(atHeight: height))
      if engine.settledAtOnce { crossFade(bar) }
    }
    followSpring()
  }

  /// A display link exists exactly while the spring runs.
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

  /// Instead of moving: the bar is in its new place at once, and its new look fades in.
  private func crossFade(_ bar: FlexibleHeightBar) {
    bar.layoutIfNeeded()
    let alpha = bar.alpha
    bar.alpha = 0
    UIView.animate(withDuration: 0.2) { bar.alpha = alpha }
  }

  private func isInAreaOfFullBar(_ touch: UITouch) -> Bool {
    guard let bar, bar.isUserInteractionEnabled, !bar.isHidden, bar.currentHeight < Double(bar.maximumHeight)
    else { return false }
    let area = CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.maximumHeight)
    return area.contains(touch.location(in: bar))
  }

  private func removeTapRecognizer() {
    if let tapRecognizer { tapRecognizer.view?.removeGestureRecognizer(tapRecognizer) }
    tapRecognizer = nil
  }
}

extension SafariBar.Mover {
  /// Who moves the content of a scroll view at the moment.
  @MainActor init(of scrollView: UIScrollView) {
    if scrollView.isTracking {
      self = .finger
    } else if scrollView.isDecelerating {
      self = .deceleration
    } else {
      self = scrollView.isDragging ? .finger : .other
    }
  }
}
