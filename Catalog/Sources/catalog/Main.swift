import ArgumentParser
import CatalogCommands
import Foundation

@main enum Main {
  /// Runs the command that the arguments name.
  ///
  /// A first word that is no command would be taken for an argument of `serve`, the default.
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
