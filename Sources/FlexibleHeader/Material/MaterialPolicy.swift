/// The options in which this package and Material Components differ. FlexibleHeaderMigration publishes them as
/// `BehavioralFlags`, which describes each.
package struct MaterialPolicy: Hashable, Sendable {
  package var minMaxHeightIncludesSafeArea = false
  package var infersTopSafeAreaInsetFromViewController = true
  package var isTopLayoutGuideAdjustmentEnabled = true
  package var permitsInferringTopSafeAreaFromTopLayoutGuideViewController = false
  package var usesAdditionalSafeAreaInsetsForWebKitScrollViews = false
  package var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
  package var resetsShadowAfterTrackingScrollViewIsReset = false
  package var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = false
  package var keepsContentAtTopWhenInsetsAreInjected = true
  package var correctsOriginalBehavior = true
  package var usesDynamicDefaultColors = true

  /// The policy of this package.
  package static let recommended = MaterialPolicy()

  /// The policy of Material Components.
  package static let materialComponents: MaterialPolicy = {
    var policy = MaterialPolicy()
    policy.minMaxHeightIncludesSafeArea = true
    policy.infersTopSafeAreaInsetFromViewController = false
    policy.isTopLayoutGuideAdjustmentEnabled = false
    policy.keepsContentAtTopWhenInsetsAreInjected = false
    policy.correctsOriginalBehavior = false
    policy.usesDynamicDefaultColors = false
    return policy
  }()

  /// A Boolean value that indicates whether the top safe area of a header is the same under both policies.
  func measuresSafeArea(like other: MaterialPolicy) -> Bool {
    infersTopSafeAreaInsetFromViewController == other.infersTopSafeAreaInsetFromViewController
      && permitsInferringTopSafeAreaFromTopLayoutGuideViewController
        == other.permitsInferringTopSafeAreaFromTopLayoutGuideViewController
      && correctsOriginalBehavior == other.correctsOriginalBehavior
  }
}
