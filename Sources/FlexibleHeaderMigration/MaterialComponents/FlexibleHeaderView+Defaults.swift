import FlexibleHeader
import UIKit

/// The accessibility identifier of headers in Material Components.
private let originalAccessibilityIdentifier = "MDCFlexibleHeaderViewAccessibilityIdentifier"

/// The accessibility identifier of headers in Material Components.
///
/// Headers have it after `FlexibleHeaderView.adoptMaterialComponentsDefaults()`. Others have the identifier
/// "FlexibleHeaderViewAccessibilityIdentifier".
@available(*, deprecated, message: "Set an accessibility identifier of your own.")
public let MDCFlexibleHeaderViewAccessibilityIdentifier = originalAccessibilityIdentifier

extension FlexibleHeaderView {
  /// The behavioral flags of new headers. The default is `.recommended`.
  ///
  /// If your app migrates from Material Components, you can set this property to `.materialComponents` when the app
  /// launches. Existing headers keep their flags.
  public static var defaultBehavioralFlags: BehavioralFlags {
    get { BehavioralFlags(defaultPolicy) }
    set {
      defaultPolicy = newValue.policy
      hasChosenDefaults = true
    }
  }

  /// Makes new headers behave as headers of Material Components did by default.
  ///
  /// Call it once, before the first header is created, for example in `application(_:didFinishLaunchingWithOptions:)`. It sets
  /// `defaultBehavioralFlags` to `.materialComponents`, and gives new headers the original's accessibility identifier. Existing
  /// headers don't change.
  ///
  /// For the recommended behavior, set `defaultBehavioralFlags` to `.recommended` instead. If you do neither, the first call of
  /// a method under its former name reports a `HeaderMisuse`, once; properties and delegates don't. A header that was created
  /// with `behavioralFlags` reports nothing.
  public static func adoptMaterialComponentsDefaults() {
    defaultBehavioralFlags = .materialComponents
    defaultAccessibilityIdentifier = originalAccessibilityIdentifier
  }
}
