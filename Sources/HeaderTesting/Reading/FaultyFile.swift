/// Why a file from outside cannot be used: which file, where in it, and what was expected there.
public struct FaultyFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name or path, as the caller gave it; empty when the text came from nowhere in particular.
  public var file: String

  /// Where in the file, for instance `steps[3].event.y` (counted from 0); empty for the file as a whole.
  public var place: String

  /// What was expected and what was found.
  public var problem: String

  /// Makes an error that says `problem` about `place` of `file`.
  public init(file: String, place: String = "", problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// `file: place: problem`, without the parts that are empty.
  public var description: String {
    [file, place, problem].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
