import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// Random sessions of a user and an app with pages under a header.
@MainActor @Suite("Pages: random sessions") struct PageRandomSessionTests {
  @MainActor private struct Session {
    let screen: PagesScreen
    /// A Boolean value that indicates whether the session rotates. Bars that follow only movement have gaps by
    /// design after a rotation.
    let rotates: Bool
    var generator: SeededGenerator
    var log: [String] = []
    /// What was on the screen in the last frames, if `PAGE_TRACE` is set.
    var frames: [String] = []
    var fault: String?

    init(_ kind: HeaderKind, seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let rows = (0..<4).map { _ in [0, 3, 15, 60].randomElement(using: &generator) ?? 60 }
      let isTable = Bool.random(using: &generator)
      self.generator = generator
      rotates = kind != .facebookBar
      screen = PagesScreen(kind, device: .phoneNotch, rows: rows, isTable: isTable)
    }

    mutating func check() {
      guard fault == nil else { return }
      if Self.traces { frames = frames.suffix(11) + [state] }
      let frame = screen.header.frame
      if !(frame.minY + frame.height).isFinite { return fault = "a frame that isn't finite" }
      let gap = screen.greatestGap
      if gap > 1 {
        fault = "a gap of \(gap) points above one of \(screen.visible), at \(screen.controller.position)"
      }
      let visible = screen.visible
      let selected = screen.controller.selectedIndex
      if !visible.isEmpty, !visible.contains(selected), !screen.lists.isEmpty {
        fault = "page \(selected) is selected, but \(visible) are visible"
      }
    }

    private static let traces = ProcessInfo.processInfo.environment["PAGE_TRACE"] != nil

    private var state: String {
      let controller = screen.controller
      let pages = screen.visible.map { index in
        let list = screen.lists[index].list
        let flags = [list.isTracking, list.isDragging, list.isDecelerating].map { $0 ? "1" : "0" }.joined()
        let insets = "\(list.contentInset.top)+\(list.safeAreaInsets.top) \(list.contentInset.bottom)"
        return "\(index): offset \(list.contentOffset.y) insets \(insets) content \(list.contentSize.height) "
          + "view \(list.bounds.height) flags \(flags) gap \(screen.gap(above: index))"
      }
      let pager = screen.pager
      let flags = [pager.isTracking, pager.isDragging, pager.isDecelerating].map { $0 ? "1" : "0" }.joined()
      return "\(log.count) at \(controller.position) selected \(controller.selectedIndex) pager \(flags) "
        + "bottom \(screen.bottom) | " + pages.joined(separator: " | ")
    }

    mutating func step(_ frames: Int) {
      for _ in 0..<frames {
        screen.stage.step()
        check()
      }
    }

    mutating func drag(_ from: CGPoint, _ to: CGPoint, steps: Int) {
      let finger = screen.stage.finger()
      finger.down(at: from)
      for part in 1...steps {
        let share = CGFloat(part) / CGFloat(steps)
        finger.move(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        step(1)
      }
      finger.up()
    }

    /// Changes the header of sections, or the device's settings.
    mutating func changeSections(_ operation: Int, _ amount: CGFloat, _ steps: Int) {
      guard let header = screen.header as? SectionedHeaderView else { return }
      switch operation {
      case 9: screen.stage.isVoiceOverRunning.toggle()
      case 10: screen.stage.textSize = steps > 9 ? .accessibilityLarge : .large
      case 11: header.sections.shuffle(using: &generator)
      default:
        let section = header.sections.randomElement(using: &generator)
        section?.maximumHeight = steps < 6 ? .nan : abs(amount) * 0.4
      }
      step(1)
    }

    mutating func act() {
      let amount = CGFloat.random(in: -300...300, using: &generator)
      let steps = Int.random(in: 4...16, using: &generator)
      let index = Int.random(in: 0..<4, using: &generator)
      let place = CGPoint(x: 190, y: 430)
      let operation = Int.random(in: 0..<(screen.header is SectionedHeaderView ? 13 : 9), using: &generator)
      log.append("\(operation) \(Int(amount)) \(steps) \(index)")
      switch operation {
      case 0, 1, 2: drag(place, CGPoint(x: 190, y: 430 + amount / 1.5), steps: steps)
      case 3, 4: drag(place, CGPoint(x: 190 + amount / 2, y: 430), steps: steps)
      case 5: screen.controller.select(index, animated: steps > 6)
      case 6:
        let inset = screen.lists[index].list.contentInset
        screen.lists[index].list.contentInset.bottom = inset.bottom + CGFloat(steps)
        step(1)
        screen.lists[index].list.contentInset.bottom -= CGFloat(steps)
      case 7 where steps > 13 && rotates:
        let isPortrait = screen.stage.orientation == .portrait
        screen.stage.rotate(to: isPortrait ? .landscapeLeft : .portrait)
        screen.stage.settle()
      case 9...12: changeSections(operation, amount, steps)
      default: step(steps * 4)
      }
      if Bool.random(using: &generator) { step(steps) }
    }
  }

  /// The seeds: `PAGE_SESSIONS=1000` plays a thousand sessions with each header, `PAGE_SESSIONS=14-14`
  /// the one with the seed 14, and `PAGE_TRACE=1` prints the last frames before a failure.
  private static let seeds: Range<UInt64> = {
    let text = ProcessInfo.processInfo.environment["PAGE_SESSIONS"] ?? ""
    let numbers = text.split(separator: "-").compactMap { UInt64($0) }
    if numbers.count == 2, numbers[0] <= numbers[1] { return numbers[0]..<numbers[1] + 1 }
    return 0..<(numbers.first ?? 6)
  }()

  private func faults(_ kind: HeaderKind, seeds: Range<UInt64>, length: Int = 40) -> [String] {
    seeds.compactMap { seed in
      var session = Session(kind, seed: seed)
      for _ in 0..<length where session.fault == nil { session.act() }
      session.screen.stage.settle()
      session.check()
      if session.fault == nil, session.screen.visible != [session.screen.controller.selectedIndex] {
        session.fault = "it ends between pages"
      }
      session.screen.controller.header = nil
      if session.fault == nil, session.screen.lists.contains(where: { $0.list.contentInset != .zero }) {
        session.fault = "insets remain: \(session.screen.lists.map(\.list.contentInset))"
      }
      if session.fault != nil { for frame in session.frames { print(kind, seed, frame) } }
      return session.fault.map { "seed \(seed): \($0) after \(session.log.suffix(6))" }
    }
  }

  @Test(
    "Neither a gap nor an inset remains",
    .needs([.touches, .rotation]), arguments: HeaderKind.abovePages)
  func sessions(kind: HeaderKind) {
    expectEqual(faults(kind, seeds: Self.seeds), [])
  }
}
