/// An error that describes why a file can't be used: which file, where in it, and what was expected.
public struct FaultyFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name or path as passed by the caller, or an empty string if the text has no file.
  public var file: String

  /// The location in the file, for example `steps[3].event.y` (counted from 0), or an empty string for the
  /// whole file.
  public var place: String

  /// A description of what was expected and what was found.
  public var problem: String

  /// Creates an error.
  public init(file: String, place: String = "", problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// The text `file: place: problem`, without empty parts.
  public var description: String {
    [file, place, problem].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
