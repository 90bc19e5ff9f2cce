import ArgumentParser
import CatalogCommands

/// `catalog record SCREEN --gesture STROKE.json`
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a finger stroke on a screen and records what the header does, frame by frame.",
    discussion: "Exit status: 0, or 2 if something given could not be used; then nothing is written.")

  @Argument(help: "The screen's name; `catalog list` names all.")
  var screen: String

  @Option(
    help: "A stroke: a file (JSON) or the name of one that the page offers, like flick-up-1.",
    completion: .file(extensions: ["json"]))
  var gesture: String

  @Option(help: "The device's name; `catalog list` names all.")
  var device = usualDevice

  @Option(help: "Write the header's states to this file, as JSON.", completion: .file())
  var trace: String?

  @Option(help: "Write a film strip with plots to this file, as SVG.", completion: .file())
  var svg: String?

  @MainActor func run() async throws {
    var command = RecordCommand(screen: screen, gesturePath: gesture, device: device)
    command.tracePath = trace
    command.svgPath = svg
    throw ExitCode(command.run(.standard).rawValue)
  }
}
