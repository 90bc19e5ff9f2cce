import Foundation

/// A recording of any of the headers. Its field `system` determines the kind.
public struct TraceFile: Sendable {
  /// The trace's name.
  public let name: String

  private let play: @MainActor @Sendable () -> [TraceMismatch]

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    try self.init(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    try self.init(readingFrom: JSONNode(parsing: json, file: file))
  }

  /// Plays the trace on a header of its kind.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor public func mismatches() -> [TraceMismatch] { play() }

  private init(readingFrom node: JSONNode) throws {
    let systems = [TraceSetup.system, HeightBarSetup.system, SectionsSetup.system]
    switch try node["system"].choice(of: systems) {
    case TraceSetup.system: self.init(try RecordedTrace(readingFrom: node))
    case HeightBarSetup.system: self.init(try HeightBarTrace(readingFrom: node))
    default: self.init(try SectionsTrace(readingFrom: node))
    }
  }

  private init(_ trace: Trace<some PlayableSetup>) {
    name = trace.name
    play = { trace.mismatches() }
  }
}
