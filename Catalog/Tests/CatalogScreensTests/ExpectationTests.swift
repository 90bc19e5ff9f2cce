import CatalogScreens
import HeaderTesting
import Testing

/// The headers of the showcase screens, of sections, and of lists of parts meet the expectations of the catalog.
@MainActor struct ExpectationTests {
  private nonisolated static let screens = CatalogScreen.all.filter {
    [.showcase, .sections, .parts].contains($0.group)
  }

  @Test("Header meets the expectations of the catalog", arguments: screens.map(\.id))
  func expectations(id: String) throws {
    let screen = try #require(CatalogScreen.named(id))
    expect(!screen.expectations.isEmpty)
    for expectation in screen.expectations {
      let stage = try ScreenStage(id, on: .phoneNotch)
      let header = try #require(stage.window.firstRecordableHeader)
      try check(expectation, of: header, on: stage)
    }
  }

  private func check(
    _ expectation: CatalogScreen.Expectation, of header: any RecordableHeader, on stage: ScreenStage
  ) throws {
    let top = stage.window.safeAreaInsets.top
    let start = header.bounds.height
    switch expectation {
    case .collapses(let height):
      scrollUpFar(stage)
      expectAtMost(header.bounds.height - top, CGFloat(height) + 1)
    case .returns(let height):
      scrollUpFar(stage)
      stage.drag(from: CGPoint(x: 200, y: 400), by: 130)
      expectAtLeast(header.bounds.height - top, CGFloat(height) - 1)
      expectLess(header.bounds.height, start, "the rest returns at the top")
    case .neverShifts:
      scrollUpFar(stage)
      expectEqual(header.recordedShift, 0)
    case .shiftsOffScreen:
      scrollUpFar(stage)
      expectAtMost(header.frame.maxY, top + 1)
    case .comesBack:
      scrollUpFar(stage)
      let away = header.recordedShift
      stage.drag(from: CGPoint(x: 200, y: 400), by: 130)
      expectLess(header.recordedShift, away)
    case .stretches:
      let finger = HostFinger(in: stage.window)
      finger.down(at: CGPoint(x: 200, y: 500))
      for step in 1...20 {
        stage.simulator.step()
        finger.move(to: CGPoint(x: 200, y: 500 + CGFloat(step) * 10))
      }
      stage.simulator.step()
      expectGreater(header.bounds.height, start + 10)
      finger.up()
      stage.settle()
      expectLess(abs(header.bounds.height - start), 1)
    case .hidesStatusBar, .appearsPastTheEnd: Issue.record("no screen of these groups is expected to")
    }
  }

  private func scrollUpFar(_ stage: ScreenStage) {
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 200, y: 720), by: -500) }
  }
}
