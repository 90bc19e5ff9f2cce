/// The screen, the scroll views and the header's options that a ``RecordedTrace`` starts from.
///
/// Lengths are points.
public struct TraceSetup: Hashable, Sendable {
  /// The names that traces give to the shift behaviours.
  public enum ShiftBehavior: String, CaseIterable, Sendable {
    /// The header never leaves the screen.
    case disabled
    /// The header shifts off-screen, the status bar stays.
    case enabled
    /// The header shifts off-screen and takes the status bar along.
    case enabledWithStatusBar
    /// The header moves only when it is told to.
    case hideable
  }

  /// The names that traces give to the importance of the header's content.
  public enum ContentImportance: String, CaseIterable, Sendable {
    /// Content is scrolled back far before the header returns.
    case `default`
    /// The header returns soon.
    case high
  }

  /// A scroll view beneath the header.
  public struct ScrollView: Hashable, Sendable {
    /// How a scroll view adds its safe area to its insets.
    public enum InsetAdjustment: String, CaseIterable, Sendable {
      /// Added while the content is taller than the view.
      case automatic
      /// Added always.
      case always
      /// Never added.
      case never
    }

    /// Height of the content; its width is the view's.
    public var contentHeight: Double

    /// The insets before the header sees the view: top, left, bottom, right.
    public var initialContentInset: [Double]

    /// How the safe area enters the adjusted insets.
    public var contentInsetAdjustmentBehavior: InsetAdjustment

    /// Whether the view stops at multiples of its height.
    public var pagingEnabled: Bool

    /// The view's own top safe-area inset; 0 by default.
    public var safeAreaTop: Double

    /// Whether it is a table view; by default it is a plain one.
    public var isTableView: Bool

    /// Makes a plain scroll view without insets.
    public init(contentHeight: Double) {
      self.contentHeight = contentHeight
      initialContentInset = [0, 0, 0, 0]
      contentInsetAdjustmentBehavior = .automatic
      pagingEnabled = false
      safeAreaTop = 0
      isTableView = false
    }
  }

  /// Width of the screen and of everything on it.
  public var viewWidth: Double

  /// Height of the screen.
  public var viewHeight: Double

  /// Height of the first scroll view's content.
  public var contentHeight: Double

  /// Height of the status bar while it is shown; 0 without one.
  public var statusBarHeight: Double

  /// The window's top safe-area inset.
  public var deviceTopSafeAreaInset: Double

  /// The header's minimum height, nil if it is left alone.
  public var minimumHeight: Double?

  /// The header's maximum height, nil if it is left alone.
  public var maximumHeight: Double?

  /// Whether the two heights contain the safe area.
  public var minMaxHeightIncludesSafeArea: Bool

  /// Whether and how the header shifts off-screen.
  public var shiftBehavior: ShiftBehavior

  /// How soon the header returns.
  public var contentImportance: ContentImportance

  /// Whether the header may grow beyond its maximum.
  public var canOverExtend: Bool

  /// Whether content reaches beneath the header everywhere.
  public var inFrontOfInfiniteContent: Bool

  /// Whether several scroll views take turns.
  public var sharedWithManyScrollViews: Bool

  /// Whether content may lie beneath the status bar.
  public var statusBarHintCanOverlapHeader: Bool

  /// What stays visible of a shifted header.
  public var minimumHeaderViewHeight: Double

  /// Opacity of the full shadow, 0...1.
  public var visibleShadowOpacity: Double

  /// Whether the shadow goes when there is no scroll view any more.
  public var resetShadowAfterTrackingScrollViewIsReset: Bool

  /// Whether scroll views that adjust nothing keep their insets.
  public var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool

  /// Whether the header covers translucent content.
  public var contentIsTranslucent: Bool

  /// Whether the top safe area comes from a view controller's view instead of the window.
  public var inferTopSafeAreaInset: Bool

  /// Whether the header lies inside the tracked scroll view.
  public var headerIsSubviewOfScrollView: Bool

  /// Whether the application's status bar obeys the header.
  public var autoStatusBar: Bool

  /// The scroll views; at least one.
  public var scrollViews: [ScrollView]

  /// Which of them is tracked at first, nil for none.
  public var trackingScrollView: Int?

  /// Makes a set-up with the original's defaults, a screen of 320 × 568 points and one tracked scroll view.
  public init(contentHeight: Double = 2000) {
    viewWidth = 320
    viewHeight = 568
    self.contentHeight = contentHeight
    statusBarHeight = 20
    deviceTopSafeAreaInset = 20
    minMaxHeightIncludesSafeArea = true
    shiftBehavior = .disabled
    contentImportance = .default
    canOverExtend = true
    inFrontOfInfiniteContent = false
    sharedWithManyScrollViews = false
    statusBarHintCanOverlapHeader = true
    minimumHeaderViewHeight = 0
    visibleShadowOpacity = 0.4
    resetShadowAfterTrackingScrollViewIsReset = false
    disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
    contentIsTranslucent = false
    inferTopSafeAreaInset = false
    headerIsSubviewOfScrollView = false
    autoStatusBar = false
    scrollViews = [ScrollView(contentHeight: contentHeight)]
    trackingScrollView = 0
  }
}
