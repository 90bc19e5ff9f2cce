/// In which room a bar is shown.
public enum UIBarMetrics: Int, @unchecked Sendable {
  /// The usual one.
  case `default` = 0
  /// One where height is scarce.
  case compact = 1
  /// The usual one, with a prompt.
  case defaultPrompt = 101
  /// One where height is scarce, with a prompt.
  case compactPrompt = 102
}
