import HeaderEngine

/// The layout engine of a run of a ``SectionsTrace``. It needs no views, so such traces run on every platform.
@MainActor final class SectionsTraceScreen {
  private var header = SectionedHeader()

  init(_ setup: SectionsSetup, animates: Bool) {
    var configuration = setup.configuration
    configuration.isMotionReduced = !animates
    header.configure(configuration)
    header.handle(
      .scroll(freeHeight: header.maximumVisibleHeight, bottomFreeHeight: setup.initialBottomFreeHeight))
  }

  func record(after event: SectionsEvent?) -> SectionsRecord {
    let freeHeight = event.flatMap(play)
    let answer = event?.answerName.map { SectionsRecord.Answer(name: $0, freeHeight: freeHeight) }
    return SectionsRecord(of: header, answer: answer)
  }

  /// Plays one event and returns the free height that the header requests, if any.
  private func play(_ event: SectionsEvent) -> Double? {
    guard let engineEvent = event.engineEvent else {
      if case .configure(let section, let height, let value) = event {
        configure(section, height, value)
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

  private func configure(_ section: Int, _ height: SectionsEvent.Height, _ value: Double) {
    var configuration = header.configuration
    switch height {
    case .maximumHeight: configuration.sections[section].maximumHeight = value
    case .minimumHeight: configuration.sections[section].minimumHeight = value
    }
    header.configure(configuration)
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
