import Foundation

extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public enum State: Int, @unchecked Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state of a recognized discrete gesture, the same as `ended`.
    public static var recognized: UIGestureRecognizer.State { .ended }

    /// A Boolean value that indicates whether the gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
    /// A Boolean value that indicates whether no other state follows until the fingers have left.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
