import FlexibleHeader
import UIKit

// The names of Boolean properties in Material Components.

extension FlexibleHeaderView {
  @available(*, deprecated, renamed: "isSharedWithManyScrollViews")
  public var sharedWithManyScrollViews: Bool {
    get { isSharedWithManyScrollViews }
    set { isSharedWithManyScrollViews = newValue }
  }

  @available(*, deprecated, renamed: "isTrackingScrollViewBeingScrubbed")
  public var trackingScrollViewIsBeingScrubbed: Bool {
    get { isTrackingScrollViewBeingScrubbed }
    set { isTrackingScrollViewBeingScrubbed = newValue }
  }

  @available(
    *, deprecated, renamed: "disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever"
  )
  public var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  @available(*, deprecated, renamed: "resetsShadowAfterTrackingScrollViewIsReset")
  public var resetShadowAfterTrackingScrollViewIsReset: Bool {
    get { resetsShadowAfterTrackingScrollViewIsReset }
    set { resetsShadowAfterTrackingScrollViewIsReset = newValue }
  }

  @available(*, deprecated, renamed: "allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView")
  public var allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }
}

extension FlexibleHeaderViewController {
  @available(*, deprecated, renamed: "infersPreferredStatusBarStyle")
  public var inferPreferredStatusBarStyle: Bool {
    get { infersPreferredStatusBarStyle }
    set { infersPreferredStatusBarStyle = newValue }
  }

  @available(*, deprecated, renamed: "infersTopSafeAreaInsetFromViewController")
  public var inferTopSafeAreaInsetFromViewController: Bool {
    get { infersTopSafeAreaInsetFromViewController }
    set { infersTopSafeAreaInsetFromViewController = newValue }
  }

  @available(*, deprecated, renamed: "permitsInferringTopSafeAreaFromTopLayoutGuideViewController")
  public var permitInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set { permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
  }

  @available(*, deprecated, renamed: "usesAdditionalSafeAreaInsetsForWebKitScrollViews")
  public var useAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }
}

extension BehavioralFlags {
  @available(
    *, deprecated, renamed: "disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever"
  )
  public var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  @available(*, deprecated, renamed: "resetsShadowAfterTrackingScrollViewIsReset")
  public var resetShadowAfterTrackingScrollViewIsReset: Bool {
    get { resetsShadowAfterTrackingScrollViewIsReset }
    set { resetsShadowAfterTrackingScrollViewIsReset = newValue }
  }

  @available(*, deprecated, renamed: "allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView")
  public var allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }

  @available(*, deprecated, renamed: "infersTopSafeAreaInsetFromViewController")
  public var inferTopSafeAreaInsetFromViewController: Bool {
    get { infersTopSafeAreaInsetFromViewController }
    set { infersTopSafeAreaInsetFromViewController = newValue }
  }

  @available(*, deprecated, renamed: "permitsInferringTopSafeAreaFromTopLayoutGuideViewController")
  public var permitInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set { permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
  }

  @available(*, deprecated, renamed: "usesAdditionalSafeAreaInsetsForWebKitScrollViews")
  public var useAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }
}
