import FlexibleHeader

/// Options that select between the behavior of the original Material header and the behavior that the original
/// recommended.
///
/// Each flag is also a property of the header view or its controller, with the same name.
public struct BehavioralFlags: Hashable, Sendable {
  package var policy: MaterialPolicy

  package init(_ policy: MaterialPolicy) { self.policy = policy }

  /// The recommended flags, which are the default for new headers.
  public static let recommended = BehavioralFlags(.recommended)

  /// The defaults of Material Components, for code that migrates from there.
  public static let materialComponents = BehavioralFlags(.materialComponents)

  /// A Boolean value that indicates whether `minimumHeight` and `maximumHeight` already include the top safe area.
  public var minMaxHeightIncludesSafeArea: Bool {
    get { policy.minMaxHeightIncludesSafeArea }
    set { policy.minMaxHeightIncludesSafeArea = newValue }
  }

  /// A Boolean value that indicates whether the header uses the top safe area of the surrounding view controllers
  /// instead of the device's. This is correct in popovers, sheets, and extensions.
  public var infersTopSafeAreaInsetFromViewController: Bool {
    get { policy.infersTopSafeAreaInsetFromViewController }
    set { policy.infersTopSafeAreaInsetFromViewController = newValue }
  }

  /// A Boolean value that indicates whether `topLayoutGuideViewController` gets additional safe area. If `false`, only
  /// its top layout guide changes.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { policy.isTopLayoutGuideAdjustmentEnabled }
    set { policy.isTopLayoutGuideAdjustmentEnabled = newValue }
  }

  /// A Boolean value that indicates whether the header may use the top safe area of the view controller whose safe
  /// area it enlarges.
  public var permitsInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set { policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
  }

  /// A Boolean value that indicates whether the header enlarges the safe area of `topLayoutGuideViewController`
  /// instead of the insets of a tracked web view. The content size of a web view ignores insets.
  public var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }

  /// A Boolean value that indicates whether scroll views with `contentInsetAdjustmentBehavior == .never` keep their
  /// insets.
  public var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  /// A Boolean value that indicates whether the header removes its shadow when its tracking scroll view is set to
  /// `nil`.
  public var resetsShadowAfterTrackingScrollViewIsReset: Bool {
    get { policy.resetsShadowAfterTrackingScrollViewIsReset }
    set { policy.resetsShadowAfterTrackingScrollViewIsReset = newValue }
  }

  /// A Boolean value that indicates whether a custom shadow layer is animated with the header when the tracking scroll
  /// view changes.
  public var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { policy.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { policy.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }

  /// A Boolean value that indicates whether content at its top stays at its top when the header injects its insets.
  ///
  /// A scroll view that is announced to a shared header then also starts at the header's bottom edge, without a gap.
  /// If `false`, as in the original, the header covers the content until the user scrolls it.
  public var keepsContentAtTopWhenInsetsAreInjected: Bool {
    get { policy.keepsContentAtTopWhenInsetsAreInjected }
    set { policy.keepsContentAtTopWhenInsetsAreInjected = newValue }
  }

  /// A Boolean value that indicates whether behavior of the original that leaves gaps, strips, or stuck headers is
  /// corrected. The corrections are listed in `Documentation/Behavior/FlexibleHeader.md#corrects-original-behavior`.
  public var correctsOriginalBehavior: Bool {
    get { policy.correctsOriginalBehavior }
    set { policy.correctsOriginalBehavior = newValue }
  }

  /// A Boolean value that indicates whether the default colors of header and hairline are the system's background and
  /// separator colors, which follow the light and the dark appearance. Otherwise they are light gray and black.
  public var usesDynamicDefaultColors: Bool {
    get { policy.usesDynamicDefaultColors }
    set { policy.usesDynamicDefaultColors = newValue }
  }
}
