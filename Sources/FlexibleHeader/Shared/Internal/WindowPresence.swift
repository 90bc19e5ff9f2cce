import UIKit

/// Whether a view has left its window, and whether it has the safe area of the window to which it returned.
///
/// Without a window, a view has no safe area. One that returns to a window with its superview receives the safe area afterward, and
/// at the latest before its layout.
@MainActor struct WindowPresence {
  /// The superview that the view had in a window last, or `nil` if it wasn't in one.
  private var superview: ObjectIdentifier?
  /// A Boolean value that indicates whether the view left the window with its superview, or returned and hasn't received the safe
  /// area yet.
  private(set) var awaitsSafeArea = false

  init() {}

  /// Begins anew with a view that may be in a window.
  init(of view: UIView) { note(view) }

  /// The view moved to its window, or to none.
  mutating func viewDidMove(_ view: UIView) {
    awaitsSafeArea = superview != nil && superview == view.superview.map(ObjectIdentifier.init)
    note(view)
  }

  /// The view received the safe area, or is laid out. Returns whether the safe area was awaited.
  mutating func receiveSafeArea() -> Bool {
    defer { awaitsSafeArea = false }
    return awaitsSafeArea
  }

  /// Returns whether a view in this window, or in none, has no safe area that counts.
  func isAway(from window: UIWindow?) -> Bool { awaitsSafeArea || (superview != nil && window == nil) }

  private mutating func note(_ view: UIView) {
    if view.window != nil { superview = view.superview.map(ObjectIdentifier.init) }
  }
}
