import Foundation

/// A recording of any of the headers. Its field `system` determines the kind.
public enum TraceFile: Hashable, Sendable {
  /// A recording of a Material header.
  case material(RecordedTrace)
  /// A recording of a flexible height bar.
  case heightBar(HeightBarTrace)
  /// A recording of a header with sections.
  case sections(SectionsTrace)

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try TraceFile(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    self = try TraceFile(readingFrom: JSONNode(parsing: json, file: file))
  }

  /// The trace's name.
  public var name: String {
    switch self {
    case .material(let trace): trace.name
    case .heightBar(let trace): trace.name
    case .sections(let trace): trace.name
    }
  }

  init(readingFrom node: JSONNode) throws {
    switch try node["system"].choice(of: System.self) {
    case .material: self = .material(try RecordedTrace(readingFrom: node))
    case .heightBar: self = .heightBar(try HeightBarTrace(readingFrom: node))
    case .sections: self = .sections(try SectionsTrace(readingFrom: node))
    }
  }

  private enum System: String, CaseIterable {
    case material, heightBar, sections
  }
}

extension TraceFile {
  /// Plays the trace on a header of its kind.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor public func mismatches() -> [TraceMismatch] {
    switch self {
    case .material(let trace): TracePlayer(trace).mismatches()
    case .heightBar(let trace): TracePlayer(trace).mismatches()
    case .sections(let trace): TracePlayer(trace).mismatches()
    }
  }
}
