import Foundation

// Insets, sizes and offsets with NaN or infinity make UIKit raise an exception sooner or later. Here each such write is
// reported as a warning of the simulator and ignored, so that a test can go on and still fails.

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
  /// Returns whether a value may be written, and reports one that is not finite.
  static func accepts(_ value: UIEdgeInsets, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  /// Returns whether a value may be written, and reports one that is not finite.
  static func accepts(_ value: CGPoint, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  /// Returns whether a value may be written, and reports one that is not finite.
  static func accepts(_ value: CGSize, for property: String) -> Bool {
    value.isFinite || refuses(value, property)
  }

  private static func refuses(_ value: Any, _ property: String) -> Bool {
    current.warn(
      "\(property) was set to \(value), which is not finite; the value is ignored, UIKit raises an exception")
    return false
  }
}
