import HeaderEngine

extension TraceFormat {
  /// The traces of flexible headers, recorded with the original. Velocities are in points per millisecond, opacities and alpha
  /// values in 0...1.
  static let material = TraceFormat(
    system: "material", setup: .custom(MaterialTraceFormat.setup), events: MaterialTraceFormat.events,
    record: { setup, _ in MaterialTraceFormat.record(setup) },
    // The number of calls of the original's layout delegate. Some of them were redundant.
    ignored: ["frameDidChangeCount"])
}

enum MaterialTraceFormat {
  /// A flag that is `false` if it is missing.
  private static let omissibleFlag = JSONShape.omissible(.flag, standard: .bool(false))

  // MARK: - Setup

  /// The options of the header, named like those of the original, in the order in which the traces were recorded.
  static let options: JSONFields = [
    "minMaxHeightIncludesSafeArea": .flag,
    // Whether the top safe area comes from a view controller's view instead of the window.
    "inferTopSafeAreaInset": .flag,
    // `null` stands for the header's default.
    "minimumHeight": .optional(.height), "maximumHeight": .optional(.height),
    "shiftBehavior": .choice(FlexibleHeaderShiftBehavior.allCases.map { "\($0)" }),
    "contentImportance": .choice(FlexibleHeaderContentImportance.allCases.map { "\($0)" }),
    "canOverExtend": .flag, "visibleShadowOpacity": .fraction, "inFrontOfInfiniteContent": .flag,
    "sharedWithManyScrollViews": .flag, "statusBarHintCanOverlapHeader": .flag,
    "minimumHeaderViewHeight": .height, "resetShadowAfterTrackingScrollViewIsReset": .flag,
    "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever": .flag,
    "contentIsTranslucent": omissibleFlag,
  ]

  private static let surroundings: JSONFields = [
    "viewWidth": .number(in: 1...100_000), "viewHeight": .number(in: 1...100_000),
    // The height of the first scroll view's content.
    "contentHeight": .height,
    // The height of the status bar while it is visible, or 0 without one.
    "statusBarHeight": .height,
    // The window's top safe area inset.
    "deviceTopSafeAreaInset": .height,
    // Whether the app applies the header's status bar preference.
    "autoStatusBar": omissibleFlag,
    // Whether the header corrects the original's behavior.
    "correctsOriginalBehavior": omissibleFlag,
    "scrollViews": .list(scrollView),
    // Whether the header is inside the tracked scroll view.
    "headerIsSubviewOfScrollView": omissibleFlag,
  ]

  /// A scroll view below the header. Its width is the screen's.
  private static let scrollView = JSONShape.object([
    "contentHeight": .height,
    // The insets before the header tracks the view: top, left, bottom, right.
    "initialContentInset": .numbers(4),
    // When the view adds its safe area to its insets: `automatic` is while the content is taller than the view.
    "contentInsetAdjustmentBehavior": .choice(["automatic", "always", "never"]),
    "pagingEnabled": .flag,
    // The view's own top safe area inset.
    "safeAreaTop": .omissible(.height, standard: .number(0)),
    "isTableView": omissibleFlag,
  ])

  @Sendable static func setup(_ node: JSONNode) throws -> JSONValue {
    let scrollViews = try node["scrollViews"]
    let count = try scrollViews.items().count
    guard count > 0 else { throw scrollViews.fault("expected at least one scroll view") }
    let tracked: JSONFields = ["trackingScrollView": .optional(.index(below: count, of: "scroll views"))]
    let setup = try JSONShape.object(surroundings + options + tracked).read(node)
    guard !setup["headerIsSubviewOfScrollView"].flag || setup["trackingScrollView"].index != nil else {
      throw node.fault("a header inside its scroll view needs a trackingScrollView")
    }
    return setup
  }

  // MARK: - Events

