/// The commands that a header receives before its first layout in a window. That layout performs them again, because the sizes
/// and insets on which they depend aren't final before.
@MainActor final class EarlyCommands {
  /// `nil` after the turn of the run loop in which they were performed.
  private var commands: [@MainActor () -> Void]? = []
  /// The state that the commands left.
  private var result: EarlyState?

  var arePending: Bool { commands != nil }

  /// Adds a command, unless it isn't early anymore. The command must not retain the header.
  func add(_ command: @escaping @MainActor () -> Void) { commands?.append(command) }

  /// Performs the commands. The system may lay out a screen several times before it is visible, so later calls in the same turn of
  /// the run loop perform them, too, unless the state is what they left: each command causes a layout.
  func perform(_ state: () -> EarlyState) {
    guard let commands, result.map({ state().differs(from: $0) }) ?? true else { return }
    self.commands = nil
    guard !commands.isEmpty else { return }
    for command in commands { command() }
    self.commands = commands
    result = state()
    RunLoopTurn.afterCurrent { [weak self] in self?.commands = nil }
  }
}

/// The state of a header and its content that commands change, and what their results depend on.
@MainActor struct EarlyState {
  let circumstances: CommandUnderWay.Circumstances
  /// The height of the content, its offset, and the visible height of the header, in points.
  let contentHeight: Double
  let offset: Double
  let visibleLength: Double

  func differs(from other: EarlyState) -> Bool {
    circumstances.differ(from: other.circumstances) || contentHeight != other.contentHeight
      || offset != other.offset || visibleLength != other.visibleLength
  }
}
