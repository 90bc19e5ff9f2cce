import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Lists that move their content by themselves don't scroll it") struct EstimatedRowTests {
  private func show(
    _ kind: HeaderKind, over list: EstimatingListKind
  ) -> (HeaderStage<EstimatingScreen>, ScrollHeaderView) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { EstimatingScreen(list) }
    header.install(in: stage.root.list)
    stage.settle()
    stage.root.list.contentOffset.y = 4000
    stage.settle()
    return (stage, header)
  }

  /// Scrolls up and down, and returns where the header ends at each frame.
  private func bottoms<Root: UIViewController>(
    of header: ScrollHeaderView, on stage: HeaderStage<Root>
  ) -> [CGFloat] {
    var bottoms: [CGFloat] = []
    let record = { bottoms.append(stage.bottom(of: header)) }
    for distance in [40.0, 80, -60, 300, -40, 250] {
      stage.drag(by: distance, onFrame: record)
      stage.settle(onFrame: record)
    }
    return bottoms
  }

  @Test(
    "A header moves over rows that appear as over others", .needs(.touches), arguments: HeaderKind.inFront,
    EstimatingListKind.allCases)
  func appearingRows(kind: HeaderKind, list: EstimatingListKind) {
    let (stage, header) = show(kind, over: list)
    let reference = kind.make()
    let plain = HeaderStage(.phoneNotch) {
      RowsScreen(.plain, rowCount: 200) { reference.install(in: $0.list) }
    }
    plain.settle()
    plain.root.list.contentOffset.y = 4000
    plain.settle()
    let (bottoms, expected) = (bottoms(of: header, on: stage), bottoms(of: reference, on: plain))
    let fault = zip(bottoms, expected).enumerated().first { abs($1.0 - $1.1) > 1 }
    expectNil(fault.map { "frame \($0.offset): \($0.element)" })
  }

  @Test(
    "Only in the turn of an update do moves of a list not count", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.allCases)
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
    for distance in [-200.0, 90, 300] {
      stage.drag(by: distance)
      stage.settle()
      let bottom = stage.bottom(of: header)
      stage.root.reload(rowCount: stage.root.rowCount + 30)
      stage.settle()
      expectLess(abs(stage.bottom(of: header) - bottom), 0.51, "\(distance)")
    }
  }

  @Test(
    "Rows that are inserted above leave a header where it is", .needs(.touches),
    arguments: HeaderKind.inFront, EstimatingListKind.allCases)
  func insertion(kind: HeaderKind, list: EstimatingListKind) {
    let (stage, header) = show(kind, over: list)
    for distance in [-200.0, 90, 300] {
      stage.drag(by: distance)
      stage.settle()
      let bottom = stage.bottom(of: header)
      stage.root.insertRows(3)
      stage.settle()
      expectLess(abs(stage.bottom(of: header) - bottom), 0.51, "\(distance)")
    }
  }
}
