import FlexibleHeader
import HeaderTesting
import Testing

/// Nothing rests half way, whatever keeps the content from the target of a snap.
@MainActor @Suite("Snaps that are interrupted") struct InterruptedSnapTests {
  private nonisolated static let kinds: [HeaderKind] = [
    .flexible, .sections, .squareCashBar, .facebookBar, .stretchy,
  ]

  /// Lifts a finger after it collapsed the header in part, interrupts the snap, and expects that the header doesn't rest half
  /// way.
  private func interrupt(
    _ kind: HeaderKind, by distance: CGFloat,
    _ interruption: (HeaderStage<RowsScreen>, ScrollHeaderView) -> Void
  ) {
    let header = kind.make()
    header.snaps = true
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let finger = stage.hold(by: distance)
    stage.advance(by: 0.3)
    finger.up()
    stage.advance(by: 0.05)
    interruption(stage, header)
    stage.settle()
    expect([0, 1].contains(header.headerProgress.collapse), "it rests at \(header.headerProgress.collapse)")
    expectAtMost(stage.gap(below: header, in: stage.root.list), 0.51)
  }

  @Test("A tap that stops a snap doesn't leave the header half way", .needs(.touches), arguments: kinds)
  func tap(kind: HeaderKind) {
    interrupt(kind, by: -90) { stage, _ in stage.tap(CGPoint(x: 180, y: 500)) }
  }

  @Test("Another height doesn't leave the header half way", .needs(.touches), arguments: kinds)
  func height(kind: HeaderKind) {
    interrupt(kind, by: -40) { $1.setMaximumHeight(200) }
  }

  @Test("Another safe area doesn't leave the header half way", .needs(.touches), arguments: kinds)
  func safeArea(kind: HeaderKind) {
    interrupt(kind, by: -30) { stage, _ in stage.root.additionalSafeAreaInsets.top = 20 }
  }

  @Test("A rotation doesn't leave the header half way", .needs(.touches), arguments: kinds)
  func rotation(kind: HeaderKind) {
    interrupt(kind, by: -90) { stage, _ in stage.rotate(to: .landscapeLeft) }
  }

  @Test(
    "An animation of the offset that is stopped doesn't leave the header half way",
    arguments: [HeaderKind.flexible, .shifting, .sections, .stretchy] + HeaderKind.bars,
    [0.05, 0.2])
  func stoppedAnimation(kind: HeaderKind, seconds: Double) {
    for (start, distance) in [(0, 100), (100, -100)] as [(CGFloat, CGFloat)] {
      let header = kind.make()
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.settle()
      let list = stage.root.list
      list.contentOffset.y += start
      stage.settle()
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        list.contentOffset.y += distance
      }
      animator.startAnimation()
      stage.advance(by: seconds)
      animator.stopAnimation(true)
      stage.settle()
      let collapse = header.headerProgress.collapse
      expect([0, 1].contains(collapse), "by \(distance): it rests at \(collapse)")
      expectAtMost(stage.gap(below: header, in: list), 0.51, "by \(distance)")
      // The others may be expanded anywhere.
      guard collapse == 0, [.flexible, .squareCashBar, .stretchy].contains(kind) else { continue }
      expectAtMost(stage.root.distance, 0.51, "by \(distance)")
    }
  }

  @Test(
    "A screen that is presented over the whole one doesn't leave the header half way", .needs(.touches),
    arguments: kinds, [false, true])
  func presentation(kind: HeaderKind, animated: Bool) {
    // The presentation ends the snap of a bar if it isn't animated. Otherwise, the snap ends before.
    for distance in [-30, -90] as [CGFloat] {
      interrupt(kind, by: distance) { stage, _ in
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        stage.root.present(screen, animated: animated)
        stage.settle()
        stage.root.dismiss(animated: animated)
      }
    }
  }

  @Test(
    "An offset that the app sets during a command doesn't leave the header half way",
    arguments: [HeaderKind.flexible, .sections, .returningSections, .stretchy], [false, true])
  func offset(kind: HeaderKind, follows: Bool) {
    for frames in [1, 4, 9] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.settle()
      header.setCollapsed(true, animated: true)
      for _ in 0..<frames { stage.step() }
      stage.root.list.contentOffset.y += 30
      stage.settle()
      let collapse = header.headerProgress.collapse
      expect([0, 1].contains(collapse), "after \(frames) frames it rests at \(collapse)")
    }
  }

  @Test("A header that begins to snap doesn't stay half way", arguments: kinds)
  func beginningToSnap(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.root.list.contentOffset.y += 40
    stage.settle()
    header.snaps = true
    stage.settle()
    expect([0, 1].contains(header.headerProgress.collapse), "it rests at \(header.headerProgress.collapse)")
  }

  @Test(
    "A delegate that is set during the drag doesn't leave the header half way", .needs(.touches),
    arguments: kinds)
  func delegate(kind: HeaderKind) {
    let header = kind.make()
    header.snaps = true
    let late = DelegateCounter()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let finger = stage.hold(by: -40)
    stage.root.list.delegate = late
    stage.advance(by: 0.3)
    finger.up()
    stage.settle()
    expect([0, 1].contains(header.headerProgress.collapse), "it rests at \(header.headerProgress.collapse)")
  }

  @Test(
    "A rotation moves content and header together, when the safe area lets the header snap", .needs(.touches),
    arguments: kinds)
  func rotationWithoutGap(kind: HeaderKind) {
    let header = kind.make()
    header.snaps = true
    let screen = RowsScreen { header.install(in: $0.list) }
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
    stage.settle()
    stage.drag(by: -100)
    stage.rotate(to: .landscapeLeft)
    var worst = 0.0
    stage.settle { worst = max(worst, stage.gap(below: header, in: screen.list)) }
    expectLess(worst, 1)
    expect([0, 1].contains(header.headerProgress.collapse), "it rests at \(header.headerProgress.collapse)")
  }
}
