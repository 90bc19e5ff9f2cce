import FlexibleHeader

extension TraceScreen {
  /// Sets the header's options, in the order in which the traces were recorded.
  func configure(_ setup: TraceSetup) {
    set(\.policy.minMaxHeightIncludesSafeArea, setup.minMaxHeightIncludesSafeArea)
    if setup.inferTopSafeAreaInset {
      header.topSafeAreaSourceViewController = safeAreaSource
      header.policy.infersTopSafeAreaInsetFromViewController = true
    }
    if let height = setup.minimumHeight { header.minimumHeight = CGFloat(height) }
    if let height = setup.maximumHeight { header.maximumHeight = CGFloat(height) }
    set(\.shiftBehavior, setup.shiftBehavior)
    set(\.headerContentImportance, setup.contentImportance)
    set(\.canOverExtend, setup.canOverExtend)
    set(\.visibleShadowOpacity, Float(setup.visibleShadowOpacity))
    set(\.isInFrontOfInfiniteContent, setup.inFrontOfInfiniteContent)
    set(\.isSharedWithManyScrollViews, setup.sharedWithManyScrollViews)
    set(\.statusBarHintCanOverlapHeader, setup.statusBarHintCanOverlapHeader)
    set(\.minimumHeaderViewHeight, CGFloat(setup.minimumHeaderViewHeight))
    set(
      \.policy.resetsShadowAfterTrackingScrollViewIsReset, setup.resetShadowAfterTrackingScrollViewIsReset)
    set(
      \.policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever,
      setup.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever)
    set(\.contentIsTranslucent, setup.contentIsTranslucent)
    if let index = setup.trackingScrollView {
      header.trackingScrollView = scrollViews[index]
    } else {
      header.sizeToFit()
    }
  }

  /// Sets an option unless it has that value. The scripts of the originals set only options that differ from the default.
  private func set<Value: Equatable>(
    _ option: ReferenceWritableKeyPath<FlexibleHeaderView, Value>, _ value: Value
  ) {
    if header[keyPath: option] != value { header[keyPath: option] = value }
  }

  func apply(_ change: TraceChange) {
    switch change {
    case .number(let number, let value): set(number, value)
    case .flag(let flag, let value): set(flag, value)
    case .shiftBehavior(let behavior): header.shiftBehavior = behavior
    case .contentImportance(let importance): header.headerContentImportance = importance
    case .scrollViewSafeAreaTop(let top, let index):
      let view = index.map { scrollViews[$0] } ?? trackedView
      view?.script.safeAreaTop = CGFloat(top)
      header.trackingScrollViewDidChangeAdjustedContentInset(view)
    }
  }

  private func set(_ number: TraceChange.Number, _ value: Double) {
    switch number {
    case .minimumHeight: header.minimumHeight = CGFloat(value)
    case .maximumHeight: header.maximumHeight = CGFloat(value)
    case .minimumHeaderViewHeight: header.minimumHeaderViewHeight = CGFloat(value)
    case .visibleShadowOpacity: header.visibleShadowOpacity = Float(value)
    case .deviceTopSafeAreaInset:
      setTopInset(value)
      header.safeAreaInsetsDidChange()
    }
  }

  private func set(_ flag: TraceChange.Flag, _ value: Bool) {
    switch flag {
    case .minMaxHeightIncludesSafeArea: header.policy.minMaxHeightIncludesSafeArea = value
    case .canOverExtend: header.canOverExtend = value
    case .inFrontOfInfiniteContent: header.isInFrontOfInfiniteContent = value
    case .sharedWithManyScrollViews: header.isSharedWithManyScrollViews = value
    case .statusBarHintCanOverlapHeader: header.statusBarHintCanOverlapHeader = value
    case .resetShadowAfterTrackingScrollViewIsReset:
      header.policy.resetsShadowAfterTrackingScrollViewIsReset = value
    case .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever:
      header.policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = value
    case .contentIsTranslucent: header.contentIsTranslucent = value
    case .trackingScrollViewIsBeingScrubbed: header.isTrackingScrollViewBeingScrubbed = value
    case .statusBarHidden: surroundings.isStatusBarHidden = value
    case .voiceOver: surroundings.isVoiceOverRunning = value
    }
  }
}
