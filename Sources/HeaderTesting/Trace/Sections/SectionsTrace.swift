import Foundation

/// A recorded session of the reference model of sectioned headers: a setup, the header's state right after
/// it, and events with the state after each.
///
/// Lengths are in points. Text that doesn't follow the format is rejected with a ``FaultyFile`` that contains
/// the location.
public struct SectionsTrace: Hashable, Sendable {
  /// The trace's name.
  public var name: String

  /// A description of the trace, or `nil`.
  public var summary: String?

  /// The header's sections and settings.
  public var setup: SectionsSetup

  /// The bottom free height of the first event, in points. At this event the content is at its top.
  public var initialBottomFreeHeight: Double

  /// The expected state after the first event.
  public var initialExpect: SectionsRecord

  /// The events, in order.
  public var steps: [Step]

  /// An event and the expected state after it.
  public struct Step: Hashable, Sendable {
    /// The event.
    public var event: SectionsEvent

    /// The expected state after the event.
    public var expect: SectionsRecord
  }

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors; the default is its path.
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try SectionsTrace(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    self = try SectionsTrace(readingFrom: JSONNode(parsing: json, file: file))
  }

  init(readingFrom node: JSONNode) throws {
    let system = try node["system"]
    guard try system.text() == "sections" else {
      throw system.fault("expected \"sections\", found \(system.value.kind)")
    }
    try node.allowOnly([
      "system", "name", "description", "setup", "initialBottomFreeHeight", "initialExpect", "steps",
    ])
    name = try node["name"].text()
    summary = try node.field("description")?.text()
    let setup = try SectionsSetup(readingFrom: node["setup"])
    self.setup = setup
    initialBottomFreeHeight = try node["initialBottomFreeHeight"].number()
    let count = setup.sections.count
    initialExpect = try SectionsRecord(
      readingFrom: node["initialExpect"], sectionCount: count, answerName: nil)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect"])
      let event = try SectionsEvent(readingFrom: step["event"], sectionCount: count)
      let expect = try SectionsRecord(
        readingFrom: step["expect"], sectionCount: count, answerName: event.answerName)
      return Step(event: event, expect: expect)
    }
  }
}
