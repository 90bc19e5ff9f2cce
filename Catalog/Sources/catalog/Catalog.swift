import ArgumentParser

/// The command line of the catalog: thin, the work is done in CatalogCommands.
@main struct Catalog: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract:
      "Shows flexible headers live in a browser, and plays recorded traces and finger strokes on them.",
    subcommands: [Serve.self, Replay.self, Record.self, Snapshot.self, List.self],
    defaultSubcommand: Serve.self)
}
