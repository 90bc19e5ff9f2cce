import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// Random operations on a stretchy header and a revealing footer, under every assumption about UIKit.
///
/// Each kind of scroll view plays 12 sessions under the standard assumptions, and `sessionCount` other ones under each
/// variation. `STRETCHY_SESSIONS` sets another number for all of them.
@MainActor @Suite("Random sessions with a stretchy header") struct StretchyRandomSessionTests {
  @MainActor private struct Session {
    var random: SeededGenerator
    let screen: EdgeScreen
    let header = StretchyHeaderView(maximumHeight: 200)
    let footer = RevealingFooterView(frame: .zero)
    var others = UIEdgeInsets.zero
    var log: [String] = []

    init(seed: UInt64, kind: ListKind, answers: UIKitAnswers) {
      random = SeededGenerator(seed: seed)
      screen = EdgeScreen(
        device: DeviceModel.all[Int(seed % 3)], kind: kind, answers: answers, hasNavigationBar: seed % 2 == 0)
      header.minimumHeight = 70
      footer.minimumHeight = 40
    }

    mutating func act() {
      let (scrollView, navigation) = (screen.scrollView, screen.navigation)
      let action = Int.random(in: 0..<11, using: &random)
      let length = CGFloat(Int.random(in: -700...900, using: &random)) / 2
      log.append("\(action)(\(length))")
      switch action {
      case 0: header.maximumHeight = length
      case 1: header.insetFollowsVisibleHeight.toggle()
      case 2: header.staysAtMinimumHeight.toggle()
      case 3: footer.restingHeight = length
      case 4:
        // An inset below the header's share counts as assigned.
        let addition = max(-others.top, length / 8)
        others.top += addition
        scrollView.contentInset.top += addition
      case 5: screen.stage.rotate(to: length > 0 ? .portrait : .landscapeLeft)
      case 6:
        navigation?.setNavigationBarHidden(
          length > 0, animated: length.truncatingRemainder(dividingBy: 2) == 0)
      case 7: header.scrollView == nil ? header.install(in: scrollView) : header.uninstall()
      case 8: footer.scrollView == nil ? footer.install(in: scrollView) : footer.uninstall()
      case 9: screen.table?.backgroundView = length > 0 ? UIView() : nil
      default: scrollView.contentOffset.y = length * 3
      }
      if Bool.random(using: &random) { screen.stage.settle() }
    }

    func fault() -> String? {
      guard header.scrollView != nil else { return nil }
      let (place, edge) = (screen.place(of: header), screen.firstRowTop)
      let isTall = header.bounds.height > header.minimumHeight
      let isGlued = abs(place.maxY - edge) < 1e-9 || (!isTall && header.staysAtMinimumHeight)
      if !isGlued { return "the header ends at \(place.maxY), the rows begin at \(edge)" }
      if isTall, abs(place.minY - screen.scrollView.safeAreaInsets.top) > 1e-9 {
        return "its top is \(place.minY)"
      }
      return nil
    }
  }

  private static let sessionCount: UInt64 = 2
  private static let requestedCount = {
    ProcessInfo.processInfo.environment["STRETCHY_SESSIONS"].flatMap(UInt64.init)
  }()

  /// Returns the seeds under an assumption. All assumptions get different ones, so that together they play many sessions.
  private static func seeds(index: Int) -> Range<UInt64> {
    let standardCount = requestedCount ?? 12
    if index == 0 { return 0..<standardCount }
    let count = requestedCount ?? sessionCount
    let first = standardCount + UInt64(index - 1) * count
    return first..<first + count
  }

  @Test(arguments: ListKind.allCases, UIKitAnswers.tested.indices)
  func headerStaysAtTheContentAndInsetsAreRestored(kind: ListKind, index: Int) {
    DeviceModel.phone47.makeCurrent()
    for seed in Self.seeds(index: index) {
      var session = Session(seed: seed, kind: kind, answers: UIKitAnswers.tested[index])
      session.header.install(in: session.screen.scrollView)
      session.screen.show()
      for _ in 0..<60 {
        session.act()
        session.screen.stage.settle()
        guard let fault = session.fault() else { continue }
        Issue.record("seed \(seed): \(fault) after \(session.log.suffix(6).joined(separator: " "))")
        return
      }
      session.header.uninstall()
      session.footer.uninstall()
      let (inset, others) = (session.screen.scrollView.contentInset, session.others)
      expect(abs(inset.top - others.top) < 1e-9 && inset.bottom == others.bottom, "seed \(seed)")
      expect(session.screen.scrollView.subviews.allSatisfy { $0 !== session.header.superview })
      expectEmpty(session.screen.stage.warnings)
    }
  }
}
