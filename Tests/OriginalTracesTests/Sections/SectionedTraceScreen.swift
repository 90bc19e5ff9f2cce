import HeaderEngine

@testable import FlexibleHeader
@testable import OriginalTraces

/// Plays a recording of a sectioned header on the view, and collects the differences.
@MainActor final class SectionedTraceScreen {
  private let trace: TraceFile
  private let configuration: SectionedHeader.Configuration
  private let header = SectionedHeaderView()
  private let container: SafeAreaContainer
  private let window: UIWindow?
  private var page: ScriptedSectionPage
  /// The number of events played before the first one for which the view moves the content.
  private(set) var eventCount = 0

  /// The accuracy of comparisons, in points: half a pixel on a screen, otherwise that of the recordings.
  private var accuracy: Double { 1e-6 + (window == nil ? 0 : configuration.tolerance) }

  /// - Parameter window: A window with the scale that belongs to the recording's tolerance, or `nil` without a screen.
  init(_ trace: TraceFile, window: UIWindow?) {
    self.trace = trace
    configuration = SectionedHeader.Configuration(trace.setup)
    self.window = window
    container = SafeAreaContainer(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    container.topSafeArea = configuration.topSafeArea
    window?.addSubview(container)
    page = ScriptedSectionPage(safeArea: configuration.topSafeArea)
    container.addSubview(page)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
    container.addSubview(header)
    header.forwardsEventsByHand = true
    header.use?.isMotionReduced = true
    header.hideThreshold = configuration.hideThreshold
    header.revealThreshold = configuration.revealThreshold
    header.sections = configuration.sections.map { section in
      HeaderSection(
        UIView(), exit: section.exit == .leaves ? .leaves : .stays,
        entrance: section.entrance == .always
          ? .always : section.entrance == .atTop ? .atTop : .alwaysCollapsed,
        maximumHeight: section.maximumHeight, minimumHeight: section.minimumHeight, snaps: section.snaps,
        collapsePriority: section.collapsePriority)
    }
    if let index = configuration.sections.firstIndex(where: \.isStretching) {
      header.stretchingSection = header.sections[index].view
    }
    page.bottomFreeHeight = trace["initialBottomFreeHeight"].number
    page.freeHeight = Double(header.maximumHeight)
    header.trackingScrollView = page
  }

  func differences() -> [String] {
    page.freeHeight = Double(header.maximumHeight)
    header.contentDidMove(in: page)
    var found = differences(from: trace.initialExpect, "set-up")
    for (index, step) in trace.steps.enumerated() {
      guard let answer = play(step.event) else { break }
      eventCount += 1
      found += differences(from: step.expect, "step \(index), \(step.name)")
      guard let answerName = SectionsTraceFormat.answerName(step.event) else { continue }
      let expected = step.expect[answerName].optionalNumber
      if !isClose(expected, answer.freeHeight) {
        found.append("step \(index), \(step.name): answered \(answer), expected \(expected.debugDescription)")
      }
    }
    return found
  }

  /// The position to which the header moved the content, or the target of the deceleration.
  private struct Answer { var freeHeight: Double? }

  /// Plays an event. Returns `nil` if the rest of the recording doesn't apply to views.
  private func play(_ event: JSONValue) -> Answer? {
    let (freeHeight, bottom) = (event["freeHeight"].number, event["bottomFreeHeight"].number)
    let velocity = event["velocity"].number
    let section = event["section"].index.map { header.sections[$0] }
    switch event["type"].text {
    case "scroll": scroll(to: freeHeight, bottom, isScrolling: true)
    case "layout": scroll(to: freeHeight, bottom, isScrolling: false)
    case "willEndDragging":
      guard bottom == page.bottomFreeHeight else { return nil }
      return Answer(freeHeight: endDragging(velocity, event["targetFreeHeight"].number))
    case "cameToRest": return answer { header.send(.sections(.cameToRest(velocity: velocity))) }
    case "expand": return answer { header.expand(section: section, animated: false) }
    case "collapse": return answer { header.collapse(section: section, animated: false) }
    case "trackAnother": return Answer(freeHeight: track(freeHeight, bottom))
    default: return nil
    }
    return Answer()
  }

  private func scroll(to freeHeight: Double, _ bottom: Double, isScrolling: Bool) {
    page.bottomFreeHeight = bottom
    page.freeHeight = freeHeight
    page.isScripted = isScrolling
    header.contentDidMove(in: page)
    page.isScripted = false
  }

  private func endDragging(_ velocity: Double, _ target: Double) -> Double? {
    let proposed = CGPoint(x: 0, y: -target - page.safeArea)
    var offset = proposed
    header.contentWillEndDragging(in: page, withVelocity: CGPoint(x: 0, y: velocity), target: &offset)
    return offset == proposed ? nil : -Double(offset.y) - page.safeArea
  }

  private func answer(_ body: () -> Void) -> Answer {
    let before = page.freeHeight
    body()
    return Answer(freeHeight: page.freeHeight == before ? nil : page.freeHeight)
  }

  private func track(_ freeHeight: Double, _ bottom: Double) -> Double? {
    page = ScriptedSectionPage(safeArea: configuration.topSafeArea)
    container.insertSubview(page, belowSubview: header)
    page.bottomFreeHeight = bottom
    header.extendsShortScrollViews = false
    header.preparePage(page)
    page.freeHeight = freeHeight
    let before = page.freeHeight
    header.trackingScrollView = page
    return page.freeHeight == before ? nil : page.freeHeight
  }

  // MARK: - Comparing

  private func isClose(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first - second) <= accuracy
  }

  private func differences(from record: JSONValue, _ place: String) -> [String] {
    var found: [String] = []
    func compare(_ name: String, _ expected: Double, _ got: Double, _ accuracy: Double = 1e-6) {
      if abs(expected - got) > accuracy { found.append("\(place): \(name) is \(got), expected \(expected)") }
    }
    compare("height", record["height"].number, Double(header.frame.height), accuracy)
    compare("progress", record["progress"].number, Double(header.progress))
    compare("overlap", record["overlap"].number, Double(header.overlap))
    for (index, section) in header.sections.enumerated() {
      let edges = record["frames"].items[index].numbers
      compare("height \(index)", record["visibleHeights"].numbers[index], Double(section.visibleHeight))
      compare(
        "collapse \(index)", record["collapseProgress"].numbers[index], Double(section.collapseProgress))
      compare("exit \(index)", record["exitProgress"].numbers[index], Double(section.exitProgress))
      let frame = section.view.convert(section.view.bounds, to: header)
      compare("top \(index)", edges[0], Double(frame.minY), accuracy)
      compare("length \(index)", edges[1], Double(frame.height), 2 * accuracy)
    }
    return found
  }
}
