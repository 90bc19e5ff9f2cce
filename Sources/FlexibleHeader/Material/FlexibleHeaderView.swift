import HeaderEngine
import UIKit

/// A view at the top of a screen whose height and position follow a scroll view.
///
/// The header manages its own frame and nothing else: it grows and collapses between `minimumHeight` and
/// `maximumHeight`, stretches when content is pulled down, and shifts off the screen if `shiftBehavior` says
/// so. Put your own views into `contentView`. Where the header is, and why, is decided by `HeaderEngine`;
/// this view measures, asks, and applies the answer.
///
/// ```swift
/// headerView.minimumHeight = 56
/// headerView.maximumHeight = 160
/// headerView.shiftBehavior = .enabled
/// headerView.trackingScrollView = tableView
///
/// func scrollViewDidScroll(_ scrollView: UIScrollView) {
///   if scrollView === headerView.trackingScrollView { headerView.trackingScrollViewDidScroll() }
/// }
/// ```
open class FlexibleHeaderView: UIView {
  /// Told of changed frames and of wishes about the status bar. Held weakly; default nil.
  public weak var delegate: (any FlexibleHeaderViewDelegate)?

  /// Told of the animation between two tracking scroll views. Held weakly; default nil.
  public weak var animationDelegate: (any FlexibleHeaderViewAnimationDelegate)?

  /// The place for the header's own views: as large as the header, at every height.
  public var contentView: UIView {
    get { currentContentView }
    @available(*, deprecated, message: "Add views to the content view instead of replacing it.")
    set { replaceContentView(with: newValue) }
  }

  /// An invisible view that covers the part of the header under the status bar or the sensor housing.
  public let topSafeAreaGuide = UIView()

  /// Called after the header's traits changed, with the former ones. Default nil.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderView, UITraitCollection?) -> Void)?

  /// The elevation of the header above what it lies on, in points. The default is 0.
  ///
  /// This value has no visual effect; use it to derive elevation-dependent colors.
  public var elevation: CGFloat = 0 {
    didSet { if elevation != oldValue { elevationDidChange() } }
  }

  /// The base elevation, in points, used to compute `absoluteElevation`. The default, -1, means that the base elevation is
  /// that of the nearest header among the superviews, or 0.
  public var overrideBaseElevation: CGFloat = -1 {
    didSet { if overrideBaseElevation != oldValue { elevationDidChange() } }
  }

  /// A closure that is called when `elevation` or `overrideBaseElevation` changed, with the absolute elevation. The default
  /// is `nil`.
  public var elevationDidChangeBlock: ((FlexibleHeaderView, CGFloat) -> Void)?

