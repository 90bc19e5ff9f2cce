/// Where a command writes: results to one side, complaints to the other, a line at a time.
public struct Terminal {
  /// Takes a line of the result.
  public var output: (String) -> Void

  /// Takes a line about something that went wrong.
  public var complaint: (String) -> Void

  /// Makes a terminal of two functions.
  public init(output: @escaping (String) -> Void, complaint: @escaping (String) -> Void) {
    self.output = output
    self.complaint = complaint
  }
}
