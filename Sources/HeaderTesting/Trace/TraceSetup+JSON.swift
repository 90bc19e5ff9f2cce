import HeaderEngine

extension TraceSetup: JSONObject {
  static let heights = 0.0...1_000_000.0

  static let fields: [JSONField<TraceSetup>] = [
    JSONField("viewWidth", \.viewWidth, in: 1...100_000),
    JSONField("viewHeight", \.viewHeight, in: 1...100_000),
    JSONField("contentHeight", \.contentHeight, in: heights),
    JSONField("statusBarHeight", \.statusBarHeight, in: heights),
    JSONField("deviceTopSafeAreaInset", \.deviceTopSafeAreaInset, in: heights),
    JSONField("inferTopSafeAreaInset", \.inferTopSafeAreaInset),
    JSONField("autoStatusBar", \.autoStatusBar, isOptional: true),
    JSONField("minimumHeight", \.minimumHeight, in: heights),
    JSONField("maximumHeight", \.maximumHeight, in: heights),
    JSONField("minMaxHeightIncludesSafeArea", \.minMaxHeightIncludesSafeArea),
    JSONField("shiftBehavior", \.shiftBehavior, of: FlexibleHeaderShiftBehavior.allCases),
    JSONField("contentImportance", \.contentImportance, of: FlexibleHeaderContentImportance.allCases),
    JSONField("canOverExtend", \.canOverExtend),
    JSONField("inFrontOfInfiniteContent", \.inFrontOfInfiniteContent),
    JSONField("sharedWithManyScrollViews", \.sharedWithManyScrollViews),
    JSONField("statusBarHintCanOverlapHeader", \.statusBarHintCanOverlapHeader),
    JSONField("minimumHeaderViewHeight", \.minimumHeaderViewHeight, in: heights),
    JSONField("visibleShadowOpacity", \.visibleShadowOpacity, in: 0...1),
    JSONField(
      "resetShadowAfterTrackingScrollViewIsReset", \.resetShadowAfterTrackingScrollViewIsReset),
    JSONField(
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever",
      \.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever),
    JSONField("contentIsTranslucent", \.contentIsTranslucent, isOptional: true),
    JSONField("correctsOriginalBehavior", \.correctsOriginalBehavior, isOptional: true),
    JSONField("scrollViews") {
      $0.scrollViews = try $1.items().map { try $0.read(into: ScrollView(contentHeight: 0)) }
      if $0.scrollViews.isEmpty { throw $1.fault("expected at least one scroll view") }
    } value: {
      .array($0.scrollViews.map(\.jsonValue))
    },
    // After the scroll views, whose number it depends on.
    JSONField("trackingScrollView") { setup, node in
      setup.trackingScrollView = try node.unlessNull { try $0.index(below: setup.scrollViews.count) }
    } value: {
      .optional($0.trackingScrollView.map(Double.init))
    },
    JSONField("headerIsSubviewOfScrollView", \.headerIsSubviewOfScrollView, isOptional: true),
  ]

  init(readingFrom node: JSONNode) throws {
    self.init()
    try read(node)
    guard !headerIsSubviewOfScrollView || trackingScrollView != nil else {
      throw node.fault("a header inside its scroll view needs a trackingScrollView")
    }
  }
}

extension TraceSetup.ScrollView: JSONObject {
  static let fields: [JSONField<TraceSetup.ScrollView>] = [
    JSONField("contentHeight", \.contentHeight, in: 0...1_000_000),
    JSONField("initialContentInset", \.initialContentInset, count: 4),
    JSONField(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, of: InsetAdjustment.allCases),
    JSONField("pagingEnabled", \.pagingEnabled),
    JSONField("safeAreaTop", \.safeAreaTop, in: 0...1_000_000, isOptional: true),
    JSONField("isTableView", \.isTableView, isOptional: true),
  ]
}
