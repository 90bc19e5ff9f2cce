import ArgumentParser
import CatalogCommands

/// `catalog snapshot SCREEN --svg OUT.svg`
struct Snapshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a screen as it looks at first.",
    discussion: "Exit status: 0, or 2 if something given could not be used; then nothing is written.")

  @Argument(help: "The screen's name; `catalog list` names all.")
  var screen: String

  @Option(help: "Write the picture to this file, as SVG.", completion: .file())
  var svg: String

  @Option(help: "The device's name; `catalog list` names all.")
  var device = usualDevice

  @Flag(help: "Draw the dark look.")
  var dark = false

  @MainActor func run() async throws {
    var command = SnapshotCommand(screen: screen, svgPath: svg)
    command.device = device
    command.isDark = dark
    throw ExitCode(command.run(.standard).rawValue)
  }
}
