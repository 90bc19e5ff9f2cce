/// Something that happens to a stretchy header or a revealing footer, or to its scroll view.
public enum EdgeEvent: Equatable, Sendable {
  /// The content moved.
  case scrolled
  /// Sizes or values changed. `isSettled` says that this is a layout, so that the system is done with the consequences of
  /// a new safe area.
  case changed(isSettled: Bool)
  /// The writes of the last, partial update are done, and the measures follow from them.
  case wrote
  /// The view leaves its scroll view.
  case removed
  /// The scroll view was deallocated, or there is none.
  case scrollViewLost
}
