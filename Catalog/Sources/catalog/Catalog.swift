import ArgumentParser

/// The command line of the catalog: thin, the work is done in CatalogCommands.
@main struct Catalog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Plays recorded traces and finger strokes on flexible headers, without a simulator.",
    subcommands: [Replay.self, Record.self, List.self])
}