  @Sendable static func events(_ setup: JSONValue) -> [String: JSONShape] {
    let index = JSONShape.index(below: setup["scrollViews"].items.count, of: "scroll views")
    let size = JSONShape.number(in: 1...100_000)
    return [
      // The scroll view's flags and offset change, then the header receives one scroll event.
      "scroll": .event(["y": .length, "tracking": .flag, "dragging": .flag, "decelerating": .flag]),
      // The finger is about to lift. The header can change the target.
      "willEndDragging": .event(["velocityY": .number(in: -1000...1000), "targetY": .length]),
      "endDragging": .event(["willDecelerate": .flag]),
      "endDecelerating": .event(),
      // One frame of the shift animation. Has no effect if no animation is running.
      "tick": .event(["duration": .number(in: 0...60)]),
      "set": .custom { try change($0, index) },
      // The owner of the tracked scroll view adds to its top inset inside `changeContentInsets`.
      "changeContentInsets": .event(["top": .length]),
      // The header begins to track the scroll view with this index, or none.
      "setTrackingScrollView": .event(["index": .optional(index)]),
      // The header is notified that it will track the scroll view with this index, or none.
      "willChangeToScrollView": .event(["index": .optional(index)]),
      // A view of the header is registered to fade while the header shifts.
      "hideViewWhenShifted": .event(),
      "shiftOnScreen": .event(["animated": .flag]), "shiftOffScreen": .event(["animated": .flag]),
      // The device rotates, and everything takes this size.
      "rotate": .event(["width": size, "height": size]),
    ]
  }

  /// The values that a trace can change in addition to the options.
  private static let circumstances: JSONFields = [
    // The top inset of the window, and of the view from which the header infers its safe area.
    "deviceTopSafeAreaInset": .height,
    // The top safe area inset of a scroll view: of the tracked one if there is no index.
    "scrollViewSafeAreaTop": .height,
    "trackingScrollViewIsBeingScrubbed": .flag,
    // Whether the app's status bar is hidden, and whether VoiceOver is running.
    "statusBarHidden": .flag, "voiceOver": .flag,
  ]

  private static func change(_ node: JSONNode, _ index: JSONShape) throws -> JSONValue {
    let property = try node["property"]
    let name = try property.text()
    guard let shape = (options + circumstances)[name] else {
      throw property.fault("expected the name of an option or circumstance, found \(property.value.kind)")
    }
    let place: JSONFields = name == "scrollViewSafeAreaTop" ? ["index": .omissible(index)] : [:]
    return try JSONShape.event(["property": .text, "value": shape] + place).read(node)
  }

  // MARK: - Record

  /// The state of a header. Fields that belong to certain setups are required in those.
  static func record(_ setup: JSONValue) -> JSONFields {
    let count = setup["scrollViews"].items.count
    // The states of all scroll views, if there are several.
    let views = JSONShape.list(scrollViewState, count: count)
    // The header's vertical translation, if it is inside its scroll view.
    let isInside = setup["headerIsSubviewOfScrollView"].flag
    return state + [
      "scrollViews": count > 1 ? views : .omissible(views),
      "transformTy": isInside ? .length : .omissible(.length),
    ]
  }

  private static let state: JSONFields = [
    // The header's frame, with its transform applied: x, y, width, height.
    "frame": .numbers(4),
    "phase": .choice(["shifting", "collapsing", "overExtending"]), "phaseValue": .length,
    "phasePercentage": .length,
    // The opacity of the header's own shadow, and its visible part.
    "shadowOpacity": .fraction, "shadowIntensity": .fraction,
    "hidden": .flag,
    // Whether the header is, or is about to be, shifted off the screen.
    "shiftedOffscreen": .flag,
    "prefersStatusBarHidden": .flag,
    // The state of the tracked scroll view, or `null` without one.
    "contentOffsetY": .optional(.length), "contentInsetTop": .optional(.length),
    "indicatorInsetTop": .optional(.length),
    "minimumHeight": .length, "maximumHeight": .length,
    // A Boolean value that indicates whether the shift animation is running.
    "displayLinkActive": .flag,
    // The alpha value of the view that hides while shifting, or `null` before one is registered.
    "hiddenViewAlpha": .optional(.fraction),
    // The value that `willEndDragging` returned, and the target after it, or `null` after other events.
    "returned": .optional(.flag), "targetY": .optional(.length),
    "frameDidChangeCount": .number(in: 0...1_000_000),
  ]

  private static let scrollViewState = JSONShape.object([
    "contentOffsetY": .length, "contentInsetTop": .length, "indicatorInsetTop": .length,
  ])
}
