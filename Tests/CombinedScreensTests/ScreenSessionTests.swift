import CombinedScreens
import FlexibleHeader
import Foundation
import Testing

/// Random operations on screens with every kind of header, and on screens on which several things meet on one scroll view.
///
/// `HeaderSessions` plays many of them in release build. `HEADER_SESSIONS=10000` plays that many on each screen,
/// and prints how many operations there were.
@MainActor @Suite("Screens keep the rules in random sessions", .needs([.touches, .clock]))
struct ScreenSessionTests {
  private func expectNoFailure(_ name: String, _ sessions: CombinedSessions, seeds: Range<UInt64>) {
    let isLong = RandomSessions.seeds(0) != 0..<0
    let summary = sessions.play(seeds: seeds, failures: isLong ? 5 : 1)
    if isLong { print("\(name): \(summary)") }
    expectEmpty(summary.failures, "\(summary)")
  }

  @Test("A failure is reported as the shortest sequence on the simplest screen")
  func failure() throws {
    let screen = ScreenCombination([.flexible, .footer], list: .table, details: [.delegate])
    var sessions = CombinedSessions(on: screen)
    sessions.invariants = [
      ScreenInvariant("there is no footer", at: [.operation]) { session in
        session.headers.contains { $0 is RevealingFooterView } ? "there is one" : nil
      }
    ]
    let summary = sessions.play(seeds: 0..<3)
    expectEqual(summary.failures.count, 1)
    let text = try #require(summary.failures.first)
    let sequence = try ScreenSequence(json: Data(text.drop { $0 != "{" }.utf8))
    expectEqual(sequence.screen, ScreenCombination([.footer]))
    expectEqual(sequence.operations, [])
    expectEqual(sequence.says, "there is no footer: there is one")
    expect(text.hasPrefix("// Seed 0, after .lift\n"), "\(text)")
  }

  @Test("A screen with one kind of header", arguments: ScreenCombination.single)
  func screen(screen: ScreenCombination) {
    let seeds = RandomSessions.seeds(2)
    expectNoFailure("\(screen.headers), \(screen.attachment)", CombinedSessions(on: screen), seeds: seeds)
  }

  @Test("A screen on which several things meet", arguments: 0..<8)
  func combinations(part: UInt64) {
    // A short run has fewer sessions than parts: the first ones play one each.
    let seeds = RandomSessions.seeds(64)
    let (length, rest) = UInt64(seeds.count).quotientAndRemainder(dividingBy: 8)
    let first = seeds.lowerBound + part * length + min(part, rest)
    let sessions = CombinedSessions(on: ScreenCombination.init(seed:))
    expectNoFailure(
      "combinations, part \(part)", sessions, seeds: first..<first + length + (part < rest ? 1 : 0))
  }

  @Test("Under each assumption about UIKit", arguments: UIKitAnswers.tested.indices)
  func answers(index: Int) {
    var sessions = CombinedSessions(on: ScreenCombination.init(seed:))
    sessions.answers = UIKitAnswers.tested[index]
    // Each assumption gets other sessions, so that together they play many.
    let first = 1000 + UInt64(index) * 2
    expectNoFailure("answer \(index)", sessions, seeds: first..<first + 2)
  }
}
