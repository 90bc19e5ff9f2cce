import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Behavioral flags") struct BehavioralFlagsTests {
  @Test func newHeadersHaveTheDefaultFlags() {
    DeviceModel.phone47.makeCurrent()
    expectEqual(FlexibleHeaderView.defaultBehavioralFlags, .recommended)
    expectEqual(FlexibleHeaderViewController().headerView.behavioralFlags, .recommended)
    FlexibleHeaderView.defaultBehavioralFlags = .materialComponents
    defer { FlexibleHeaderView.defaultBehavioralFlags = .recommended }
    let controller = FlexibleHeaderViewController()
    expectEqual(controller.headerView.behavioralFlags, .materialComponents)
    expect(!controller.infersTopSafeAreaInsetFromViewController)
    expectEqual(FlexibleHeaderView(frame: .zero, behavioralFlags: .recommended).behavioralFlags, .recommended)
  }

  /// A flag as a member of `BehavioralFlags` and as a property.
  @MainActor private struct Flag {
    let name: String
    let inValue: WritableKeyPath<BehavioralFlags, Bool>
    let get: (FlexibleHeaderViewController) -> Bool
    let set: (FlexibleHeaderViewController, Bool) -> Void
    let original: Bool
    let recommended: Bool

    static func of<Owner: AnyObject>(
      _ name: String, _ inValue: WritableKeyPath<BehavioralFlags, Bool>,
      _ owner: @escaping (FlexibleHeaderViewController) -> Owner,
      _ path: ReferenceWritableKeyPath<Owner, Bool>,
      original: Bool = false, recommended: Bool = false
    ) -> Flag {
      Flag(
        name: name, inValue: inValue, get: { owner($0)[keyPath: path] },
        set: { owner($0)[keyPath: path] = $1 }, original: original, recommended: recommended)
    }

    static var all: [Flag] {
      [
        of(
          "min/max", \.minMaxHeightIncludesSafeArea, \.headerView, \.minMaxHeightIncludesSafeArea,
          original: true),
        of(
          "infer", \.infersTopSafeAreaInsetFromViewController, { $0 },
          \.infersTopSafeAreaInsetFromViewController, recommended: true),
        of(
          "adjust", \.isTopLayoutGuideAdjustmentEnabled, { $0 }, \.isTopLayoutGuideAdjustmentEnabled,
          recommended: true),
        of(
          "permit", \.permitsInferringTopSafeAreaFromTopLayoutGuideViewController, { $0 },
          \.permitsInferringTopSafeAreaFromTopLayoutGuideViewController),
        of(
          "web", \.usesAdditionalSafeAreaInsetsForWebKitScrollViews, { $0 },
          \.usesAdditionalSafeAreaInsetsForWebKitScrollViews),
        of(
          "never", \.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever, \.headerView,
          \.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever),
        of(
          "reset", \.resetsShadowAfterTrackingScrollViewIsReset, \.headerView,
          \.resetsShadowAfterTrackingScrollViewIsReset),
        of(
          "shadow layer", \.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView, \.headerView,
          \.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView),
        of(
          "top", \.keepsContentAtTopWhenInsetsAreInjected, \.headerView,
          \.keepsContentAtTopWhenInsetsAreInjected, recommended: true),
      ]
    }
  }

  @Test func eachFlagIsAMemberAndAProperty() {
    DeviceModel.phone47.makeCurrent()
    for flag in Flag.all {
      let controller = FlexibleHeaderViewController()
      let header = controller.headerView
      expectEqual(flag.get(controller), flag.recommended, "\(flag.name)")
      header.behavioralFlags = .materialComponents
      expectEqual(flag.get(controller), flag.original, "\(flag.name)")
      flag.set(controller, !flag.original)
      expectEqual(header.behavioralFlags[keyPath: flag.inValue], !flag.original, "\(flag.name)")
      header.behavioralFlags[keyPath: flag.inValue] = flag.original
      expectEqual(flag.get(controller), flag.original, "\(flag.name)")
    }
  }
}
