import Foundation

/// A recording of whichever original: its field `system` says of which.
public enum TraceFile: Hashable, Sendable {
  /// Of a Material header.
  case material(RecordedTrace)
  /// Of a flexible height bar.
  case heightBar(HeightBarTrace)
  /// Of a header made of sections.
  case sections(SectionsTrace)

  /// Reads the trace file at `url`; throws a ``FaultyFile`` for what is missing or makes no sense, which
  /// calls the file `name`, by default its path.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try TraceFile(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from the text of a JSON file; `file` names it in errors.
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
  /// - Returns: All differences, in order; none if the header did exactly what the trace says.
  @MainActor public func mismatches() -> [TraceMismatch] {
    switch self {
    case .material(let trace): TracePlayer(trace).mismatches()
    case .heightBar(let trace): HeightBarTracePlayer(trace).mismatches()
    case .sections(let trace): SectionsTracePlayer(trace).mismatches()
    }
  }
}
