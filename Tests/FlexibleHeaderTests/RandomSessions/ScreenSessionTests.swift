import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// Random operations on screens with every kind of header: `HEADER_SESSIONS=10000` plays more of them, and
/// `HEADER_SESSIONS_WITH_OPEN_FAULTS=1` includes the operations of ``OpenFaults``.
@MainActor @Suite("Screens keep the rules in random sessions", .needs([.touches, .clock]))
struct ScreenSessionTests {
  private static let leavesFaultsOut =
    ProcessInfo.processInfo.environment["HEADER_SESSIONS_WITH_OPEN_FAULTS"] == nil

  private func expectNoFailure(
    _ count: Int, without faults: Set<OperationMix.Kind> = [], _ makeRoot: @escaping () -> UIViewController
  ) {
    var sessions = RandomSessions(
      mix: Self.leavesFaultsOut ? .all.removing(faults) : .all, makeRoot)
    sessions.models = DeviceModel.all
    let failure = sessions.firstFailure(seeds: 0..<UInt64(RandomSessions.count(count)))
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("Flexible header", arguments: TraceSetup.ShiftBehavior.allCases, [false, true])
  func flexibleHeader(behavior: TraceSetup.ShiftBehavior, isShared: Bool) {
    let behavior: FlexibleHeaderShiftBehavior =
      switch behavior {
      case .disabled: .disabled
      case .enabled: .enabled
      case .enabledWithStatusBar: .enabledWithStatusBar
      case .hideable: .hideable
      }
    expectNoFailure(10) { PagedHeaderScreen(behavior: behavior, isShared: isShared) }
  }

  @Test("Height bar") func heightBar() {
    expectNoFailure(10) { BarScreen(SquareCashBehavior()) }
    expectNoFailure(10) { BarScreen(FacebookBehavior()) }
    expectNoFailure(10) { BarScreen(SafariBehavior()) }
  }

  @Test("Stretchy header and revealing footer") func stretchyHeader() {
    expectNoFailure(10, without: OpenFaults.ofStretchyHeaders) { StretchyScreen() }
  }
}
