import FlexibleHeader

extension FlexibleHeaderView {
  /// Sets the option that `change` refers to.
  ///
  /// - Returns: `false` if `change` refers to something outside the header.
  func apply(_ change: TraceChange) -> Bool {
    switch change {
    case .minimumHeight(let height): minimumHeight = CGFloat(height)
    case .maximumHeight(let height): maximumHeight = CGFloat(height)
    case .minMaxHeightIncludesSafeArea(let flag): policy.minMaxHeightIncludesSafeArea = flag
    case .shiftBehavior(let name): shiftBehavior = FlexibleHeaderShiftBehavior(name)
    case .contentImportance(let name): headerContentImportance = FlexibleHeaderContentImportance(name)
    case .canOverExtend(let flag): canOverExtend = flag
    case .inFrontOfInfiniteContent(let flag): isInFrontOfInfiniteContent = flag
    case .sharedWithManyScrollViews(let flag): isSharedWithManyScrollViews = flag
    case .statusBarHintCanOverlapHeader(let flag): statusBarHintCanOverlapHeader = flag
    case .minimumHeaderViewHeight(let height): minimumHeaderViewHeight = CGFloat(height)
    case .visibleShadowOpacity(let opacity): visibleShadowOpacity = Float(opacity)
    case .resetShadowAfterTrackingScrollViewIsReset(let flag):
      policy.resetsShadowAfterTrackingScrollViewIsReset = flag
    case .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever(let flag):
      policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = flag
    case .contentIsTranslucent(let flag): contentIsTranslucent = flag
    case .trackingScrollViewIsBeingScrubbed(let flag): isTrackingScrollViewBeingScrubbed = flag
    case .deviceTopSafeAreaInset, .statusBarHidden, .voiceOver, .scrollViewSafeAreaTop: return false
    }
    return true
  }

  /// Sets the options that differ from the original's defaults, in the order in which the traces were
  /// recorded.
  ///
  /// Calls `inferSafeArea` at the position of the inferred safe area in this order, if the setup requires it.
  func apply(_ setup: TraceSetup, inferSafeArea: () -> Void = {}) {
    let standard = TraceSetup()
    func set<Value: Equatable>(_ option: KeyPath<TraceSetup, Value>, _ change: (Value) -> TraceChange) {
      let value = setup[keyPath: option]
      if value != standard[keyPath: option] { _ = apply(change(value)) }
    }
    set(\.minMaxHeightIncludesSafeArea, TraceChange.minMaxHeightIncludesSafeArea)
    if setup.inferTopSafeAreaInset { inferSafeArea() }
    if let height = setup.minimumHeight { minimumHeight = CGFloat(height) }
    if let height = setup.maximumHeight { maximumHeight = CGFloat(height) }
    set(\.shiftBehavior, TraceChange.shiftBehavior)
    set(\.contentImportance, TraceChange.contentImportance)
    set(\.canOverExtend, TraceChange.canOverExtend)
    set(\.visibleShadowOpacity, TraceChange.visibleShadowOpacity)
    set(\.inFrontOfInfiniteContent, TraceChange.inFrontOfInfiniteContent)
    set(\.sharedWithManyScrollViews, TraceChange.sharedWithManyScrollViews)
    set(\.statusBarHintCanOverlapHeader, TraceChange.statusBarHintCanOverlapHeader)
    set(\.minimumHeaderViewHeight, TraceChange.minimumHeaderViewHeight)
    set(\.resetShadowAfterTrackingScrollViewIsReset, TraceChange.resetShadowAfterTrackingScrollViewIsReset)
    set(
      \.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever,
      TraceChange.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever)
    set(\.contentIsTranslucent, TraceChange.contentIsTranslucent)
  }
}

// MARK: - Names

extension FlexibleHeaderShiftBehavior {
  init(_ name: TraceSetup.ShiftBehavior) {
    switch name {
    case .disabled: self = .disabled
    case .enabled: self = .enabled
    case .enabledWithStatusBar: self = .enabledWithStatusBar
    case .hideable: self = .hideable
    }
  }
}

extension FlexibleHeaderContentImportance {
  init(_ name: TraceSetup.ContentImportance) {
    switch name {
    case .default: self = .default
    case .high: self = .high
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  init(_ name: TraceSetup.ScrollView.InsetAdjustment) {
    switch name {
    case .automatic: self = .automatic
    case .always: self = .always
    case .never: self = .never
    }
  }
}
