import HeaderEngine

/// Plays a ``SectionsTrace`` on the layout engine and compares the header's state after every event.
///
/// The engine needs no views, so the player runs on every platform.
public struct SectionsTracePlayer {
  private let trace: SectionsTrace
  private let animates: Bool

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - trace: The trace to play.
  ///   - animates: A Boolean value that determines whether animations run frame by frame, each to its end
  ///     before the next event. The default, `false`, replaces them with immediate changes.
  public init(_ trace: SectionsTrace, animates: Bool = false) {
    self.trace = trace
    self.animates = animates
  }

  /// Plays the whole trace.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  public func mismatches() -> [TraceMismatch] {
    var header = SectionedHeader()
    var configuration = trace.setup.configuration
    configuration.isMotionReduced = !animates
    header.configure(configuration)
    header.handle(
      .scroll(
        freeHeight: header.maximumVisibleHeight, bottomFreeHeight: trace.initialBottomFreeHeight))
    var found = differences(
      trace.initialExpect, SectionsRecord(of: header, answer: nil), step: nil, event: "set-up")
    for (index, step) in trace.steps.enumerated() {
      let freeHeight = play(step.event, on: &header)
      let answer = step.event.answerName.map { SectionsRecord.Answer(name: $0, freeHeight: freeHeight) }
      let record = SectionsRecord(of: header, answer: answer)
      found += differences(step.expect, record, step: index, event: step.event.name)
    }
    return found
  }

  /// Plays one event and returns the free height that the header requests, if any.
  private func play(_ event: SectionsEvent, on header: inout SectionedHeader) -> Double? {
    guard let engineEvent = event.engineEvent else {
      if case .configure(let section, let height, let value) = event {
        configure(section, height, value, of: &header)
      }
      return nil
    }
    var update = header.handle(engineEvent)
    var freeHeight = update.targetFreeHeight ?? update.freeHeight
    while update.isAnimating {
      update = header.advance(by: 1.0 / 60)
      freeHeight = update.freeHeight ?? freeHeight
    }
    return freeHeight
  }

  private func configure(
    _ section: Int, _ height: SectionsEvent.Height, _ value: Double, of header: inout SectionedHeader
  ) {
    var configuration = header.configuration
    switch height {
    case .maximumHeight: configuration.sections[section].maximumHeight = value
    case .minimumHeight: configuration.sections[section].minimumHeight = value
    }
    header.configure(configuration)
  }

  private func differences(
    _ expected: SectionsRecord, _ got: SectionsRecord, step: Int?, event: String
  ) -> [TraceMismatch] {
    expected.differences(from: got).map {
      TraceMismatch(step: step, event: event, field: $0.field, expected: $0.expected, got: $0.got)
    }
  }
}

extension SectionsEvent {
  /// The corresponding event of the engine, or `nil` for a change of configuration.
  fileprivate var engineEvent: SectionedHeader.Event? {
    switch self {
    case .scroll(let freeHeight, let bottom): .scroll(freeHeight: freeHeight, bottomFreeHeight: bottom)
    case .layout(let freeHeight, let bottom): .layout(freeHeight: freeHeight, bottomFreeHeight: bottom)
    case .willEndDragging(let velocity, let target, let bottom):
      .willEndDragging(velocity: velocity, targetFreeHeight: target, bottomFreeHeight: bottom)
    case .cameToRest(let velocity): .cameToRest(velocity: velocity)
    case .expand(let section): .expand(section: section, animated: true)
    case .collapse(let section): .collapse(section: section, animated: true)
    case .trackAnother(let freeHeight, let bottom):
      .trackAnother(freeHeight: freeHeight, bottomFreeHeight: bottom)
    case .configure: nil
    }
  }
}
