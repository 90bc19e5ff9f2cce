/// Why a command could not do what it was asked to.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String

  /// `name` is none of the `choices` that there are for a `kind` of thing.
  static func unknown(_ kind: String, _ name: String, choices: [String]) -> CommandFailure {
    CommandFailure(
      description: "there is no \(kind) \"\(name)\"; choose one of: \(choices.joined(separator: ", "))")
  }
}
