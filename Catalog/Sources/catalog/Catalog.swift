import ArgumentParser
import CatalogCommands

/// The command line of the catalog. CatalogCommands and CatalogServer implement it.
struct Catalog: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract:
      "Shows flexible headers live in a browser, and plays recorded traces and finger strokes on them.",
    version: "0.1.0 (unreleased)",
    subcommands: [Serve.self, Replay.self, Record.self, Snapshot.self, Export.self, List.self],
    defaultSubcommand: Serve.self)

  /// The names of the commands.
  static let names = configuration.subcommands.map { $0._commandName }
}
