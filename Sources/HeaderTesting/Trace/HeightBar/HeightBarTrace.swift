import Foundation

/// What an original height bar did, event by event: a set-up, what the bar must say right after it, and then
/// events with what it must say after each.
///
/// Lengths are points. A text that does not follow the format is refused with a ``FaultyFile`` that names the
/// place.
public struct HeightBarTrace: Hashable, Sendable {
  /// The trace's name, by default the name of its file without extension.
  public var name: String

  /// What the trace shows, if somebody said so.
  public var summary: String?

  /// The bar, its behaviour, its subviews and the scroll view.
  public var setup: HeightBarSetup

  /// What the bar must say right after the set-up.
  public var initialExpect: HeightBarRecord

  /// The events in their order.
  public var steps: [Step]

  /// One event and what the bar must say after it.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public var event: HeightBarEvent

    /// What the bar must say afterwards.
    public var expect: HeightBarRecord
  }

  /// Reads the trace file at `url`; throws a ``FaultyFile`` for what is missing or makes no sense, which
  /// calls the file `name`, by default its path.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try HeightBarTrace(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from the text of a JSON file; `file` names it in errors.
  public init(json: Data, file: String = "") throws {
    self = try HeightBarTrace(readingFrom: JSONNode(parsing: json, file: file))
  }

  init(readingFrom node: JSONNode) throws {
    let system = try node["system"]
    guard try system.text() == "heightBar" else {
      throw system.fault("expected \"heightBar\", found \(system.value.kind)")
    }
    try node.allowOnly([
      "system", "name", "description", "setup", "correctedRecords", "initialExpect", "initialOriginal",
      "steps",
    ])
    name = try node["name"].text()
    summary = try node.field("description")?.text()
    let setup = try HeightBarSetup(readingFrom: node["setup"])
    self.setup = setup
    initialExpect = try HeightBarRecord(readingFrom: node["initialExpect"], setup: setup)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      return Step(
        event: try HeightBarEvent(readingFrom: step["event"]),
        expect: try HeightBarRecord(readingFrom: step["expect"], setup: setup))
    }
  }
}
