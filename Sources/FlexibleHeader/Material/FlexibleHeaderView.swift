import HeaderEngine
import UIKit

/// A view at the top of a screen whose height and position follow a scroll view.
///
/// The header manages only its own frame: it expands and collapses between `minimumHeight` and `maximumHeight`,
/// stretches when content is pulled down, and shifts off the screen depending on `shiftBehavior`. Add your own views
/// to `contentView`. `HeaderEngine` computes the header's layout; this view measures the scroll view and applies the
/// result.
///
/// ```swift
/// let header = FlexibleHeaderView(maximumHeight: 160)
/// header.shiftBehavior = .enabled
/// header.contentView.addSubview(titleLabel)
/// header.install(in: tableView)
/// ```
///
/// You can also set ``trackingScrollView`` and forward the scroll view's events to ``trackingScrollViewDidScroll()`` and
/// the related methods by hand.
open class FlexibleHeaderView: ScrollHeaderView {
  /// The view to which you add your own views. It always has the size of the header.
  public var contentView: UIView {
    get { currentContentView }
    @available(*, deprecated, message: "Add views to the content view instead of replacing it.")
    set { replaceContentView(with: newValue) }
  }

  /// An invisible view that covers the part of the header under the status bar or the sensor housing.
  public let topSafeAreaGuide = UIView()

  // MARK: - Internal state

  /// The object that notifies the delegates of Material Components, or `nil` if the app has none.
  // Read at every event that moves the header, so it is exempt from the runtime exclusivity check; see Benchmarks/README.md.
  @exclusivity(unchecked) package var relay: (any FlexibleHeaderViewRelay)?

  /// The differences from Material Components. Set them before you configure the header.
  // Read at every event, and the observer runs after the modification.
  @exclusivity(unchecked) package var policy = FlexibleHeaderView.defaultPolicy {
    didSet { if policy != oldValue { applyPolicy(after: oldValue) } }
  }

  package var hasChosenPolicy = false

  // The engine is accessed several times per event. It never calls back, so the runtime exclusivity check is unnecessary; see
  // Benchmarks/README.md.
  @exclusivity(unchecked) var engine = MaterialHeader()
  private var currentContentView = UIView()
  /// A Boolean value that indicates whether the header may override events.
  @exclusivity(unchecked) private(set) var isSubclass = false
  /// A Boolean value that indicates whether an event is being forwarded from one of its method names to the other, so that each
  /// override is called once.
  @exclusivity(unchecked) var isPassingOn = false
  weak var host: FlexibleHeaderViewController? { didSet { controller = host } }
  var observesOffset = false
  #if DEBUG
    /// Reports events that aren't forwarded, or `nil` if an event was.
    final var forwardingWatch: ForwardingWatch? { didSet { oldValue?.end() } }
  #endif
  var fitting = FittingHeights()
  /// Determines whether the header must stay on the screen.
  private(set) var use: UseState?
  // Like the engine, this property and the shadow are read for every event.
  @exclusivity(unchecked) var viewsHiddenWhenShifted = WeakSet<UIView>()
  /// The alpha that was last set for those views.
  var appliedContentAlpha: CGFloat = 1
  /// The settings of the header before it was placed in front of pages, or `nil` without pages.
  var settingsWithoutPages: (isShared: Bool, extendsShort: Bool)?
  var viewsForwardingTouches = WeakSet<UIView>()
  var announcedFrame = CGRect.null
  var announcedStatusBarHidden = false
  var announcedStatusBarStyle: UIStatusBarStyle?
  /// The time, in seconds, of the last request to hide or show the status bar, or `nil` once it was checked that the request
  /// reached the system.
  var statusBarRequestTime: TimeInterval?
  /// The number of requests for the status bar that aren't finished. Requests can be nested.
  var statusBarRequestDepth = 0
  var defaultBackground: UIColor?
  @exclusivity(unchecked) var shadow = HeaderShadowLook()
  /// The status bar that overlaps the header's place, or `nil` if it must be measured again. It is stored because every event
  /// needs it. Moving the window or a superview in a relevant way also changes the safe area of the header or of the scroll view, which
  /// resets the value.
  @exclusivity(unchecked) var statusBar: OverlappingStatusBar?
  /// The header's safe area insets when they were last reported.
  var reportedSafeArea = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the top safe area changed since the last layout. The scroll view may receive its
  /// own later.
  var needsInsetUpdate = false
  /// A Boolean value that indicates whether the header is setting its height and its center. In between, its place isn't valid.
  var isPlacing = false
  /// A Boolean value that indicates whether the safe area changed meanwhile, so that a report of it is due afterward.
  var missedReport = false
  /// A Boolean value that indicates whether the header is held on the screen, without stretch. Stored, because each event reads it.
  var mustStayVisible = false

