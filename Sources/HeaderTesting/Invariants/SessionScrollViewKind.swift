/// On which kind of scroll view a session is played.
public enum SessionScrollViewKind: String, CaseIterable, Sendable {
  /// A plain scroll view.
  case plain
  /// A table view with rows of 44 points.
  case table
}