  /// Called after the header's visible height, collapse, exit, or stretch changed, or when it comes to rest. The header's
  /// layout is up to date then. The default is `nil`.
  ///
  /// The header calls it once at the end of each event that changes something, and not if nothing changed.
  public var progressDidChange: ((FlexibleHeaderView, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - Internal state

  // The engine is asked several times an event. It never calls back, so the run-time check that no two accesses overlap,
  // 80 instructions each, could find nothing.
  @exclusivity(unchecked) var engine = MaterialHeader()
  let tracker = ScrollTracker()
  var installation: HeaderInstallation?
  var flags = FlexibleHeaderView.defaultBehavioralFlags
  /// A Boolean value that indicates whether all flags of this header were set together.
  var hasChosenFlags = false
  private var currentContentView = UIView()
  @exclusivity(unchecked) var originalNames = OriginalNamesState()
  /// The view controller of the header.
  weak var host: (any FlexibleHeaderViewHost)?
  var observesOffset = false
  var fitting = FittingHeights()
  /// Applies keyframes and effects; `nil` until there are any.
  var keyframeComposer: KeyframeComposer?
  /// Reports the progress; `nil` while nothing listens.
  var progressReporter: ProgressReporter?
  var voiceOverToken: NotificationToken?
  // Like the engine, this and the shadow are read at every event.
  @exclusivity(unchecked) var viewsHiddenWhenShifted = WeakSet<UIView>()
  /// The pages beside the tracked one.
  @exclusivity(unchecked) var neighbors = WeakSet<UIScrollView>()
  /// A Boolean value that indicates whether a pages controller decides what is tracked.
  var isInPages = false
  /// The visible height, in points, that those pages followed last.
  var heightForNeighbors = 0.0
  var viewsForwardingTouches = WeakSet<UIView>()
  let touchCatcher = TouchCatcher()
  var announcedFrame = CGRect.null
  var announcedStatusBarHidden = false
  var announcedStatusBarStyle: UIStatusBarStyle?
  var statusBarRequest: StatusBarRequest?
  let scrollEdge = ScrollEdgeLink()
  var defaultBackground: UIColor?
  @exclusivity(unchecked) var shadow = HeaderShadowLook()
  var isTranslatedWithContent = false
  let frontPosition = FrontPosition()
  /// The distance of the header's place from the window's top edge, in points; `nil` if it has to be measured. It is
  /// needed with every event, and a move of a view around the header that matters changes the safe area.
  var placeTopInWindow: CGFloat?
  /// The header's own safe area at the last report.
  var reportedSafeArea = UIEdgeInsets.zero
  var placing = PlacementGuard()
  var statusBarSnapshot: StatusBarSnapshotView?
  /// Seconds of the wall clock, whose minutes the status bar shows.
  var wallClock: () -> TimeInterval = { Date().timeIntervalSince1970 }
  var isVoiceOverRunning = UIAccessibility.isVoiceOverRunning

  /// The device that a recording plays on; `nil`, the default, is the real one.
  package var scriptedDevice: ScriptedDevice? {
    didSet {
      let isRunning = scriptedDevice?.isVoiceOverRunning ?? UIAccessibility.isVoiceOverRunning
      guard isRunning != isVoiceOverRunning else { return }
      isVoiceOverRunning = isRunning
      followVoiceOver()
    }
  }

  /// The view controller that names the safe area while it is inferred; found through the responder chain if
  /// nil.
  package weak var topSafeAreaSourceViewController: UIViewController? {
    didSet { reportSafeArea() }
  }

  /// That view controller's `additionalSafeAreaInsets` are the header's own doing, and do not count.
  package var subtractsAdditionalSafeAreaInsets = false

  // MARK: - Life cycle

  /// Creates a header with the default behaviour. Its width and x are the frame's for good, its height until
  /// the first layout.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a header with the given behaviour.
  public convenience init(frame: CGRect, behavioralFlags: BehavioralFlags) {
    self.init(frame: frame)
    self.behavioralFlags = behavioralFlags
  }

  /// Creates a header from an archive, with the default behaviour; only its view's properties are archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tracker.client = self
    originalNames.isSubclass = type(of: self) != FlexibleHeaderView.self
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
    adopt(flags)
    voiceOverToken = NotificationToken(UIAccessibility.voiceOverStatusDidChangeNotification) {
      [weak self] in
      self?.isVoiceOverRunning = UIAccessibility.isVoiceOverRunning
      self?.followVoiceOver()
    }
  }

  /// A header that is off-screen returns when VoiceOver starts, also without a scroll view.
  private func followVoiceOver() { send(tracker.isAttached ? .laidOut : .refreshed) }

  /// How the header leaves the screen. Default `disabled`. In an app extension, where the status bar cannot be
  /// hidden, `enabledWithStatusBar` becomes `enabled`.
  open var shiftBehavior: FlexibleHeaderShiftBehavior {
    get { engine.configuration.shiftBehavior }
    set {
      let shiftsWithScrolling = newValue == .enabled || newValue == .enabledWithStatusBar
      if observesOffset, shiftsWithScrolling {
        HeaderMisuse.report(.shiftingWhileObserving)
        return
      }
      let isRefused = newValue == .enabledWithStatusBar && AppExtension.isRunning
      configure { $0.shiftBehavior = isRefused ? .enabled : newValue }
    }
  }

  // MARK: - Events to forward

  /// Forward `scrollViewDidScroll` of the tracking scroll view here.
  open func trackingScrollViewDidScroll() {
    passOn({ $0.trackingScrollDidScroll() }) { contentDidScroll() }
  }

  /// Forward `scrollViewDidEndDragging(_:willDecelerate:)` of the tracking scroll view here.
  open func trackingScrollViewDidEndDragging(willDecelerate: Bool) {
    passOn({ $0.trackingScrollDidEndDraggingWillDecelerate(willDecelerate) }) {
      draggingDidEnd(willDecelerate: willDecelerate)
    }
  }

  /// Forward `scrollViewDidEndDecelerating` of the tracking scroll view here.
  open func trackingScrollViewDidEndDecelerating() {
    passOn({ $0.trackingScrollDidEndDecelerating() }) { deceleratingDidEnd() }
  }

  /// Forward `scrollViewDidEndScrollingAnimation` of the tracking scroll view here, where content is scrolled by command:
  /// the header then doesn't stay half way off the screen.
  open func trackingScrollViewDidEndScrollingAnimation() {
    guard acceptsForwarding() else { return }
    send(.scrollingAnimationEnded)
  }

  /// Forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the tracking scroll view here.
  ///
  /// Moves the target if it would leave the header half way off the screen, or between its heights with
  /// `snapsWhenReleased`.
  ///
  /// - Returns: A Boolean value that indicates whether the target was moved.
  @discardableResult open func trackingScrollViewWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    passOn({
      $0.trackingScrollWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
    }) {
      draggingWillEnd(withVelocity: velocity, at: targetContentOffset)
    }
  }

