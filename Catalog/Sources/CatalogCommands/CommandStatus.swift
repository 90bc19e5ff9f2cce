/// The result of a command. The raw value is the process's exit status.
public enum CommandStatus: Int32, Sendable {
  /// The command succeeded.
  case success = 0
  /// A header's states differ from a trace.
  case mismatch = 1
  /// An argument or a file isn't usable.
  case unusable = 2
}
