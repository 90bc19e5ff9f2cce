import ArgumentParser
import CatalogCommands
import CatalogServer
import Foundation

/// `catalog serve`, or `catalog` alone
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows all screens live in a browser (the default).",
    discussion: "Prints the address to open. Ctrl-C ends it. Exit status: 0, or 2 if it couldn't listen.")

  private static let farewell = "The catalog is closed."

  @Option(help: "The port. Default: 8080, or the next that is free; 0 for any that is free.")
  var port: UInt16?

  @Option(help: "The address to listen at. Any other than 127.0.0.1 or ::1 admits other machines.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() async throws {
    let terminal = Terminal.standard
    do {
      let server = try await CatalogServer(host: host, port: port)
      let signals = EndSignals(grace: 2) {
        await server.stop()
      } late: {
        // Connections that are still open end with the process.
        Terminal.standard.output(Self.farewell)
        Foundation.exit(EXIT_SUCCESS)
      }
      defer { signals.cancel() }
      terminal.output("The catalog is at \(server.url) (Ctrl-C ends it).")
      if server.isOpenToOtherMachines {
        terminal.output("It listens at \(host): every machine that reaches this one can open and operate it.")
        for url in server.urlsForOtherMachines { terminal.output("From other machines: \(url)") }
      }
      if open, !DefaultBrowser.open(server.url) {
        terminal.complaint("no browser could be started; open \(server.url) yourself")
      }
      try await server.run()
      terminal.output(Self.farewell)
    } catch {
      terminal.complaint("\(error)")
      throw ExitCode(CommandStatus.unusable.rawValue)
    }
  }
}
