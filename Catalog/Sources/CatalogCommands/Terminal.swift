/// The outputs of a command: one for results and one for errors, line by line.
public struct Terminal {
  /// Writes a line of the result.
  public var output: (String) -> Void

  /// Writes a line about an error.
  public var complaint: (String) -> Void

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - output: Writes a line of the result.
  ///   - complaint: Writes a line about an error.
  public init(output: @escaping (String) -> Void, complaint: @escaping (String) -> Void) {
    self.output = output
    self.complaint = complaint
  }
}
