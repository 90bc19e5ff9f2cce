/// The kind of scroll view that a session is played on.
public enum SessionScrollViewKind: String, CaseIterable, Sendable {
  /// A plain scroll view.
  case plain
  /// A table view with rows of 44 points.
  case table
}
