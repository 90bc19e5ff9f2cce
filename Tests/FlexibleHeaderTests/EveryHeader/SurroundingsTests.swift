import FlexibleHeader
import HeaderTesting
import Testing

/// Changes around the content that don't move it, so that no scroll event follows.
@MainActor @Suite("Surroundings that change without a scroll event") struct SurroundingsTests {
  private func makeStage(
    _ kind: HeaderKind, _ list: ListKind = .table, _ setUp: @escaping (RowsScreen) -> Void = { _ in }
  ) -> (HeaderStage<RowsScreen>, ScrollHeaderView) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen(list) { screen in
        setUp(screen)
        header.install(in: screen.list)
      }
    }
    stage.settle()
    return (stage, header)
  }

  private func scroll(_ list: UIScrollView, by distance: Int, on stage: HeaderStage<RowsScreen>) {
    list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y + CGFloat(distance)), animated: true)
    stage.settle()
  }

  @Test(
    "A list that moves down leaves no gap below the header, and covers nothing",
    arguments: HeaderKind.atTheTop,
    [0, 40, 500])
  func movedDown(kind: HeaderKind, distance: Int) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    scroll(list, by: distance, on: stage)
    for change in [20, -20] as [CGFloat] {
      list.frame = CGRect(
        x: 0, y: list.frame.minY + change, width: list.frame.width, height: list.frame.height - change)
      stage.settle()
      expectAtMost(stage.gap(below: header, in: list), 0.51, "moved by \(change)")
      if abs(stage.root.distance) < 0.5 {
        expectLess(abs(stage.root.contentTop - stage.bottom(of: header)), 0.51)
      }
    }
  }

  @Test(
    "A list whose height constraints change keeps its content and its header where they are",
    .needs(.touches), arguments: HeaderKind.atTheTop, [-200, -40, 60] as [CGFloat])
  func resizedByConstraints(kind: HeaderKind, growth: CGFloat) {
    for distance in stride(from: -30, through: -180, by: -30) {
      let (stage, header) = makeStage(kind)
      let (view, list) = (stage.root.view!, stage.root.list)
      list.translatesAutoresizingMaskIntoConstraints = false
      let bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100)
      NSLayoutConstraint.activate([
        bottom, list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      stage.settle()
      stage.drag(from: CGPoint(x: 200, y: 600), by: CGFloat(distance))
      stage.settle()
      let (place, offset) = (header.frame, list.contentOffset)
      bottom.constant += growth
      UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
      stage.settle()
      expectEqual(header.frame, place, "dragged by \(distance)")
      expectEqual(list.contentOffset, offset, "dragged by \(distance)")
    }
  }

  @Test(
    "A list takes its header along to another superview", .needs(.touches), arguments: HeaderKind.atTheTop,
    [0, 40] as [CGFloat])
  func anotherSuperview(kind: HeaderKind, inset: CGFloat) {
    let (stage, header) = makeStage(kind, .plain)
    let list = stage.root.list
    let column = UIView(frame: stage.root.view.bounds.insetBy(dx: inset, dy: 0))
    stage.root.view.addSubview(column)
    column.addSubview(list)
    list.frame = column.bounds
    stage.settle()
    stage.drag(by: -300)
    expect(header.isDescendant(of: column))
    expectEqual(header.convert(header.bounds, to: column).width, column.bounds.width)
    expectAtMost(stage.gap(below: header, in: list), 0.51)
    header.uninstall()
    expect(!header.isDescendant(of: column))
  }

  /// A stretchy header begins at the top of the screen where the system adds no safe area.
  @Test(
    "Content begins below the header under each adjustment behavior", arguments: HeaderKind.inFront,
    [0, 40, 500])
  func adjustmentBehavior(kind: HeaderKind, distance: Int) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    scroll(list, by: distance, on: stage)
    let top = list.adjustedContentInset.top
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .never, .automatic] {
      list.contentInsetAdjustmentBehavior = behavior
      stage.settle()
      expectEqual(list.adjustedContentInset.top, top, "\(behavior.rawValue)")
      expectAtMost(stage.gap(below: header, in: list), 0.51, "\(behavior.rawValue)")
    }
  }

  @Test(
    "Short content that becomes long has the same insets as content that was always long",
    arguments: HeaderKind.atTheTop, ListKind.allCases)
  func shortContentBecomesLong(kind: HeaderKind, list: ListKind) {
    let (stage, header) = makeStage(kind, list) {
      $0.list.alwaysBounceVertical = false
      $0.rowCount = 2
    }
    stage.root.rowCount = 60
    stage.settle()
    expectEqual(stage.root.list.adjustedContentInset.top, 47 + 160)
    expectEqual(stage.root.contentTop, stage.bottom(of: header))
  }
}
