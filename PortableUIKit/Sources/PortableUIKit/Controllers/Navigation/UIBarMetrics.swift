/// The metrics of bars.
public enum UIBarMetrics: Int, @unchecked Sendable {
  /// The default metrics.
  case `default` = 0
  /// The metrics for compact height.
  case compact = 1
  /// The default metrics with a prompt.
  case defaultPrompt = 101
  /// The metrics for compact height with a prompt.
  case compactPrompt = 102
}