  /// The simulated device of a recording, or `nil` to use the real device. The default is `nil`.
  @exclusivity(unchecked) package var scriptedDevice: ScriptedDevice? {
    didSet {
      tracker.endRest()
      // A recording contains the times at which the original took and removed snapshots of the status bar.
      engine.configuration.hasStatusBarSnapshots = scriptedDevice != nil
      useDidChange()
    }
  }

  /// The view controller whose safe area is used while the safe area is inferred. If `nil`, the header finds one
  /// through the responder chain.
  package weak var topSafeAreaSourceViewController: UIViewController? {
    didSet { reportSafeArea() }
  }

  /// A Boolean value that indicates whether that view controller was chosen by a delegate, or is one whose safe area the
  /// header enlarges. If `false`, a header that corrects the original uses the safe area of its superview.
  var hasChosenSafeAreaSource = false

  /// A Boolean value that indicates whether the top of that view controller's `additionalSafeAreaInsets` is
  /// subtracted, because the header itself set it.
  package var subtractsAdditionalSafeAreaInsets = false

  // MARK: - Life cycle

  /// Creates a header with the default behavior. The x position and the width of the frame remain in effect; the first layout
  /// sets the height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a header with the given heights, in points, and the default behavior. A minimum height of `nil`, the default, leaves
  /// that at its default.
  public convenience init(maximumHeight: CGFloat, minimumHeight: CGFloat? = nil) {
    self.init(frame: .zero)
    self.maximumHeight = maximumHeight
    if let minimumHeight { self.minimumHeight = minimumHeight }
  }

