import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

@MainActor @Suite("Random sessions on a sectioned header")
struct SectionedHeaderRandomTests {
  private static let eventCount = 120
  private static var played = 0
  /// The first and the last session: `SECTION_SESSIONS=1-500` plays more of them.
  nonisolated static let seeds: ClosedRange<Int> = {
    let text = ProcessInfo.processInfo.environment["SECTION_SESSIONS"] ?? ""
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : 1...12
  }()

  @Test("After each event the header is whole", .needs(.all), arguments: seeds)
  func session(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kind: ListKind = random.next() % 2 == 0 ? .plain : .table
    let stage = HeaderStage(DeviceModel.all[seed % 3]) { SectionScreen(kind, snaps: seed % 4 > 0) }
    let screen = stage.root
    let spare = [44.0, 90, 10].map {
      HeaderSection(UIView(), exit: .leaves, maximumHeight: $0, minimumHeight: 4)
    }
    let title = UIView()
    _ = addTitle("A title whose height depends on the text size", to: title)
    let session = RandomSectionSession(stage: stage, spare: spare + [HeaderSection(title, exit: .leaves)])
    screen.header.stretchingSection = seed % 3 == 0 ? screen.picture.view : nil
    for index in 0..<Self.eventCount {
      let event = session.play(&random)
      Self.played += 1
      stage.advance(by: 0.03)
      if let fault = screen.fault() {
        Issue.record("\(index), \(event): \(fault)")
        return
      }
    }
    stage.settle()
    expectNil(screen.fault())
    screen.headerViewController.uninstall()
    expectEqual(screen.scrollView.contentInset, .zero)
    expectEqual(screen.scrollView.verticalScrollIndicatorInsets, .zero)
    if Self.seeds.count > 12 { print("\(Self.played) events until session \(seed)") }
  }
}

@MainActor private struct RandomSectionSession {
  let stage: HeaderStage<SectionScreen>
  let spare: [HeaderSection]

  func play(_ random: inout SeededGenerator) -> String {
    let screen = stage.root
    let header = screen.header
    let number = Double(random.next() % 1000)
    let pick = Int(random.next() % 26)
    switch pick {
    case 0...5: stage.drag(from: CGPoint(x: 150, y: 330), by: number * 0.7 - 350, lasting: 0.1)
    case 6, 7: stage.fling(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 60 + number * 0.5))
    case 8: screen.scrollView.contentOffset.y = number - 200
    case 9: screen.scrollView.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    case 10: header.expand(section: number < 500 ? nil : header.sections.first, animated: number < 800)
    case 11: header.collapse(section: number < 500 ? nil : header.sections.last, animated: number < 800)
    case 12: header.sections = (header.sections + spare).filter { _ in random.next() % 3 > 0 }.uniqued
    case 13: header.sections = header.sections.reversed()
    case 14:
      UIView.animate(withDuration: 0.2) { header.sections = [screen.search, screen.picture, screen.tabs] }
    case 15:
      // Offsets that are set during a rotation take effect at its end.
      stage.rotate(to: number < 500 ? .landscapeLeft : .portrait)
      stage.settle()
    case 16: stage.isVoiceOverRunning.toggle()
    case 17: screen.picture.maximumHeight = number < 100 ? .nan : number * 0.4
    case 18: screen.picture.minimumHeight = number < 100 ? -.infinity : number * 0.1
    case 19: screen.rowCount = number < 200 ? 3 : 80
    case 20: header.extendsShortScrollViews.toggle()
    case 21:
      header.hideThreshold = number * 0.05
      header.revealThreshold = number < 100 ? .infinity : 30
    case 22: header.insetFollowsVisibleHeight.toggle()
    case 23: stage.textSize = number < 500 ? .accessibilityLarge : .small
    case 24: stage.isReduceMotionEnabled.toggle()
    default: header.stretchingSection = number < 500 ? header.sections.first?.view : nil
    }
    return "event \(pick) with \(number)"
  }
}

extension [HeaderSection] {
  fileprivate var uniqued: [HeaderSection] {
    var found: [HeaderSection] = []
    for section in self where !found.contains(section) { found.append(section) }
    return found
  }
}
