import CatalogScreens
import HeaderTesting
import Testing

/// The header of each screen meets the expectations of the catalog. Browser tests check one screen for each kind of
/// expectation.
@MainActor struct ExpectationTests {
  private nonisolated static let screens = CatalogScreen.all.map(\.id)

  @Test("Header meets the expectations of the catalog", arguments: screens)
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
    // Some screens have several scroll views. A bar has none before the first event.
    let scrollView = header.recordedScrollView
    let area = scrollView.map { $0.convert($0.bounds, to: nil) } ?? stage.window.bounds
    let content = area.intersection(stage.window.bounds)
    switch expectation {
    case .collapses(let height):
      scrollUpFar(content, on: stage)
      expectAtMost(header.bounds.height - top, CGFloat(height) + 1)
    case .returns(let height):
      scrollUpFar(content, on: stage)
      stage.drag(from: content.point(at: 0.47), by: 130)
      expectAtLeast(header.bounds.height - top, CGFloat(height) - 1)
      expectLess(header.bounds.height, start, "the rest returns at the top")
    case .neverShifts:
      scrollUpFar(content, on: stage)
      expectEqual(header.recordedShift, 0)
      stage.drag(from: content.point(at: 0.47), by: content.height * 0.3)
      expectEqual(header.recordedShift, 0)
    case .shiftsOffScreen:
      scrollUpFar(content, on: stage)
      expectGreater(header.recordedShift, 0)
      expectAtMost(header.frame.maxY, top + 1)
    case .comesBack:
      scrollUpFar(content, on: stage)
      let away = header.recordedShift
      stage.drag(from: content.point(at: 0.47), by: content.height * 0.3)
      expectLess(header.recordedShift, away)
    case .stretches:
      pull(by: min(200, content.height * 0.3), from: content.point(at: 0.6), on: stage) {
        expectGreater(header.bounds.height, start + 10)
      }
      expectLess(abs(header.bounds.height - start), 1)
    case .hidesStatusBar:
      expectEqual(stage.simulator.scene.statusBarManager?.isStatusBarHidden, false)
      scrollUpFar(content, on: stage)
      expectEqual(stage.simulator.scene.statusBarManager?.isStatusBarHidden, true)
    case .appearsPastTheEnd:
      let footer = try #require(header as? RevealingFooterView)
      try scrollToTheEnd(#require(scrollView), on: stage)
      expectEqual(footer.pullProgress, 0)
      // A longer pull would pass the threshold and add rows.
      pull(by: -70, from: content.point(at: 0.6), on: stage) { expectGreater(footer.pullProgress, 0.3) }
      expectEqual(footer.pullProgress, 0)
    }
  }

  private func scrollUpFar(_ content: CGRect, on stage: ScreenStage) {
    let way = content.height * 0.6
    for _ in 0..<Int((1000 / way).rounded(.up)) { stage.drag(from: content.point(at: 0.85), by: -way) }
  }

  private func scrollToTheEnd(_ scrollView: UIScrollView, on stage: ScreenStage) {
    // The rows at the end get their heights when they are shown first.
    for _ in 0..<2 {
      let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      scrollView.contentOffset.y = end - scrollView.bounds.height
      stage.settle()
    }
  }

  /// Moves a finger by `way` points downwards, calls `check`, lifts the finger, and waits until all is at rest.
  private func pull(by way: CGFloat, from start: CGPoint, on stage: ScreenStage, check: () -> Void) {
    let finger = HostFinger(in: stage.window)
    finger.down(at: start)
    for step in 1...20 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 20))
    }
    stage.simulator.step()
    check()
    finger.up()
    stage.settle()
  }
}

extension CGRect {
  /// Returns the point in the middle, at a part of the height.
  fileprivate func point(at part: CGFloat) -> CGPoint { CGPoint(x: midX, y: minY + height * part) }
}
