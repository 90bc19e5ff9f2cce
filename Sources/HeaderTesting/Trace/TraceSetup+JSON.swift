extension TraceSetup {
  private static let heights = 0.0...1_000_000.0
  private static let required: Set = [
    "viewWidth", "viewHeight", "contentHeight", "statusBarHeight", "deviceTopSafeAreaInset", "minimumHeight",
    "maximumHeight", "minMaxHeightIncludesSafeArea", "shiftBehavior", "contentImportance", "canOverExtend",
    "inFrontOfInfiniteContent", "sharedWithManyScrollViews", "statusBarHintCanOverlapHeader",
    "minimumHeaderViewHeight", "visibleShadowOpacity", "resetShadowAfterTrackingScrollViewIsReset",
    "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever", "scrollViews",
    "trackingScrollView", "inferTopSafeAreaInset",
  ]
  private static let optional: Set = [
    "contentIsTranslucent", "headerIsSubviewOfScrollView", "autoStatusBar", "correctsOriginalBehavior",
  ]

  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(Self.required.union(Self.optional))
    self.init()
    try readScreen(from: node)
    try readHeader(from: node)
    scrollViews = try node["scrollViews"].items().map(ScrollView.init(readingFrom:))
    guard !scrollViews.isEmpty else {
      throw try node["scrollViews"].fault("expected at least one scroll view")
    }
    let count = scrollViews.count
    trackingScrollView = try node["trackingScrollView"].unlessNull { try $0.index(below: count) }
    headerIsSubviewOfScrollView = try node.field("headerIsSubviewOfScrollView")?.flag() ?? false
    guard !headerIsSubviewOfScrollView || trackingScrollView != nil else {
      throw node.fault("a header inside its scroll view needs a trackingScrollView")
    }
  }

  private mutating func readScreen(from node: JSONNode) throws {
    viewWidth = try node["viewWidth"].number(in: 1...100_000)
    viewHeight = try node["viewHeight"].number(in: 1...100_000)
    contentHeight = try node["contentHeight"].number(in: Self.heights)
    statusBarHeight = try node["statusBarHeight"].number(in: Self.heights)
    deviceTopSafeAreaInset = try node["deviceTopSafeAreaInset"].number(in: Self.heights)
    inferTopSafeAreaInset = try node["inferTopSafeAreaInset"].flag()
    autoStatusBar = try node.field("autoStatusBar")?.flag() ?? false
  }

  private mutating func readHeader(from node: JSONNode) throws {
    minimumHeight = try node["minimumHeight"].unlessNull { try $0.number(in: Self.heights) }
    maximumHeight = try node["maximumHeight"].unlessNull { try $0.number(in: Self.heights) }
    minMaxHeightIncludesSafeArea = try node["minMaxHeightIncludesSafeArea"].flag()
    shiftBehavior = try node["shiftBehavior"].choice()
    contentImportance = try node["contentImportance"].choice()
    canOverExtend = try node["canOverExtend"].flag()
    inFrontOfInfiniteContent = try node["inFrontOfInfiniteContent"].flag()
    sharedWithManyScrollViews = try node["sharedWithManyScrollViews"].flag()
    statusBarHintCanOverlapHeader = try node["statusBarHintCanOverlapHeader"].flag()
    minimumHeaderViewHeight = try node["minimumHeaderViewHeight"].number(in: Self.heights)
    visibleShadowOpacity = try node["visibleShadowOpacity"].number(in: 0...1)
    resetShadowAfterTrackingScrollViewIsReset =
      try node["resetShadowAfterTrackingScrollViewIsReset"].flag()
    disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever =
      try node["disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever"].flag()
    contentIsTranslucent = try node.field("contentIsTranslucent")?.flag() ?? false
    correctsOriginalBehavior = try node.field("correctsOriginalBehavior")?.flag() ?? false
  }

  var jsonValue: JSONValue {
    .object([
      "viewWidth": .number(viewWidth), "viewHeight": .number(viewHeight),
      "contentHeight": .number(contentHeight), "statusBarHeight": .number(statusBarHeight),
      "deviceTopSafeAreaInset": .number(deviceTopSafeAreaInset),
      "minimumHeight": .optional(minimumHeight), "maximumHeight": .optional(maximumHeight),
      "minMaxHeightIncludesSafeArea": .bool(minMaxHeightIncludesSafeArea),
      "shiftBehavior": .string(shiftBehavior.rawValue),
      "contentImportance": .string(contentImportance.rawValue), "canOverExtend": .bool(canOverExtend),
      "inFrontOfInfiniteContent": .bool(inFrontOfInfiniteContent),
      "sharedWithManyScrollViews": .bool(sharedWithManyScrollViews),
      "statusBarHintCanOverlapHeader": .bool(statusBarHintCanOverlapHeader),
      "minimumHeaderViewHeight": .number(minimumHeaderViewHeight),
      "visibleShadowOpacity": .number(visibleShadowOpacity),
      "resetShadowAfterTrackingScrollViewIsReset": .bool(resetShadowAfterTrackingScrollViewIsReset),
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever":
        .bool(disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever),
      "contentIsTranslucent": .bool(contentIsTranslucent),
      "inferTopSafeAreaInset": .bool(inferTopSafeAreaInset),
      "headerIsSubviewOfScrollView": .bool(headerIsSubviewOfScrollView),
      "autoStatusBar": .bool(autoStatusBar),
      "correctsOriginalBehavior": .bool(correctsOriginalBehavior),
      "scrollViews": .array(scrollViews.map(\.jsonValue)),
      "trackingScrollView": .optional(trackingScrollView.map(Double.init)),
    ])
  }
}

extension TraceSetup.ScrollView {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly([
      "contentHeight", "initialContentInset", "contentInsetAdjustmentBehavior", "pagingEnabled",
      "safeAreaTop", "isTableView",
    ])
    self.init(contentHeight: try node["contentHeight"].number(in: 0...1_000_000))
    initialContentInset = try node["initialContentInset"].numbers(count: 4)
    contentInsetAdjustmentBehavior = try node["contentInsetAdjustmentBehavior"].choice()
    pagingEnabled = try node["pagingEnabled"].flag()
    safeAreaTop = try node.field("safeAreaTop")?.number(in: 0...1_000_000) ?? 0
    isTableView = try node.field("isTableView")?.flag() ?? false
  }

  fileprivate var jsonValue: JSONValue {
    .object([
      "contentHeight": .number(contentHeight),
      "initialContentInset": .array(initialContentInset.map(JSONValue.number)),
      "contentInsetAdjustmentBehavior": .string(contentInsetAdjustmentBehavior.rawValue),
      "pagingEnabled": .bool(pagingEnabled), "safeAreaTop": .number(safeAreaTop),
      "isTableView": .bool(isTableView),
    ])
  }
}
