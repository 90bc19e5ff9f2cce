import ArgumentParser
import CatalogCommands
import CatalogServer
import Foundation

/// `catalog serve`, or `catalog` alone
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows all screens live in a browser (the default).",
    discussion: "Prints the address to open; Ctrl-C ends it. Exit status: 0, or 2 if it could not listen.")

  private static let farewell = "The catalog is closed."

  @Option(help: "The port; without it 8080 or the next that is free, 0 for any.")
  var port: UInt16?

  @Option(help: "The address to listen at; others than 127.0.0.1 let other machines in.")
  var host = "127.0.0.1"

  func run() async throws {
    let terminal = Terminal.standard
    do {
      let server = try CatalogServer(host: host, port: port)
      let signals = EndSignals(grace: 2) {
        await server.stop()
      } late: {
        // Connections that did not end by themselves are cut off with the process.
        Terminal.standard.output(Self.farewell)
        Foundation.exit(EXIT_SUCCESS)
      }
      defer { signals.cancel() }
      let running = Task { try await server.run() }
      try await server.waitUntilListening()
      terminal.output("The catalog is at \(server.address) (Ctrl-C ends it).")
      try await running.value
      terminal.output(Self.farewell)
    } catch {
      terminal.complaint("\(error)")
      throw ExitCode(CommandStatus.unusable.rawValue)
    }
  }
}
