import FlexibleHeader

extension MaterialTraceScreen {
  /// Sets an option of the header, or changes a circumstance.
  func set(_ name: String, to value: JSONValue) {
    switch name {
    case "minMaxHeightIncludesSafeArea": set(\.policy.minMaxHeightIncludesSafeArea, value.flag)
    case "inferTopSafeAreaInset": if value.flag { inferTopInset() }
    case "minimumHeight": if value != .null { header.minimumHeight = value.number }
    case "maximumHeight": if value != .null { header.maximumHeight = value.number }
    case "shiftBehavior": set(\.shiftBehavior, value)
    case "contentImportance": set(\.headerContentImportance, value)
    case "canOverExtend": set(\.canOverExtend, value.flag)
    case "visibleShadowOpacity": set(\.visibleShadowOpacity, Float(value.number))
    case "inFrontOfInfiniteContent": set(\.isInFrontOfInfiniteContent, value.flag)
    case "sharedWithManyScrollViews": set(\.isSharedWithManyScrollViews, value.flag)
    case "statusBarHintCanOverlapHeader": set(\.statusBarHintCanOverlapHeader, value.flag)
    case "minimumHeaderViewHeight": set(\.minimumHeaderViewHeight, CGFloat(value.number))
    case "resetShadowAfterTrackingScrollViewIsReset":
      set(\.policy.resetsShadowAfterTrackingScrollViewIsReset, value.flag)
    case "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever":
      set(\.policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever, value.flag)
    case "contentIsTranslucent": set(\.contentIsTranslucent, value.flag)
    case "deviceTopSafeAreaInset":
      setTopInset(value.number)
      header.safeAreaInsetsDidChange()
    case "trackingScrollViewIsBeingScrubbed": header.isTrackingScrollViewBeingScrubbed = value.flag
    case "statusBarHidden": surroundings.isStatusBarHidden = value.flag
    case "voiceOver": surroundings.isVoiceOverRunning = value.flag
    default: preconditionFailure("the option \(name) isn't in the format of traces")
    }
  }

  /// Sets an option unless it already has the value. The scripts of the originals only set options that differ from the
  /// default.
  private func set<Value: Equatable>(
    _ option: ReferenceWritableKeyPath<FlexibleHeaderView, Value>, _ value: Value
  ) {
    if header[keyPath: option] != value { header[keyPath: option] = value }
  }

  private func set<Value: CaseIterable & Equatable>(
    _ option: ReferenceWritableKeyPath<FlexibleHeaderView, Value>, _ name: JSONValue
  ) {
    if let value = name.choice(of: Array(Value.allCases)) { set(option, value) }
  }
}
