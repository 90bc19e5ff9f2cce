import ArgumentParser
import CatalogCommands
import Foundation

@main enum Main {
  /// Runs the command in the arguments.
  ///
  /// Without this check, a first word that isn't a command would become an argument of `serve`, the default.
  static func main() async {
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      word != "help", !Catalog.names.contains(word)
    {
      Terminal.standard.complaint(
        "there is no command \"\(word)\"; choose one of: \(Catalog.names.joined(separator: ", "))")
      exit(ExitCode.validationFailure.rawValue)
    }
    await Catalog.main(nil)
  }
}
