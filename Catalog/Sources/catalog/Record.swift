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
    help: ArgumentHelp(
      "A stroke: a file (JSON) or the name of one that the page offers, like flick-up-1.",
      discussion: "Repeat the option to play several strokes, each when the screen has come to rest."),
    completion: .file(extensions: ["json"]))
  var gesture: [String]

  @Option(help: "The device's name; `catalog list` names all.")
  var device = usualDevice

  @Option(help: "Write the header's states to this file, as JSON.", completion: .file())
  var trace: String?

  @Option(help: "Write a film strip with plots to this file, as SVG.", completion: .file())
  var svg: String?

  @Option(help: "Write an animated picture to this file, as SVG.", completion: .file())
  var animatedSvg: String?

  @Flag(help: "Record on a dark device.")
  var dark = false

  @MainActor func run() async throws {
    guard let first = gesture.first else { throw ValidationError("--gesture is missing") }
    var command = RecordCommand(screen: screen, gesturePath: first, device: device)
    command.tracePath = trace
    command.furtherGesturePaths = Array(gesture.dropFirst())
    command.svgPath = svg
    command.animatedSVGPath = animatedSvg
    command.isDark = dark
    throw ExitCode(command.run(.standard).rawValue)
  }
}
