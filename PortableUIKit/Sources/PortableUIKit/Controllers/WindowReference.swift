/// A reference to a window that doesn't retain it. It becomes `nil` when the window is deallocated.
///
/// A weak reference would do the same, but it moves the window's reference counts to a side table for good. Every later
/// read of `UIView.window` then costs 130 instructions more, and headers read it at every scroll event.
final class WindowReference {
  /// The window, which clears this pointer in its `deinit`.
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
