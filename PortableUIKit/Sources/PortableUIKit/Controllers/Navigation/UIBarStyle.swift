/// The styles of bars.
public enum UIBarStyle: Int, @unchecked Sendable {
  /// A light bar with dark content, or a dark one with light content in dark appearance.
  case `default` = 0
  /// A dark bar with light content.
  case black = 1
  /// The same as `black`, from earlier versions of UIKit.
  case blackTranslucent = 2

  var appearance: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
