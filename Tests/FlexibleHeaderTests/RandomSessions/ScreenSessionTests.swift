import FlexibleHeader
import HeaderTesting
import Testing

/// Random operations on screens with every kind of header. `HEADER_SESSIONS=10000` plays more of them, and prints how many
/// operations there were.
@MainActor @Suite("Screens keep the rules in random sessions", .needs([.touches, .clock]))
struct ScreenSessionTests {
  /// Operations on pages have no effect on most screens, and those on shift behaviors only on flexible headers.
  private static let mixOfOnePage = OperationMix.all.removing([
    .announcedPage, .unannouncedPage, .shiftBehavior,
  ])

  /// An installed header isn't notified when the app hides the status bar and the safe area stays. A footer that is alone
  /// with an assigned bottom inset can't tell it from an addition, so the header stays.
  private static let mixOfInstalledHeader = mixOfOnePage.removing([.statusBar, .untrack])

  /// The share of a low bar is so short that an addition can look like an assigned inset.
  private static let mixOfInstalledBar = mixOfOnePage.removing([.addInset])

  private func expectNoFailure(
    _ name: String, mix: OperationMix = .all, _ makeRoot: @escaping () -> UIViewController
  ) {
    var sessions = RandomSessions(mix: mix, makeRoot)
    sessions.models = DeviceModel.all
    let seeds = RandomSessions.seeds(10)
    let summary = sessions.play(seeds: seeds)
    if seeds.count > 10 { print("\(name): \(summary)") }
    expectNil(summary.failure, "\(summary)")
  }

  private func behavior(_ behavior: TraceSetup.ShiftBehavior) -> FlexibleHeaderShiftBehavior {
    switch behavior {
    case .disabled: .disabled
    case .enabled: .enabled
    case .enabledWithStatusBar: .enabledWithStatusBar
    case .hideable: .hideable
    }
  }

  @Test("Flexible header", arguments: TraceSetup.ShiftBehavior.allCases, [false, true])
  func flexibleHeader(behavior: TraceSetup.ShiftBehavior, isShared: Bool) {
    let shiftBehavior = self.behavior(behavior)
    expectNoFailure("flexible header, \(behavior), shared: \(isShared)") {
      PagedHeaderScreen(behavior: shiftBehavior, isShared: isShared)
    }
  }

  @Test("Installed flexible header", arguments: TraceSetup.ShiftBehavior.allCases, [false, true])
  func installedFlexibleHeader(behavior: TraceSetup.ShiftBehavior, hasFooter: Bool) {
    let shiftBehavior = self.behavior(behavior)
    let name = "installed flexible header, \(behavior), footer: \(hasFooter)"
    expectNoFailure(name, mix: Self.mixOfInstalledHeader) {
      InstalledHeaderScreen(shiftBehavior, hasFooter: hasFooter)
    }
  }

  @Test("Height bar") func heightBar() {
    expectNoFailure("Square Cash bar") { BarScreen(SquareCashBehavior()) }
    expectNoFailure("Facebook bar") { BarScreen(FacebookBehavior()) }
    expectNoFailure("Safari bar") { BarScreen(SafariBehavior()) }
  }

  @Test("Installed height bar") func installedHeightBar() {
    let mix = Self.mixOfInstalledBar
    expectNoFailure("installed Square Cash bar", mix: mix) { InstalledHeaderScreen(SquareCashBehavior()) }
    expectNoFailure("installed Facebook bar", mix: mix) { InstalledHeaderScreen(FacebookBehavior()) }
    expectNoFailure("installed Safari bar", mix: mix) { InstalledHeaderScreen(SafariBehavior()) }
  }

  @Test("Sectioned header", arguments: [false, true]) func sectionedHeader(snaps: Bool) {
    expectNoFailure("sectioned header, snaps: \(snaps)", mix: Self.mixOfOnePage) {
      InstalledHeaderScreen.sections(snaps: snaps)
    }
  }

  @Test("Stretchy header and revealing footer") func stretchyHeader() {
    expectNoFailure("stretchy header", mix: Self.mixOfOnePage) { StretchyScreen() }
  }
}
