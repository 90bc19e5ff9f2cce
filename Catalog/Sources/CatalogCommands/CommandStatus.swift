/// How a command ended; the raw value is the process's exit status.
public enum CommandStatus: Int32, Sendable {
  /// Everything is well.
  case success = 0
  /// A header did not do what a trace says.
  case mismatch = 1
  /// Something given from outside could not be used.
  case unusable = 2
}
