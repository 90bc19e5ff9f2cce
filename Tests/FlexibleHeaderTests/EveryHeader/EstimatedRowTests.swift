import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Lists that move their content by themselves don't scroll it") struct EstimatedRowTests {
  private func show(
    _ kind: HeaderKind, over list: EstimatingListKind, isEven: Bool = false,
    above other: ScrollHeaderView? = nil
  ) -> (HeaderStage<EstimatingScreen>, ScrollHeaderView) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { EstimatingScreen(list, isEven: isEven) }
    other?.install(in: stage.root.list)
    header.install(in: stage.root.list)
    stage.settle()
    stage.root.list.contentOffset.y = 4000
    stage.settle()
    return (stage, header)
  }

  /// Drags, changes the rows, and expects that the header stays where it is. Three times.
  private func expectStays(
    _ header: ScrollHeaderView, on stage: HeaderStage<EstimatingScreen>, movingContentBy move: CGFloat? = nil,
    _ change: (EstimatingScreen) -> Void
  ) {
    for distance in [-200.0, 90, 300] {
      stage.drag(by: distance)
      stage.settle()
      let (bottom, offset) = (stage.bottom(of: header), stage.root.list.contentOffset.y)
      change(stage.root)
      stage.settle()
      expectLess(abs(stage.bottom(of: header) - bottom), 0.51, "\(distance)")
      if let move { expectEqual(stage.root.list.contentOffset.y, offset + move, "\(distance)") }
    }
  }

  @Test(
    "Moves in the turn of an update don't count, and later ones do", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.recognized)
  func thereAndBack(kind: HeaderKind, list: EstimatingListKind) {
    var bottoms: [CGFloat] = []
    for isUpdated in [false, true] {
      let (stage, header) = show(kind, over: list)
      for distance in [-200.0, 20, 300] {
        stage.drag(by: distance)
        stage.settle()
        bottoms.append(stage.bottom(of: header))
        guard isUpdated else { continue }
        let offset = stage.root.list.contentOffset.y
        stage.root.insertRows(3)
        for distance in [-400.0, 400, 0] { stage.root.list.contentOffset.y = offset + distance }
        stage.settle()
      }
    }
    let fault = zip(bottoms, bottoms.dropFirst(3)).first { abs($0 - $1) > 0.51 }
    expectNil(fault.map { "\($0)" })
  }

  @Test(
    "A reload leaves a header where it is", .needs(.touches), arguments: HeaderKind.inFront,
    EstimatingListKind.allCases)
  func reload(kind: HeaderKind, list: EstimatingListKind) {
    let (stage, header) = show(kind, over: list)
    expectStays(header, on: stage) { $0.reload(rowCount: $0.rowCount + 30) }
  }

  @Test(
    "Rows that are inserted above leave a header where it is", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.allCases)
  func insertion(kind: HeaderKind, list: EstimatingListKind) {
    let (stage, header) = show(kind, over: list)
    expectStays(header, on: stage) { $0.insertRows(3) }
  }

  @Test(
    "Changed rows leave a header in front of a stretchy header where it is", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.recognized)
  func twoHeaders(kind: HeaderKind, list: EstimatingListKind) {
    let (stage, header) = show(kind, over: list, above: HeaderKind.stretchy.make())
    expectStays(header, on: stage) { $0.insertRows(3) }
    expectStays(header, on: stage) { $0.reload(rowCount: $0.rowCount + 30) }
  }

  @Test(
    "A row that moves to the top leaves a header where it is, although the content size stays",
    .needs(.touches), arguments: HeaderKind.inFront)
  func movedRow(kind: HeaderKind) {
    let (stage, header) = show(kind, over: .estimatedTable, isEven: true)
    expectStays(header, on: stage, movingContentBy: 44) { $0.moveToTop(row: 150) }
  }

  /// Plays random strokes, and returns the bottom edge of a header at each frame, as long as the content is far from its ends.
  /// Rows may change at any frame.
  private func bottoms<Root: UIViewController>(
    of header: ScrollHeaderView, over list: UIScrollView, on stage: HeaderStage<Root>, seed: UInt64,
    changingRows: (Int) -> Void = { _ in }
  ) -> [CGFloat] {
    var random = SeededGenerator(seed: seed)
    var bottoms: [CGFloat] = []
    var isFarFromEnds = true
    func step(_ count: Int) {
      for _ in 0..<count {
        let change = random.count(0...99)
        if change < 3 {
          changingRows(change)
          // The list is laid out before the next frame, which is another turn of the main run loop.
          CATransaction.flush()
        }
        stage.step()
        let end = list.contentSize.height - list.bounds.height
        isFarFromEnds = isFarFromEnds && (1000...end - 1000).contains(list.contentOffset.y)
        if isFarFromEnds { bottoms.append(stage.bottom(of: header)) }
      }
    }
    for _ in 0..<6 {
      let (distance, steps) = (random.number(-250...250), random.count(4...14))
      let finger = stage.finger()
      var location = CGPoint(x: 180, y: 450 - distance / 2)
      finger.down(at: location)
      step(1)
      for _ in 0..<steps {
        location.y += distance / CGFloat(steps)
        finger.move(to: location)
        step(1)
      }
      if random.chance(30) { step(12) }
      finger.up()
      step(random.pick([3, 20, 90]))
    }
    return bottoms
  }

  @Test(
    "Random strokes move a header over rows that appear and change as over others", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.allCases)
  func randomStrokes(kind: HeaderKind, list: EstimatingListKind) {
    for seed in RandomSessions.seeds(1) {
      let (stage, header) = show(kind, over: list)
      let reference = kind.make()
      let plain = HeaderStage(.phoneNotch) {
        RowsScreen(.plain, rowCount: 400) { reference.install(in: $0.list) }
      }
      plain.settle()
      plain.root.list.contentOffset.y = 8000
      plain.settle()
      let expected = bottoms(of: reference, over: plain.root.list, on: plain, seed: seed)
      stage.makeCurrent()
      let found = bottoms(of: header, over: stage.root.list, on: stage, seed: seed) { change in
        switch change {
        case 0: stage.root.reload(rowCount: stage.root.rowCount)
        case 1: stage.root.insertRows(2)
        default: stage.root.reload(rowCount: stage.root.rowCount + 10)
        }
      }
      // Each change of the rows rounds the offset to a pixel.
      let fault = zip(found, expected).enumerated().first { abs($1.0 - $1.1) > 2 }
      expectNil(fault.map { "seed \(seed), frame \($0.offset): \($0.element)" })
    }
  }
}
