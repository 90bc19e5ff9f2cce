/// An error that describes why a command failed.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String

  /// Returns an error about `name`, which isn't one of the `choices` for its `kind`.
  static func unknown(_ kind: String, _ name: String, choices: [String]) -> CommandFailure {
    CommandFailure(
      description: "there is no \(kind) \"\(name)\"; choose one of: \(choices.joined(separator: ", "))")
  }
}
