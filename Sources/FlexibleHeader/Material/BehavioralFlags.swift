/// The ways in which a header may behave as Material's original did, or as that original recommended.
///
/// Each flag is also a property of the header view or its controller, under the same name.
public struct BehavioralFlags: Hashable, Sendable {
  /// `minimumHeight` and `maximumHeight` already contain the top safe area.
  public var minMaxHeightIncludesSafeArea = false
  /// The top safe area is that of the surrounding view controllers instead of the device's: right in popovers,
  /// sheets and extensions.
  public var infersTopSafeAreaInsetFromViewController = true
  /// `topLayoutGuideViewController` gets additional safe area; otherwise its top layout guide is all that changes.
  public var isTopLayoutGuideAdjustmentEnabled = true
  /// The view controller that gives the top safe area may be the one whose safe area the header enlarges.
  public var permitsInferringTopSafeAreaFromTopLayoutGuideViewController = false
  /// Web views get no insets, which their content size ignores; `topLayoutGuideViewController` gets safe area.
  public var usesAdditionalSafeAreaInsetsForWebKitScrollViews = false
  /// Scroll views with `contentInsetAdjustmentBehavior == .never` keep their insets as they are.
  public var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
  /// A header whose tracking scroll view was set to nil casts no shadow.
  public var resetsShadowAfterTrackingScrollViewIsReset = false
  /// A custom shadow layer follows in the animation from one tracking scroll view to another.
  public var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = false
  /// Content that rests at its top when the header injects its insets stays at its top, instead of lying under
  /// the header until it is scrolled; and a scroll view that is announced to a shared header begins where that ends,
  /// with no gap. The original left both where they were.
  public var keepsContentAtTopWhenInsetsAreInjected = true

  /// A Boolean value that indicates whether behavior of the original that leaves gaps, strips, or stuck headers is
  /// corrected. The corrections are listed in `Documentation/Behavior/FlexibleHeader.md#corrects-original-behavior`.
  public var correctsOriginalBehavior = true

  /// A Boolean value that indicates whether the default colors of header and hairline are the system's background and
  /// separator colors, which follow the light and the dark appearance. Otherwise they are light gray and black.
  public var usesDynamicDefaultColors = true

  /// What is recommended, and the default of new headers.
  public static let recommended = BehavioralFlags()

  /// The defaults that the Material Components had, for code that comes from there.
  public static let materialComponents: BehavioralFlags = {
    var flags = BehavioralFlags()
    flags.minMaxHeightIncludesSafeArea = true
    flags.infersTopSafeAreaInsetFromViewController = false
    flags.isTopLayoutGuideAdjustmentEnabled = false
    flags.keepsContentAtTopWhenInsetsAreInjected = false
    flags.correctsOriginalBehavior = false
    flags.usesDynamicDefaultColors = false
    return flags
  }()

  private init() {}
}
