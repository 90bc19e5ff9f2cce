import FlexibleHeader
import HeaderTesting
import Testing

/// Random operations on screens with every kind of header. `HEADER_SESSIONS=10000` plays more of them.
@MainActor @Suite("Screens keep the rules in random sessions", .needs([.touches, .clock]))
struct ScreenSessionTests {
  private func expectNoFailure(
    _ count: Int, mix: OperationMix = .all, _ makeRoot: @escaping () -> UIViewController
  ) {
    var sessions = RandomSessions(mix: mix, makeRoot)
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
    // The other operations have no effect on the screen.
    let mix = OperationMix.all.removing([.announcedPage, .unannouncedPage, .shiftBehavior])
    expectNoFailure(10, mix: mix) { StretchyScreen() }
  }
}
