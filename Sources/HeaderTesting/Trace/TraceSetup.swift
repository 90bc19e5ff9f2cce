/// The initial state of a ``RecordedTrace``: the screen, the scroll views, and the header's options.
///
/// Lengths are in points.
public struct TraceSetup: Hashable, Sendable {
  /// The names of the shift behaviors in traces.
  public enum ShiftBehavior: String, CaseIterable, Sendable, Codable {
    /// The header never leaves the screen.
    case disabled
    /// The header shifts off the screen, and the status bar stays.
    case enabled
    /// The header and the status bar shift off the screen.
    case enabledWithStatusBar
    /// The header shifts only on request.
    case hideable
  }

  /// The names of the content importance in traces.
  public enum ContentImportance: String, CaseIterable, Sendable {
    /// The header returns after the content is scrolled back by a long distance.
    case `default`
    /// The header returns soon.
    case high
  }

  /// A scroll view below the header.
  public struct ScrollView: Hashable, Sendable {
    /// The way in which a scroll view adds its safe area to its insets.
    public enum InsetAdjustment: String, CaseIterable, Sendable {
      /// The safe area is added while the content is taller than the view.
      case automatic
      /// The safe area is always added.
      case always
      /// The safe area is never added.
      case never
    }

    /// The height of the content. Its width is the view's.
    public var contentHeight: Double

    /// The insets before the header tracks the view: top, left, bottom, right.
    public var initialContentInset: [Double]

    /// The way in which the safe area is added to the insets.
    public var contentInsetAdjustmentBehavior: InsetAdjustment

    /// A Boolean value that indicates whether the view stops at multiples of its height.
    public var pagingEnabled: Bool

    /// The view's own top safe area inset. The default is 0.
    public var safeAreaTop: Double

    /// A Boolean value that indicates whether the view is a table view. The default is `false`.
    public var isTableView: Bool

    /// Creates a plain scroll view without insets.
    public init(contentHeight: Double) {
      self.contentHeight = contentHeight
      initialContentInset = [0, 0, 0, 0]
      contentInsetAdjustmentBehavior = .automatic
      pagingEnabled = false
      safeAreaTop = 0
      isTableView = false
    }
  }

  /// The width of the screen and of all views on it.
  public var viewWidth: Double

  /// The height of the screen.
  public var viewHeight: Double

  /// The height of the first scroll view's content.
  public var contentHeight: Double

  /// The height of the status bar while it is visible, or 0 without one.
  public var statusBarHeight: Double

  /// The window's top safe area inset.
  public var deviceTopSafeAreaInset: Double

  /// The header's minimum height, or `nil` to use its default.
  public var minimumHeight: Double?

  /// The header's maximum height, or `nil` to use its default.
  public var maximumHeight: Double?

  /// A Boolean value that determines whether the two heights include the safe area.
  public var minMaxHeightIncludesSafeArea: Bool

  /// The header's shift behavior.
  public var shiftBehavior: ShiftBehavior

  /// The importance of the header's content, which determines how soon the header returns.
  public var contentImportance: ContentImportance

  /// A Boolean value that determines whether the header can grow beyond its maximum height.
  public var canOverExtend: Bool

  /// A Boolean value that determines whether content extends below the header everywhere.
  public var inFrontOfInfiniteContent: Bool

  /// A Boolean value that determines whether several scroll views share the header.
  public var sharedWithManyScrollViews: Bool

  /// A Boolean value that determines whether content can overlap the status bar.
  public var statusBarHintCanOverlapHeader: Bool

  /// The height of a shifted header that stays visible.
  public var minimumHeaderViewHeight: Double

  /// The opacity of the fully visible shadow, in 0...1.
  public var visibleShadowOpacity: Double

  /// A Boolean value that determines whether the shadow is removed when tracking ends.
  public var resetShadowAfterTrackingScrollViewIsReset: Bool

  /// A Boolean value that determines whether scroll views with the adjustment behavior `never` keep their
  /// insets.
  public var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool

  /// A Boolean value that determines whether the header covers translucent content.
  public var contentIsTranslucent: Bool

  /// A Boolean value that determines whether the top safe area comes from a view controller's view instead of
  /// the window.
  public var inferTopSafeAreaInset: Bool

  /// A Boolean value that determines whether the header is inside the tracked scroll view.
  public var headerIsSubviewOfScrollView: Bool

  /// A Boolean value that determines whether the app applies the header's status bar preference.
  public var autoStatusBar: Bool

  /// A Boolean value that determines whether the header corrects the original's behavior
  /// (`BehavioralFlags.correctsOriginalBehavior`). The default is `false`.
  public var correctsOriginalBehavior: Bool

  /// The scroll views. There is at least one.
  public var scrollViews: [ScrollView]

  /// The index of the scroll view that is tracked initially, or `nil` for none.
  public var trackingScrollView: Int?

  /// Creates a setup with the original's defaults, a screen of 320 × 568 points, and one tracked scroll view.
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
    correctsOriginalBehavior = false
    scrollViews = [ScrollView(contentHeight: contentHeight)]
    trackingScrollView = 0
  }
}
