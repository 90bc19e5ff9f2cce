import ArgumentParser
import CatalogCommands

/// `catalog list`
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Names the screens, the devices, and the strokes.")

  func run() throws {
    throw ExitCode(ListCommand().run(.standard).rawValue)
  }
}
