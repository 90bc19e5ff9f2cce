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
    self.name = name
    self.samples = samples
    self.liftsAt = liftsAt
    try check()
  }

  /// Reads a stroke file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A `FaultyFile` if the file is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    let file = name ?? url.relativePath
    try self.init(json: FaultyFile.contents(of: url, named: file), file: file)
  }

  /// Reads a stroke from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` if the text is invalid.
  public init(json: Data, file: String = "") throws { self = try FaultyFile.decode(json, file: file) }

  /// The stroke as JSON that ``init(json:file:)`` reads.
  public var json: String {
    let list = samples.map { JSONValue.numbers([$0.time, $0.x, $0.y]) }
    let fields: [String: JSONValue] = [
      "name": .string(name), "unit": .string(Self.unit), "samples": .array(list), "liftsAt": .number(liftsAt),
    ]
    return JSONText.line(.object(fields)) + "\n"
  }
}

// MARK: - Reading

extension Stroke: Decodable {
  private static let unit = "points, seconds"
  private static let times = 0.0...600
  private static let places = -100_000.0...100_000

  private enum CodingKeys: String, CodingKey { case name, unit, samples, liftsAt }

  /// Reads a stroke of a file.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let unit = try fields.decode(String.self, forKey: .unit)
    guard unit == Self.unit else { throw Self.fault("unit", "\"\(Self.unit)\"", "\"\(unit)\"") }
    name = try fields.decode(String.self, forKey: .name)
    samples = try fields.decode([[Double]].self, forKey: .samples).enumerated().map { index, numbers in
      guard numbers.count == 3 else {
        throw Self.fault("samples[\(index)]", "a list of 3 numbers", "\(numbers)")
      }
      return Sample(time: numbers[0], x: numbers[1], y: numbers[2])
    }
    liftsAt = try fields.decode(Double.self, forKey: .liftsAt)
    try check()
  }

  private func check() throws {
    guard samples.count >= 2 else { throw Self.fault("samples", "at least 2 samples", "\(samples.count)") }
    for (index, sample) in samples.enumerated() {
      let place = "samples[\(index)]"
      try Self.check(sample.time, in: Self.times, "\(place)[0]")
      try Self.check(sample.x, in: Self.places, "\(place)[1]")
      try Self.check(sample.y, in: Self.places, "\(place)[2]")
      let found = JSONText.number(sample.time)
      if index == 0, sample.time != 0 { throw Self.fault("\(place)[0]", "0 for the touch-down", found) }
      if index > 0, sample.time <= samples[index - 1].time {
        let former = JSONText.number(samples[index - 1].time)
        throw Self.fault("\(place)[0]", "a time after \(former)", found)
      }
    }
    try Self.check(liftsAt, in: samples[samples.count - 1].time...Self.times.upperBound, "liftsAt")
  }

  private static func check(_ number: Double, in range: ClosedRange<Double>, _ place: String) throws {
    if range.contains(number) { return }
    let bounds = [range.lowerBound, range.upperBound].map(JSONText.number).joined(separator: " to ")
    throw fault(place, "a number from \(bounds)", "\(number)")
  }

  private static func fault(_ place: String, _ expected: String, _ found: String) -> FaultyFile {
    FaultyFile(file: "", place: place, problem: "expected \(expected), found \(found)")
  }
}
