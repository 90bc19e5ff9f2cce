/// The commands that a header receives before its first layout in a window. That layout performs them again, because the sizes
/// and insets on which they depend aren't final before.
@MainActor final class EarlyCommands {
  /// `nil` after the turn of the run loop in which they were performed.
  private var commands: [@MainActor () -> Void]? = []

  /// Adds a command, unless it isn't early anymore. The command must not retain the header.
  func add(_ command: @escaping @MainActor () -> Void) { commands?.append(command) }

  /// Performs the commands. The system may lay out a screen several times before it is visible, so later calls in the same turn of
  /// the run loop perform them, too.
  func perform() {
    guard let commands else { return }
    self.commands = nil
    guard !commands.isEmpty else { return }
    for command in commands { command() }
    self.commands = commands
    RunLoopTurn.afterCurrent { [weak self] in self?.commands = nil }
  }
}
