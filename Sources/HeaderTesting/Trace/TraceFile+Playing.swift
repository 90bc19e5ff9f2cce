/// The screen on which a trace is played.
@MainActor protocol TraceScreen: AnyObject {
  /// Plays an event of the screen's kind of header.
  func play(_ event: JSONValue)
  /// The state of the header, after the setup or after the latest event.
  var record: JSONValue { get }
}

/// Only the events of a trace drive the header: they set the offsets of scripted scroll views, send the delegate's events, and
/// advance animations. On iOS this requires a real window for flexible headers and bars, but no touches. Flexible headers use
/// the original's behavior (`BehavioralFlags.materialComponents`), with corrections if the setup says so. A snap animation of
/// a bar completes within the event that started it. Sections are played on the layout engine, which needs no views.
extension TraceFile {
  /// Plays the trace on a header of its kind.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor public func mismatches() -> [TraceMismatch] { mismatches(animates: false) }

  /// Plays the whole trace on a screen of its own.
  ///
  /// - Parameter animates: A Boolean value that determines whether animations of sections run frame by frame, each to its end
  ///   before the next event. Otherwise they are replaced with immediate changes.
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor func mismatches(animates: Bool) -> [TraceMismatch] {
    let recording = recording(animates: animates)
    let initial = differences(initialExpect, recording.initialExpect, after: nil).map {
      TraceMismatch(step: nil, event: "set-up", field: $0.field, expected: $0.expected, got: $0.got)
    }
    return initial
      + zip(steps, recording.steps).enumerated().flatMap { index, pair in
        differences(pair.0.expect, pair.1.expect, after: pair.0.event).map {
          TraceMismatch(
            step: index, event: pair.0.name, field: $0.field, expected: $0.expected, got: $0.got)
        }
      }
  }

  /// Plays the whole trace on a screen of its own, whatever states it expects.
  ///
  /// - Returns: The same setup and events, with the header's states as the expected ones.
  @MainActor func recording(animates: Bool = false) -> TraceFile {
    restoringCurrentDevice {
      let screen = makeScreen(animates: animates)
      var recording = self
      recording.initialExpect = screen.record
      for (index, step) in steps.enumerated() {
        screen.play(step.event)
        recording.steps[index].expect = screen.record
      }
      return recording
    }
  }

  @MainActor private func makeScreen(animates: Bool) -> any TraceScreen {
    switch format.system {
    case TraceFormat.heightBar.system: HeightBarTraceScreen(setup)
    case TraceFormat.sections.system: SectionsTraceScreen(self, animates: animates)
    default: MaterialTraceScreen(setup)
    }
  }

  /// Returns the differences between the expected and the actual state after an event, or after the setup.
  func differences(_ expected: JSONValue, _ got: JSONValue, after event: JSONValue?) -> [TraceDifference] {
    let names = format.record(setup, event).names.filter { !format.ignored.contains($0) }
    return names.flatMap { name in
      expected.fields[name].map { TraceDifference.all(name, $0, got[name]) } ?? []
    }
  }
}

/// A field of a state that differs, with both values as JSON.
struct TraceDifference {
  let field: String
  let expected: String
  let got: String

  /// Returns the differences between two values. Fields of objects are compared one by one, and so are the items of lists of
  /// objects and of lists. A missing value (`null`) differs from every number.
  static func all(_ name: String, _ expected: JSONValue, _ got: JSONValue) -> [TraceDifference] {
    switch expected {
    case .object(let fields):
      return fields.sorted { $0.key < $1.key }.flatMap { all("\(name).\($0.key)", $0.value, got[$0.key]) }
    case .array(let items) where items.contains { $0.isComposed }:
      return items.enumerated().flatMap { index, item in
        all("\(name)[\(index)]", item, index < got.items.count ? got.items[index] : .null)
      }
    default:
      if expected.isNear(got) { return [] }
      return [TraceDifference(field: name, expected: JSONText.line(expected), got: JSONText.line(got))]
    }
  }
}

extension JSONValue {
  fileprivate var isComposed: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Returns whether two values are equal, with a tolerance of 1e-6 for numbers.
  fileprivate func isNear(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let number), .number(let other)): abs(number - other) <= 1e-6
    case (.array(let items), .array(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isNear($1) }
    default: self == other
    }
  }
}
