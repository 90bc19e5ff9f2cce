import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/HeightBar.md#short-content
@MainActor @Suite("Bars and the end of the content") struct BarAtTheEndTests {
  private typealias Stage = HeaderStage<RowsScreen>

  /// The bars that snap after a drag. A `SafariBehavior` settles by rules of its own.
  private nonisolated static let snapping: [HeaderKind] = [.squareCashBar, .facebookBar]

  /// Creates a bar that snaps, above a list.
  private func makeStage(_ kind: HeaderKind, _ list: ListKind = .table, rowCount: Int = 60) -> (
    bar: FlexibleHeightBar, stage: Stage
  ) {
    let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60)
    bar.behavior = kind.makeBehavior()
    bar.snaps = true
    let stage = Stage(.phoneNotch) { RowsScreen(list, rowCount: rowCount) { bar.install(in: $0.list) } }
    stage.settle()
    return (bar, stage)
  }

  /// The offset at which the content rests at its end.
  private func end(of list: UIScrollView) -> CGFloat {
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    return max(end, -list.adjustedContentInset.top)
  }

  /// Expects that neither the bar rests half way, nor the content beyond its end or apart from the bar.
  private func expectRest(of bar: FlexibleHeightBar, on stage: Stage, _ comment: Comment = "") {
    let list = stage.root.list
    expect([0, 1].contains(bar.progress), "\(comment.rawValue) it rests at \(bar.progress)")
    expectAtMost(list.contentOffset.y, end(of: list) + 0.5, comment)
    expectAtMost(stage.gap(below: bar, in: list), 0.51, comment)
  }

  @Test(
    "A bar above content that is too short to collapse it expands", .needs(.touches), arguments: snapping,
    [ListKind.table, .plain])
  func shortContent(kind: HeaderKind, list: ListKind) {
    // The content can be scrolled by 47 and by 97 of the 100 points of the bar.
    for rowCount in [13, 14] {
      let (bar, stage) = makeStage(kind, list, rowCount: rowCount)
      stage.drag(by: -300)
      expectRest(of: bar, on: stage, "\(rowCount) rows:")
      expectEqual(bar.progress, 0)
    }
  }

  @Test("A bar that snaps at the end moves no content beyond it", .needs(.touches))
  func snapAtTheEnd() {
    let (bar, stage) = makeStage(.facebookBar)
    (bar.behavior as? FacebookBehavior)?.thresholdPositiveDirection = 40
    let list = stage.root.list
    list.contentOffset.y = end(of: list)
    stage.settle()
    bar.setCollapsed(false, animated: false)
    stage.settle()
    expectEqual(bar.progress, 0)
    let finger = stage.hold(by: -105)
    expect(bar.progress > 0.5 && bar.progress < 0.7)
    stage.advance(by: 0.3)
    finger.up()
    stage.settle()
    expectRest(of: bar, on: stage)
    expectEqual(bar.progress, 1)
  }

  @Test(
    "A bar expands if content becomes too short while the bar snaps", .needs(.touches), arguments: snapping,
    [ListKind.table, .plain])
  func contentBecomesShort(kind: HeaderKind, list: ListKind) {
    for rowCount in [0, 13, 14] {
      let (bar, stage) = makeStage(kind, list)
      let finger = stage.hold(by: -80)
      stage.advance(by: 0.3)
      finger.up()
      stage.advance(by: 0.05)
      expect(bar.behavior?.isSnapping == true && bar.progress < 1)
      stage.root.rowCount = rowCount
      stage.settle()
      expectRest(of: bar, on: stage, "\(rowCount) rows:")
      expectEqual(bar.progress, 0)
    }
  }

  @Test(
    "Content that becomes shorter during a command doesn't end up beyond its end", arguments: HeaderKind.bars)
  func contentBecomesShorterDuringCommand(kind: HeaderKind) {
    for rowCount in [0, 13, 14, 30] {
      let (bar, stage) = makeStage(kind)
      let list = stage.root.list
      bar.setCollapsed(true, animated: true)
      stage.advance(by: 0.05)
      stage.root.rowCount = rowCount
      stage.settle()
      expectRest(of: bar, on: stage, "\(rowCount) rows:")
      list.contentOffset.y = end(of: list)
      stage.settle()
      expectRest(of: bar, on: stage, "\(rowCount) rows, at the end:")
    }
  }

  @Test("A snap that an app begins moves no content beyond its end", arguments: HeaderKind.bars)
  func snapByApp(kind: HeaderKind) {
    for rowCount in [5, 13, 14, 60] {
      let (bar, stage) = makeStage(kind, rowCount: rowCount)
      let list = stage.root.list
      list.contentOffset.y = end(of: list)
      bar.behavior?.snap(toProgress: 1, scrollView: list)
      stage.settle()
      expectRest(of: bar, on: stage, "\(rowCount) rows:")
    }
  }

  @Test(
    "A bar stays collapsed when a bottom inset that grew for the keyboard shrinks", .needs(.touches),
    arguments: snapping, [false, true])
  func shrinkingBottomInset(kind: HeaderKind, isAnimated: Bool) {
    let (bar, stage) = makeStage(kind)
    let list = stage.root.list
    list.contentInset.bottom += 260
    for _ in 0..<10 { stage.drag(by: -350) }
    stage.settle()
    expectEqual(bar.progress, 1)
    UIView.animate(withDuration: isAnimated ? 0.25 : 0) { list.contentInset.bottom -= 260 }
    stage.settle()
    expectEqual(bar.progress, 1)
    expectRest(of: bar, on: stage)
  }
}
