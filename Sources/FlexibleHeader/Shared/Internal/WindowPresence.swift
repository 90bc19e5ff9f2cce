import UIKit

/// Records whether a view has left its window, and whether it has received the safe area of the window to which it returned.
///
/// Without a window, a view has no safe area. A view that returns to a window, in any superview, receives the safe area
/// afterward, and at the latest before its layout.
@MainActor struct WindowPresence {
  /// A Boolean value that indicates whether the view is or was in a window.
  private var wasShown = false
  /// A Boolean value that indicates whether the view left the window with its superview, or returned and hasn't received the
  /// safe area yet.
  private(set) var awaitsSafeArea = false

  init() {}

  /// Creates the state of a view that may be in a window.
  init(of view: UIView) { wasShown = view.window != nil }

  /// Handles a view that moved to its window, or to none.
  mutating func viewDidMove(_ view: UIView) {
    awaitsSafeArea = wasShown && view.superview != nil
    if view.window != nil { wasShown = true }
  }

  /// Handles the safe area or the layout of the view. Returns whether the safe area was awaited.
  mutating func receiveSafeArea() -> Bool {
    defer { awaitsSafeArea = false }
    return awaitsSafeArea
  }

  /// Returns whether a view in this window, or in none, has no valid safe area.
  func isAway(from window: UIWindow?) -> Bool { awaitsSafeArea || (wasShown && window == nil) }
}
