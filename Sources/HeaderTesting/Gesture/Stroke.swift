import Foundation

/// The path of one finger on the screen, from touch-down to lift.
///
/// Times are in seconds since touch-down, locations in points of the screen, with y growing downward. Text
/// that doesn't follow the format is rejected with a ``FaultyFile``.
public struct Stroke: Hashable, Sendable {
  /// One touch event of the screen.
  public struct Sample: Hashable, Sendable {
    /// The time, in seconds since touch-down.
    public var time: Double
    /// The distance from the screen's left edge, in points.
    public var x: Double
    /// The distance from the screen's top edge, in points.
    public var y: Double

    /// Creates a sample.
    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }
  }

  /// The stroke's name.
  public var name: String

  /// The locations of the finger, in order of time. There are at least two, and the first is the touch-down.
  public private(set) var samples: [Sample]

  /// The time at which the finger lifts, in seconds since touch-down. It is never before the last sample.
  public private(set) var liftsAt: Double

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - name: The stroke's name.
  ///   - samples: At least two samples with finite numbers and strictly increasing times from 0.
  ///   - liftsAt: The time at which the finger lifts, at or after the last sample.
  /// - Throws: A ``FaultyFile`` if the values don't meet these requirements.
  public init(name: String, samples: [Sample], liftsAt: Double) throws {
    let node = JSONNode(Stroke.jsonValue(name: name, samples: samples, liftsAt: liftsAt))
    try self.init(readingFrom: node)
  }

  /// Reads a stroke file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A `FaultyFile` if the file is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    try self.init(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a stroke from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` if the text is invalid.
  public init(json: Data, file: String = "") throws {
    try self.init(readingFrom: JSONNode(parsing: json, file: file))
  }

  /// The stroke as JSON that ``init(json:file:)`` reads.
  public var json: String {
    JSONText.line(Stroke.jsonValue(name: name, samples: samples, liftsAt: liftsAt)) + "\n"
  }
}

// MARK: - JSON

extension Stroke {
  private static let longest = 600.0
  private static let places = -100_000.0...100_000.0

  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["name", "unit", "samples", "liftsAt"])
    name = try node["name"].text()
    let unit = try node["unit"]
    guard try unit.text() == "points, seconds" else {
      throw unit.fault("expected \"points, seconds\", found \(unit.value.kind)")
    }
    let items = try node["samples"].items()
    guard items.count >= 2 else {
      throw try node["samples"].fault("expected at least 2 samples, found \(items.count)")
    }
    samples = []
    for item in items {
      samples.append(try Stroke.sample(item, after: samples.last?.time))
    }
    let lift = try node["liftsAt"]
    liftsAt = try lift.number(in: 0...Self.longest)
    if let last = samples.last?.time, liftsAt < last {
      throw lift.fault("expected no time before the last sample's \(JSONText.number(last))")
    }
  }

  private static func sample(_ item: JSONNode, after previous: Double?) throws -> Sample {
    let parts = try item.items(count: 3)
    let time = try parts[0].number(in: 0...longest)
    if let previous, time <= previous {
      let found = JSONText.number(time)
      throw parts[0].fault("expected a time after \(JSONText.number(previous)), found \(found)")
    }
    if previous == nil, time != 0 {
      throw parts[0].fault("expected 0 for the touch-down, found \(JSONText.number(time))")
    }
    return Sample(time: time, x: try parts[1].number(in: places), y: try parts[2].number(in: places))
  }

  private static func jsonValue(name: String, samples: [Sample], liftsAt: Double) -> JSONValue {
    let list = samples.map { JSONValue.array([.number($0.time), .number($0.x), .number($0.y)]) }
    return .object([
      "name": .string(name), "unit": .string("points, seconds"), "samples": .array(list),
      "liftsAt": .number(liftsAt),
    ])
  }
}
