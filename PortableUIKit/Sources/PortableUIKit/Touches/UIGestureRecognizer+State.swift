import Foundation

extension UIGestureRecognizer {
  /// How far the recognition of a gesture has come.
  public enum State: Int, @unchecked Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A gesture without duration was seen: the same as `ended`.
    public static var recognized: UIGestureRecognizer.State { .ended }

    /// Whether the gesture is under way.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether nothing can follow until the fingers have left.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
