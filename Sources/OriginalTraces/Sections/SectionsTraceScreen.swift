import HeaderEngine

/// The layout engine of a run of a trace of sections. It needs no views, so such traces run on every platform.
@MainActor final class SectionsTraceScreen: TraceScreen {
  private var header = SectionedHeader()
  /// The field of the record with the header's result for the latest event.
  private var answer: [String: JSONValue] = [:]

  init(_ trace: TraceFile, animates: Bool) {
    var configuration = SectionedHeader.Configuration(trace.setup)
    configuration.isMotionReduced = !animates
    header.configure(configuration)
    let bottom = trace["initialBottomFreeHeight"].number
    header.handle(.scroll(freeHeight: header.maximumVisibleHeight, bottomFreeHeight: bottom))
  }

  func play(_ event: JSONValue) {
    let freeHeight = engineEvent(event).flatMap(handle)
    let name = SectionsTraceFormat.answerName(event)
    answer = name.map { [$0: .optional(freeHeight)] } ?? [:]
  }

  /// Returns the corresponding event of the engine. A change of configuration is applied by this function, which returns `nil`.
  private func engineEvent(_ event: JSONValue) -> SectionedHeader.Event? {
    let (freeHeight, bottom) = (event["freeHeight"].number, event["bottomFreeHeight"].number)
    let velocity = event["velocity"].number
    switch event["type"].text {
    case "scroll": return .scroll(freeHeight: freeHeight, bottomFreeHeight: bottom)
    case "layout": return .layout(freeHeight: freeHeight, bottomFreeHeight: bottom)
    case "willEndDragging":
      let target = event["targetFreeHeight"].number
      return .willEndDragging(velocity: velocity, targetFreeHeight: target, bottomFreeHeight: bottom)
    case "cameToRest": return .cameToRest(velocity: velocity)
    case "expand": return .expand(section: event["section"].index, animated: true)
    case "collapse": return .collapse(section: event["section"].index, animated: true)
    case "trackAnother": return .trackAnother(freeHeight: freeHeight, bottomFreeHeight: bottom)
    default:
      configure(event)
      return nil
    }
  }

  /// Handles an event, and returns the free height that the header requests, if any.
  private func handle(_ event: SectionedHeader.Event) -> Double? {
    var update = header.handle(event)
    var freeHeight = update.targetFreeHeight ?? update.freeHeight
    while update.isAnimating {
      update = header.advance(by: 1.0 / 60)
      freeHeight = update.freeHeight ?? freeHeight
    }
    return freeHeight
  }

  private func configure(_ event: JSONValue) {
    var configuration = header.configuration
    let section = event["section"].index ?? 0
    if let height = event["maximumHeight"].optionalNumber {
      configuration.sections[section].maximumHeight = height
    }
    if let height = event["minimumHeight"].optionalNumber {
      configuration.sections[section].minimumHeight = height
    }
    header.configure(configuration)
  }

  var record: JSONValue {
    var layouts: [SectionLayout] = []
    header.forEachSection { layouts.append($1) }
    let fields: [String: JSONValue] = [
      "height": .number(header.height), "progress": .number(header.progress),
      "overlap": .number(header.overlap), "visibleHeights": .numbers(layouts.map(\.visibleHeight)),
      "frames": .array(layouts.map { .numbers([$0.y, $0.height]) }),
      "collapseProgress": .numbers(layouts.map(\.collapseProgress)),
      "exitProgress": .numbers(layouts.map(\.exitProgress)),
    ]
    return .object(fields.merging(answer) { $1 })
  }
}

extension SectionedHeader.Configuration {
  /// The configuration of a trace's setup.
  init(_ setup: JSONValue) {
    self.init()
    topSafeArea = setup["safeAreaTop"].number
    revealThreshold = setup["revealThreshold"].number
    hideThreshold = setup["hideThreshold"].number
    tolerance = setup["tolerance"].number
    sections = setup["sections"].items.map(SectionConfiguration.init)
    if let index = setup["stretchingSection"].index { sections[index].isStretching = true }
  }
}

extension SectionConfiguration {
  fileprivate init(_ setup: JSONValue) {
    self.init(
      maximumHeight: setup["maximumHeight"].number, minimumHeight: setup["minimumHeight"].number,
      exit: setup["exit"].text == "leaves" ? .leaves : .stays, snaps: setup["snaps"].flag)
    collapsePriority = Int(setup["collapsePriority"].number)
    entrance = setup["entrance"].choice(of: [.atTop, .always, .alwaysCollapsed]) ?? .atTop
  }
}
