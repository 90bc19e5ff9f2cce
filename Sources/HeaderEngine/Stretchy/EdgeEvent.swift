/// An event that affects a stretchy header or a revealing footer.
public enum EdgeEvent: Equatable, Sendable {
  /// The content moved.
  case scrolled
  /// Sizes or values changed. `isSettled` is `true` if this is a layout, so that the system has completed all changes that
  /// result from a new safe area.
  case changed(isSettled: Bool)
  /// The view was removed from its scroll view.
  case removed
  /// The scroll view was deallocated or doesn't exist.
  case scrollViewLost
}
