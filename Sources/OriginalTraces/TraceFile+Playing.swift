/// The screen on which a trace is played.
@MainActor protocol TraceScreen: AnyObject {
  /// Plays an event of the screen's kind of header.
  func play(_ event: JSONValue)
  /// The state of the header, after the setup or after the latest event.
  var record: JSONValue { get }
}

/// Only the events of a trace drive the header: they set the offsets of scripted scroll views, send the delegate's events, and
/// advance animations. On iOS this requires a real window for flexible headers and bars, but no touches. Flexible headers use
/// the original's behavior (`MaterialPolicy.materialComponents`), with corrections if the setup says so. A snap animation of
/// a bar completes within the event that started it. Sections are played on the layout engine, which needs no views.
extension TraceFile {
  /// Plays the trace on a header of its kind.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor public func mismatches() -> [TraceMismatch] { mismatches(animates: false) }

  /// Plays the whole trace on its own screen.
  ///
  /// - Parameter animates: A Boolean value that determines whether animations of sections run frame by frame, each to its end
  ///   before the next event. Otherwise they are replaced with immediate changes.
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor func mismatches(animates: Bool) -> [TraceMismatch] {
    let recording = recording(animates: animates)
    return mismatches(initialExpect, recording.initialExpect, step: nil)
      + steps.indices.flatMap { mismatches(steps[$0].expect, recording.steps[$0].expect, step: $0) }
  }

  /// Plays the whole trace on its own screen, regardless of the expected states.
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

  /// Returns the differences between the expected and the actual state after a step, or after the setup.
  func mismatches(_ expected: JSONValue, _ got: JSONValue, step index: Int?) -> [TraceMismatch] {
    let step = index.map { steps[$0] }
    let names = format.record(setup, step?.event).names.filter { !format.ignored.contains($0) }
    let differences = names.flatMap { expected.fields[$0]?.differences(from: got[$0], at: $0) ?? [] }
    return differences.map { field, expected, got in
      TraceMismatch(
        step: index, event: step?.name ?? "set-up", field: field, expected: JSONText.line(expected),
        got: JSONText.line(got))
    }
  }
}

extension JSONValue {
  /// Returns the parts in which two values differ, with their locations. Fields of objects and items of lists are compared one
  /// by one, except for lists of numbers. A missing value (`null`) differs from every number.
  fileprivate func differences(
    from other: JSONValue, at place: String
  ) -> [(place: String, JSONValue, JSONValue)] {
    switch self {
    case .object(let fields):
      return fields.sorted { $0.key < $1.key }.flatMap { name, value in
        value.differences(from: other[name], at: "\(place).\(name)")
      }
    case .array(let items) where items.contains { $0.optionalNumber == nil }:
      return items.enumerated().flatMap { index, item in
        let other = index < other.items.count ? other.items[index] : .null
        return item.differences(from: other, at: "\(place)[\(index)]")
      }
    default: return isNear(other) ? [] : [(place, self, other)]
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