  /// Creates a header from an archive, with the default behavior. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    engine.wasShown = false
    // The system draws the status bar outside of the app, so no snapshot contains it.
    engine.configuration.hasStatusBarSnapshots = false
    tracker.client = self
    // The engine receives the safe area of the header's place instead.
    tracker.measuresSafeArea = false
    isSubclass = type(of: self) != FlexibleHeaderView.self
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    topSafeAreaGuide.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    topSafeAreaGuide.autoresizingMask = .flexibleWidth
    topSafeAreaGuide.isUserInteractionEnabled = false
    topSafeAreaGuide.isHidden = true
    addSubview(topSafeAreaGuide)
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0
    applyShadowColor()
    announcedFrame = frame
    defaultBackground = backgroundColor
    accessibilityIdentifier = Self.defaultAccessibilityIdentifier
    use = UseState(of: self) { [weak self] in self?.useDidChange() }
    applyPolicy()
  }

  /// An off-screen header returns when VoiceOver starts, even without a scroll view.
  private func useDidChange() {
    if updateMustStayVisible() { send(tracker.isAttached ? .laidOut : .refreshed) }
  }

  /// Notes whether something holds the header on the screen now, and returns whether that changed. Switch Control and editing do
  /// so as VoiceOver does, as a correction of the original.
  @discardableResult func updateMustStayVisible() -> Bool {
    let isInUse = policy.correctsOriginalBehavior && use?.mustStayVisible == true
    let former = mustStayVisible
    mustStayVisible = scriptedDevice?.isVoiceOverRunning ?? (UIAccessibility.isVoiceOverRunning || isInUse)
    return mustStayVisible != former
  }

  /// A value that determines how the header moves off the screen. The default is `.disabled`.
  ///
  /// In an app extension, which can't hide the status bar, `.enabledWithStatusBar` becomes `.enabled`.
  open var shiftBehavior: FlexibleHeaderShiftBehavior {
    get { engine.configuration.shiftBehavior }
    set {
      let isRefused = newValue == .enabledWithStatusBar && Bundle.main.bundlePath.hasSuffix(".appex")
      configure { $0.shiftBehavior = isRefused ? .enabled : newValue }
    }
  }

  // MARK: - ScrollHeaderView

  /// The minimum height, in points. The default is 56.
  ///
  /// A value above `maximumHeight` also raises `maximumHeight`. Negative values become 0; NaN and infinite values are
  /// ignored. A height that you set takes precedence over one that `heightsFitContent` computes.
  public override var minimumHeight: CGFloat {
    get { engine.configuration.heights.minimum }
    set {
      fitting.isMinimumGiven = true
      configure { $0.heights.setMinimum(newValue) }
    }
  }

  /// The maximum height of the header when it isn't stretched, in points. The default is 56.
  ///
  /// A value below `minimumHeight` also lowers `minimumHeight`. Negative values become 0; NaN and infinite values are
  /// ignored. A height that you set takes precedence over one that `heightsFitContent` computes.
  public override var maximumHeight: CGFloat {
    get { engine.configuration.heights.maximum }
    set {
      fitting.isMaximumGiven = true
      configure { $0.heights.setMaximum(newValue) }
    }
  }

  /// A Boolean value that indicates whether `minimumHeight` and `maximumHeight` include the top safe area. The default is
  /// `false`.
  ///
  /// Changing this value adjusts heights that were never set.
  public override var heightsIncludeSafeArea: Bool {
    get { policy.minMaxHeightIncludesSafeArea }
    set {
      policy.minMaxHeightIncludesSafeArea = newValue
      needsInsetUpdate = true
      setNeedsLayout()
    }
  }

  /// Collapses or expands the header by scrolling the content. If the header has no tracking scroll view, this method has no
  /// effect.
  ///
  /// Content that is too short to collapse the header is scrolled as far as possible. To move the header off the screen, use
  /// `shiftHeaderOffScreen(animated:)`.
  public override func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    earlyCommands.add { [weak self] in self?.setCollapsed(isCollapsed, animated: false) }
    guard let scrollView = tracker.scrollView else { return }
    let offset = engine.offset(collapsing: isCollapsed, measure(scrollView))
    tracker.scroll(to: offset, collapsing: isCollapsed, animated: animated)
    if offset != nil, !animated { scrollViewDidMove() }
  }

  /// Measures the content again. If `heightsFitContent` is `false`, this method has no effect.
  public override func fitContent() {
    fitting.invalidate()
    fitHeights()
  }

  override func didInstall(in scrollView: UIScrollView) {
    receiveEvents()
    trackingScrollView = scrollView
  }

  override func willUninstall(from scrollView: UIScrollView?) {
    returnToPlace()
    withdrawFromScrollViews()
  }

  override func snapsDidChange() {
    configure { $0.snaps = snaps }
    super.snapsDidChange()
  }

  override var travel: HeaderTravel { collapseAndShift }
  override var visibleLength: Double { Double(bottomEdge) }
  override var isAtRest: Bool { !engine.isAnimating && super.isAtRest }
  override var keepsFollowedInsets: Bool { isSharedWithManyScrollViews }

  // MARK: - Events to forward

  /// Notifies the header that the tracking scroll view scrolled. Call this method from `scrollViewDidScroll(_:)`.
  open func trackingScrollViewDidScroll() {
    passOn({ $0.trackingScrollDidScroll() }) { scrollViewDidMove() }
  }

  /// Notifies the header that the user stopped dragging. Call this method from
  /// `scrollViewDidEndDragging(_:willDecelerate:)` of the tracking scroll view's delegate.
  open func trackingScrollViewDidEndDragging(willDecelerate: Bool) {
    passOn({ $0.trackingScrollDidEndDraggingWillDecelerate(willDecelerate) }) {
      draggingDidEnd(willDecelerate: willDecelerate)
    }
  }

  /// Notifies the header that the content stopped decelerating. Call this method from
  /// `scrollViewDidEndDecelerating(_:)` of the tracking scroll view's delegate.
  open func trackingScrollViewDidEndDecelerating() {
    passOn({ $0.trackingScrollDidEndDecelerating() }) { send(.deceleratingEnded) }
  }

  /// Notifies the header that an animated scroll ended, so that the header doesn't stay partly off the screen. Call this
  /// method from `scrollViewDidScrollToTop(_:)` and, if you scroll the content programmatically, from
  /// `scrollViewDidEndScrollingAnimation(_:)` of the tracking scroll view's delegate.
  open func trackingScrollViewDidEndScrollingAnimation() {
    tracker.endScrollToTop()
    send(.scrollingAnimationEnded)
  }

  /// Adjusts the offset at which the tracking scroll view comes to rest. Call this method from
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the scroll view's delegate.
  ///
  /// The header changes the target if the header would otherwise rest partly off the screen or, with
  /// `snaps`, between its heights. The velocity is in points per millisecond, as UIKit passes it to the delegate.
  ///
  /// - Returns: A Boolean value that indicates whether the header changed the target.
  @discardableResult open func trackingScrollViewWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    passOn({
      $0.trackingScrollWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
    }) {
      draggingWillEnd(withVelocity: velocity, at: targetContentOffset)
    }
  }

  /// Notifies the header that the adjusted content inset of a scroll view changed. Call this method from
  /// `scrollViewDidChangeAdjustedContentInset(_:)`.
  ///
  /// - Parameter scrollView: The tracking scroll view, or another one that shares the header. If the value is `nil`,
  ///   this method has no effect.
  open func trackingScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    passOn({ $0.trackingScrollDidChangeAdjustedContentInset(scrollView) }) {
      adjustedContentInsetDidChange(of: scrollView)
    }
  }

  // MARK: - Events under the names that Swift gave to the original's methods

  // These methods are declared here and not in FlexibleHeaderMigration, so that subclasses can override them.

  /// Forwards an event of the tracking scroll view, with its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidScroll()")
  open func trackingScrollDidScroll() {
    passOnFromOriginalName({ $0.trackingScrollViewDidScroll() }) { scrollViewDidMove() }
  }

  /// Forwards an event of the tracking scroll view, with its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidEndDragging(willDecelerate:)")
  open func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool) {
    passOnFromOriginalName({ $0.trackingScrollViewDidEndDragging(willDecelerate: willDecelerate) }) {
      draggingDidEnd(willDecelerate: willDecelerate)
    }
  }

  /// Forwards an event of the tracking scroll view, with its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidEndDecelerating()")
  open func trackingScrollDidEndDecelerating() {
    passOnFromOriginalName({ $0.trackingScrollViewDidEndDecelerating() }) { send(.deceleratingEnded) }
  }

  /// Forwards an event of the tracking scroll view, with its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewWillEndDragging(withVelocity:targetContentOffset:)")
  @discardableResult open func trackingScrollWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    passOnFromOriginalName({
      $0.trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
    }) {
      draggingWillEnd(withVelocity: velocity, at: targetContentOffset)
    }
  }

  /// Forwards an event of the tracking scroll view, with its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidChangeAdjustedContentInset(_:)")
  open func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    passOnFromOriginalName({ $0.trackingScrollViewDidChangeAdjustedContentInset(scrollView) }) {
      adjustedContentInsetDidChange(of: scrollView)
    }
  }

  // MARK: - To override

  /// Returns the height that the content needs at the given width. Override this method to compute the height
  /// yourself.
  ///
  /// The header calls this method once per width while `heightsFitContent` is `true`. The default implementation
  /// returns the height that Auto Layout computes for `contentView`.
  ///
  /// - Returns: The height without the safe area, in points. A height that isn't finite is ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    contentView.lowestFittingHeight(forWidth: width)
  }

  // MARK: - UIView

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: leastHeight)
  }

  /// The height of the header, for headers that Auto Layout positions.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(engine.layout?.height ?? Double(leastHeight)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    willLayOut()
    use?.checkIfNeeded()
    if !translatesAutoresizingMaskIntoConstraints { restorePlace() }
    fitHeights()
    updateInsetsIfNeeded()
    contentTranslation.keepInFront(self)
    layOutShadow()
    layOutKeyframes()
    announceFrameIfChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    statusBar = nil
    applyShadowColor()
    updateStatusBarStyle()
    if fitting.isEnabled, traitCollection.mayChangeSizes(since: previousTraitCollection) {
      // Subviews update after this view, so the header measures them in the next layout pass.
      fitting.invalidate()
      setNeedsLayout()
    }
    relay?.headerView(self, traitsDidChange: previousTraitCollection)
  }

  override func safeAreaDidReturn() { reportSafeArea() }

  override func safeAreaDidChange() { reportSafeArea() }

  override func scrollViewMayHaveMoved() {
    super.scrollViewMayHaveMoved()
    // The safe area of a header in its scroll view is the same everywhere.
    statusBar = nil
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateStatusBarStyle()
    if window != nil { installation?.headerDidEnterWindow() }
    reportSafeArea()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    statusBar = nil
    adoptFlexibleWidth()
    followContentTranslation()
    observeContentSizeIfNeeded()
  }

  /// The background color. The status bar style is derived from it, unless the header's controller doesn't infer the
  /// style.
  open override var backgroundColor: UIColor? {
    didSet { updateStatusBarStyle() }
  }

  /// The frame of the header. You can set the x position and the width; the header sets the height and the y position.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      restorePlace()
    }
  }

  /// The center of the header, which Auto Layout sets. The header sets its y position.
  open override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      if !isPlacing, !translatesAutoresizingMaskIntoConstraints { restorePlace() }
    }
  }

  override func tapControl(of hit: UIView, for event: UIEvent?) -> UIControl? {
    policy.correctsOriginalBehavior ? super.tapControl(of: hit, for: event) : nil
  }

  override func forwardsTouches(of view: UIView) -> Bool {
    if view === self || view === contentView || viewsForwardingTouches.contains(view) { return true }
    return policy.correctsOriginalBehavior && view.leavesTouchesAlone(upTo: self)
  }

  private func replaceContentView(with view: UIView) {
    let former = currentContentView
    guard view !== former else { return }
    currentContentView = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
  }
}
