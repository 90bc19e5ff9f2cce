import HeaderEngine

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
  public let contentView = UIView()

  /// An invisible view that covers the part of the header under the status bar or the sensor housing.
  public let topSafeAreaGuide = UIView()

  /// Called after the header's traits changed, with the former ones. Default nil.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderView, UITraitCollection?) -> Void)?

  /// How high the header lies above what is beneath it, in points; default 0. It draws nothing by itself:
  /// whoever colours by height reads it.
  public var elevation: CGFloat = 0 {
    didSet { if elevation != oldValue { elevationDidChangeBlock?(self, elevation) } }
  }

  /// The height that counts: `elevation`. In points.
  public var currentElevation: CGFloat { elevation }

  /// The height of what the header lies on, for whoever adds them up, in points; default -1: not known, so that it is to
  /// be found by going up the views.
  public var overrideBaseElevation: CGFloat = -1

  /// Called when `elevation` changed, with the new one. Default nil.
  public var elevationDidChangeBlock: ((FlexibleHeaderView, CGFloat) -> Void)?

  // MARK: - Internal state

  // The engine is asked several times an event. It never calls back, so the run-time check that no two
  // accesses overlap, 80 instructions each, could find nothing.
  @exclusivity(unchecked) var engine = MaterialHeader()
  var ledger = ScrollViewLedger()
  var flags = FlexibleHeaderView.defaultBehavioralFlags
  /// The view controller whose view this is: it hears of what no delegate is told.
  weak var owner: FlexibleHeaderViewController?
  weak var trackedScrollView: UIScrollView?
  /// A scroll view was set and not unset: if `trackedScrollView` is nil nevertheless, it died.
  var hasTrackedScrollView = false
  var offsetObservation: NSKeyValueObservation?
  var isObserving = false
  var displayLink: DisplayLink?
  /// Keyframes over the progress of collapsing and of shifting; `ownsKeyframes` once there are any.
  var layoutKeyframes: (collapse: LayoutKeyframes?, shift: LayoutKeyframes?) = (nil, nil)
  var ownsKeyframes = false
  var voiceOverToken: NotificationToken?
  // This and the shadow are looked at in each event, too; the check would cost 75 instructions each.
  @exclusivity(unchecked) var viewsHiddenWhenShifted = WeakSet<UIView>()
  var viewsForwardingTouches = WeakSet<UIView>()
  let touchCatcher = TouchCatcher()
  var announcedFrame = CGRect.null
  @exclusivity(unchecked) var shadow = HeaderShadowLook()
  /// Kept for comparison: asking a view for its superview costs more than the rest of that comparison.
  var superviewIdentity: ObjectIdentifier?
  var isTranslatedWithContent = false
  /// Tells a header inside its scroll view of rows that came without a scroll event.
  var contentSizeObservation: NSKeyValueObservation?
  /// Between the new height and the new centre the header is nowhere: a safe area told meanwhile means nothing.
  var isPlacing = false
  var missedSafeAreaReport = false
  var statusBarSnapshot: StatusBarSnapshotView?
  /// Seconds of the wall clock, whose minutes the status bar shows.
  var wallClock: () -> TimeInterval = { Date().timeIntervalSince1970 }
  var isVoiceOverRunning = UIAccessibility.isVoiceOverRunning

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

  // MARK: - UIView

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: engine.heights.least)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isTranslatedWithContent { keepInFrontOfContent() }
    layOutShadow()
    announceFrameIfChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyShadowColor()
    traitCollectionDidChangeBlock?(self, previousTraitCollection)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    reportSafeArea()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    reportSafeArea()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewIdentity = superview.map(ObjectIdentifier.init)
    followContentTranslation(of: trackedScrollView)
  }

  /// Touches on the header itself belong to the tracking scroll view, so that one can scroll by dragging the header. A
  /// list is only dragged: a tap on the header selects no row behind it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let trackedScrollView, forwardsTouches(of: hit) else { return hit }
    guard trackedScrollView is UITableView || trackedScrollView is UICollectionView else {
      return trackedScrollView
    }
    touchCatcher.settle(in: trackedScrollView)
    return touchCatcher
  }

  private func forwardsTouches(of view: UIView) -> Bool {
    view === self || view === contentView || viewsForwardingTouches.contains(view)
  }
}
