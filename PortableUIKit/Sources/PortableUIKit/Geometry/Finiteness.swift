import Foundation

// In UIKit, insets, sizes, and offsets with NaN or infinity sooner or later raise an exception. Here, such
// values are ignored and reported as a warning of the simulator, so that a test can continue and still fails.

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension HostSimulator {
  /// Returns whether a value is valid, and reports a value that isn't finite.
  static func accepts(_ value: UIEdgeInsets, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  /// Returns whether a value is valid, and reports a value that isn't finite.
  static func accepts(_ value: CGPoint, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  /// Returns whether a value is valid, and reports a value that isn't finite.
  static func accepts(_ value: CGSize, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  private static func refuses(_ value: Any, _ property: String) -> Bool {
    current.warn(
      "\(property) was set to \(value), which is not finite; the value is ignored, UIKit raises an exception")
    return false
  }
}
