import FlexibleHeader
import UIKit

/// The behavioral flags of a header, as one value and as individual properties.
extension FlexibleHeaderView {
  /// Creates a header with the given behavior.
  ///
  /// - Parameters:
  ///   - frame: The initial frame. The x position and the width remain in effect; the first layout sets the height.
  ///   - behavioralFlags: The flags of the header, instead of `defaultBehavioralFlags`.
  public convenience init(frame: CGRect, behavioralFlags: BehavioralFlags) {
    self.init(frame: frame)
    self.behavioralFlags = behavioralFlags
  }

  /// The behavioral flags of this header as one value. Set it before you configure the header. The default is
  /// `defaultBehavioralFlags`.
  public var behavioralFlags: BehavioralFlags {
    get { BehavioralFlags(policy) }
    set {
      hasChosenPolicy = true
      policy = newValue.policy
    }
  }

  /// A Boolean value that indicates whether `minimumHeight` and `maximumHeight` already include the top safe area. The
  /// default is `false`.
  ///
  /// Changing this value adjusts heights that were never set. It doesn't trigger a layout.
  public var minMaxHeightIncludesSafeArea: Bool {
    get { policy.minMaxHeightIncludesSafeArea }
    set { policy.minMaxHeightIncludesSafeArea = newValue }
  }

  /// A Boolean value that determines whether scroll views whose `contentInsetAdjustmentBehavior` is `.never` keep
  /// their insets. The default is `false`.
  public var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  /// A Boolean value that determines whether the header removes its shadow when its tracking scroll view is set to
  /// `nil`. The default is `false`.
  public var resetsShadowAfterTrackingScrollViewIsReset: Bool {
    get { policy.resetsShadowAfterTrackingScrollViewIsReset }
    set { policy.resetsShadowAfterTrackingScrollViewIsReset = newValue }
  }

  /// A Boolean value that determines whether a custom shadow layer is animated with the header when the tracking
  /// scroll view changes. If `false`, the layer jumps to its new frame. The default is `false`.
  public var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { policy.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { policy.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }

  /// A Boolean value that determines whether content at its top stays there when the header injects its insets, and
  /// whether announced content starts at the header's bottom edge. The default is `true`.
  public var keepsContentAtTopWhenInsetsAreInjected: Bool {
    get { policy.keepsContentAtTopWhenInsetsAreInjected }
    set { policy.keepsContentAtTopWhenInsetsAreInjected = newValue }
  }

  /// A Boolean value that indicates whether behavior of the original that leaves gaps, strips, or stuck headers is
  /// corrected. The default is `true`.
  public var correctsOriginalBehavior: Bool {
    get { policy.correctsOriginalBehavior }
    set { policy.correctsOriginalBehavior = newValue }
  }
}
