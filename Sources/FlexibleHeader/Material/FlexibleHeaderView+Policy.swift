import UIKit

/// The differences from Material Components.
extension FlexibleHeaderView {
  /// The policy of new headers.
  package static var defaultPolicy = MaterialPolicy.recommended

  /// The accessibility identifier of new headers.
  package static var defaultAccessibilityIdentifier = "FlexibleHeaderViewAccessibilityIdentifier"

  /// Creates a header with a policy other than the default.
  package convenience init(frame: CGRect, policy: MaterialPolicy) {
    self.init(frame: frame)
    adopt(policy)
  }

  /// Sets the policy. In an initializer of the class, an assignment wouldn't call the property's observer.
  private func adopt(_ policy: MaterialPolicy) { self.policy = policy }

  /// Applies the policy to the engine, the colors, the safe area, and the view controller. `former` is `nil` for the first
  /// policy.
  func applyPolicy(after former: MaterialPolicy? = nil) {
    let policy = policy
    configure {
      $0.heights.setIncludesSafeArea(policy.minMaxHeightIncludesSafeArea)
      $0.resetsShadowWithoutScrollView = policy.resetsShadowAfterTrackingScrollViewIsReset
      $0.keepsContentAtTop = policy.keepsContentAtTopWhenInsetsAreInjected
      $0.correctsOriginalBehavior = policy.correctsOriginalBehavior
      $0.infersTopSafeArea = policy.infersTopSafeAreaInsetFromViewController
    }
    updateMustStayVisible()
    applyDefaultBackground()
    if former?.measuresSafeArea(like: policy) != true { reportSafeArea() }
    host?.policyDidChange()
  }

  /// Applies the default background color of the policy, unless the header has a custom background color.
  private func applyDefaultBackground() {
    let color = policy.usesDynamicDefaultColors ? UIColor.systemBackground : .lightGray
    if backgroundColor == defaultBackground { backgroundColor = color }
    defaultBackground = color
  }
}
