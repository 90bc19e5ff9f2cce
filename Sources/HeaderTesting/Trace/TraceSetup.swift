import HeaderEngine

/// The initial state of a ``RecordedTrace``: the screen, the scroll views, and the header's options.
///
/// Lengths are in points. The default values are those of the original, on a screen of 320 × 568 points with one tracked
/// scroll view. Options are named like those of the original.
struct TraceSetup: Equatable, Sendable {
  /// A scroll view below the header. Its width is the screen's.
  struct ScrollView: Equatable, Sendable {
    /// The condition under which a scroll view adds its safe area to its insets: while the content is taller than the view
    /// (`automatic`), always, or never.
    enum InsetAdjustment: Equatable, Sendable, CaseIterable { case automatic, always, never }

    var contentHeight: Double
    /// The insets before the header tracks the view: top, left, bottom, right.
    var initialContentInset = [0.0, 0, 0, 0]
    var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
    var pagingEnabled = false
    /// The view's own top safe area inset.
    var safeAreaTop = 0.0
    var isTableView = false
  }

  var viewWidth = 320.0
  var viewHeight = 568.0
  /// The height of the first scroll view's content.
  var contentHeight = 2000.0
  /// The height of the status bar while it is visible, or 0 without one.
  var statusBarHeight = 20.0
  /// The window's top safe area inset.
  var deviceTopSafeAreaInset = 20.0

  /// The header's minimum height, or `nil` to use its default.
  var minimumHeight: Double?
  /// The header's maximum height, or `nil` to use its default.
  var maximumHeight: Double?
  var minMaxHeightIncludesSafeArea = true
  var shiftBehavior = FlexibleHeaderShiftBehavior.disabled
  var contentImportance = FlexibleHeaderContentImportance.default
  var canOverExtend = true
  var inFrontOfInfiniteContent = false
  var sharedWithManyScrollViews = false
  var statusBarHintCanOverlapHeader = true
  var minimumHeaderViewHeight = 0.0
  var visibleShadowOpacity = 0.4
  var resetShadowAfterTrackingScrollViewIsReset = false
  var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
  var contentIsTranslucent = false

  /// A Boolean value that determines whether the top safe area comes from a view controller's view instead of the window.
  var inferTopSafeAreaInset = false
  /// A Boolean value that determines whether the header is inside the tracked scroll view.
  var headerIsSubviewOfScrollView = false
  /// A Boolean value that determines whether the app applies the header's status bar preference.
  var autoStatusBar = false
  /// A Boolean value that determines whether the header corrects the original's behavior.
  var correctsOriginalBehavior = false

  /// The scroll views. There is at least one.
  var scrollViews = [ScrollView(contentHeight: 2000)]
  /// The index of the scroll view that is tracked initially, or `nil` for none.
  var trackingScrollView: Int? = 0
}