  /// Forward `scrollViewDidChangeAdjustedContentInset` here, of the tracking scroll view or of one that takes turns
  /// with it. Nil does nothing.
  open func trackingScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    passOn({ $0.trackingScrollDidChangeAdjustedContentInset(scrollView) }) {
      adjustedContentInsetDidChange(of: scrollView)
    }
  }

  // MARK: - Events under the names that Swift gave to the original's methods

  // They are here, and not in FlexibleHeaderMigration, so that subclasses can override them.

  /// Forwards an event of the tracking scroll view, under its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidScroll()")
  open func trackingScrollDidScroll() {
    passOnFromOriginalName({ $0.trackingScrollViewDidScroll() }) { contentDidScroll() }
  }

  /// Forwards an event of the tracking scroll view, under its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidEndDragging(willDecelerate:)")
  open func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool) {
    passOnFromOriginalName({ $0.trackingScrollViewDidEndDragging(willDecelerate: willDecelerate) }) {
      draggingDidEnd(willDecelerate: willDecelerate)
    }
  }

  /// Forwards an event of the tracking scroll view, under its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidEndDecelerating()")
  open func trackingScrollDidEndDecelerating() {
    passOnFromOriginalName({ $0.trackingScrollViewDidEndDecelerating() }) { deceleratingDidEnd() }
  }

  /// Forwards an event of the tracking scroll view, under its name in Material Components.
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

  /// Forwards an event of the tracking scroll view, under its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollViewDidChangeAdjustedContentInset(_:)")
  open func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    passOnFromOriginalName({ $0.trackingScrollViewDidChangeAdjustedContentInset(scrollView) }) {
      adjustedContentInsetDidChange(of: scrollView)
    }
  }

  // MARK: - To override

  /// Returns the height that the content needs at a width, in points, without the safe area.
  ///
  /// It is asked once per width while `heightsFitContent` is `true`. By default it is what Auto Layout needs for
  /// `contentView`. A height that isn't finite is ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    contentView.lowestFittingHeight(forWidth: width)
  }

  // MARK: - UIView

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: leastHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    installation?.takeOverDelegate()
    fitHeights()
    if isTranslatedWithContent { keepInFrontOfContent() }
    layOutShadow()
    layOutKeyframes()
    announceFrameIfChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyShadowColor()
    updateStatusBarStyle()
    keyframeComposer?.traitsDidChange()
    if fitting.isEnabled, hasOtherTextSize(than: previousTraitCollection) {
      // The views inside follow after this one: measuring waits for the layout.
      fitting.invalidate()
      setNeedsLayout()
    }
    traitCollectionDidChangeBlock?(self, previousTraitCollection)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    reportSafeArea()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    learnStatusBarSnapshots()
    updateStatusBarStyle()
    installation?.takeOverDelegate()
    reportSafeArea()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    placeTopInWindow = nil
    tracker.headerDidMove(to: superview)
    adoptWidth(of: superview)
    followContentTranslation(of: tracker.scrollView)
  }

  /// The background color. The status bar's style follows it, unless the header's controller doesn't infer the style.
  open override var backgroundColor: UIColor? {
    didSet {
      updateStatusBarStyle()
      linkScrollEdge()
    }
  }

  /// The x position and the width of the frame are yours to set; the header sets the height and the y position itself.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      restorePlace()
    }
  }

  /// Returns the tracking scroll view for touches on the header and on views in it that don't handle touches themselves,
  /// so that dragging them scrolls. A list is only dragged: a tap on the header selects no row behind it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let scrollView = tracker.scrollView, forwardsTouches(of: hit) else { return hit }
    guard scrollView is UITableView || scrollView is UICollectionView else {
      return scrollView
    }
    touchCatcher.settle(in: scrollView)
    return touchCatcher
  }

  private func forwardsTouches(of view: UIView) -> Bool {
    if view === self || view === contentView || viewsForwardingTouches.contains(view) { return true }
    return flags.correctsOriginalBehavior && view.leavesTouchesAlone(upTo: self)
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
