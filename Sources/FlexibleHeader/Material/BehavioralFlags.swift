/// The ways in which a header may behave as Material's original did, or as that original recommended.
///
/// Each flag is also a property of the header view or its controller, under the same name.
public struct BehavioralFlags: Hashable, Sendable {
  /// `minimumHeight` and `maximumHeight` already contain the top safe area.
  public var minMaxHeightIncludesSafeArea: Bool
  /// The top safe area is that of the surrounding view controllers instead of the device's: right in popovers,
  /// sheets and extensions.
  public var inferTopSafeAreaInsetFromViewController: Bool
  /// Scroll views with `contentInsetAdjustmentBehavior == .never` keep their insets as they are.
  public var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool
  /// A header whose tracking scroll view was set to nil casts no shadow.
  public var resetShadowAfterTrackingScrollViewIsReset: Bool
  /// Content that rests at its top when the header injects its insets stays at its top, instead of lying under
  /// the header until it is scrolled. The original left it where it was.
  public var keepsContentAtTopWhenInsetsAreInjected: Bool

  /// What is recommended, and the default of new headers.
  public static let recommended = BehavioralFlags(
    minMaxHeightIncludesSafeArea: false, inferTopSafeAreaInsetFromViewController: true,
    disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: false,
    resetShadowAfterTrackingScrollViewIsReset: false, keepsContentAtTopWhenInsetsAreInjected: true)

  /// The defaults that the Material Components had, for code that comes from there.
  public static let materialComponents = BehavioralFlags(
    minMaxHeightIncludesSafeArea: true, inferTopSafeAreaInsetFromViewController: false,
    disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: false,
    resetShadowAfterTrackingScrollViewIsReset: false, keepsContentAtTopWhenInsetsAreInjected: false)
}
