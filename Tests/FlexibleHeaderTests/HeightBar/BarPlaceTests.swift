import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/HeightBar.md#installing
@MainActor @Suite("Bars and where they are") struct BarPlaceTests {
  /// Shows a list below a map of 250 points, and a bar in front of it, above the list's top edge by `distance`.
  private func stage(_ bar: ScrollHeaderView, above distance: CGFloat = 0) -> HeaderStage<RowsScreen> {
    HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        let bounds = screen.view.bounds
        screen.list.frame = CGRect(x: 0, y: 250, width: bounds.width, height: bounds.height - 250)
        bar.frame = CGRect(x: 0, y: 250 - distance, width: bounds.width, height: 160)
        screen.view.addSubview(bar)
        bar.install(in: screen.list)
      }
    }
  }

  @Test(
    "Content begins below a bar that the app placed below other views", arguments: HeaderKind.bars,
    [0, 30, -20])
  func lowBar(kind: HeaderKind, distance: Int) {
    let bar = kind.make()
    let stage = stage(bar, above: CGFloat(distance))
    stage.settle()
    expectEqual(bar.frame.minY, 250 - CGFloat(distance))
    expectEqual(stage.root.contentTop, bar.frame.maxY)
    stage.drag(from: CGPoint(x: 180, y: 700), by: -60)
    expectEqual(bar.frame.minY, 250 - CGFloat(distance))
    expectAtMost(stage.root.contentTop - bar.frame.maxY, 0.5)
    stage.drag(from: CGPoint(x: 180, y: 600), by: 200)
    expectEqual(stage.root.contentTop, bar.frame.maxY)
  }

  @Test("Content follows a bar that moves in front of its list", arguments: HeaderKind.bars)
  func movedBar(kind: HeaderKind) {
    let bar = kind.make()
    let stage = stage(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let top = bar.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: 250)
    NSLayoutConstraint.activate([
      top, bar.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.root.view.trailingAnchor),
    ])
    stage.settle()
    for y in [220, 270, 250] as [CGFloat] {
      top.constant = y
      stage.settle()
      expectEqual(bar.frame.minY, y)
      expectEqual(stage.root.contentTop, bar.frame.maxY)
    }
  }

  @Test(
    "Content follows a bar whose frame or center the app sets, at once and in an animation",
    arguments: HeaderKind.bars, [false, true])
  func bar(kind: HeaderKind, setsFrame: Bool) {
    for duration in [0, 0.3] as [TimeInterval] {
      let bar = kind.make()
      let stage = stage(bar)
      stage.settle()
      for distance in [-50, 30] as [CGFloat] {
        UIView.animate(withDuration: duration) {
          if setsFrame { bar.frame.origin.y += distance } else { bar.center.y += distance }
        }
        expectEqual(stage.root.contentTop, bar.frame.maxY)
        for _ in 0..<10 { stage.step() }
        let bottom = bar.layer.presentation()?.frame.maxY ?? bar.frame.maxY
        let bounds = stage.root.list.layer.presentation()?.bounds ?? stage.root.list.bounds
        expectAtMost(abs(250 - bounds.minY - bottom), 1.5, "\(distance) points in \(duration) seconds")
        stage.settle()
        expectEqual(stage.root.contentTop, bar.frame.maxY, "\(distance) points in \(duration) seconds")
      }
    }
  }

  @Test(
    "Constraints that move list and bar out of the safe area and back leave both where they were",
    .needs(.touches), arguments: HeaderKind.bars)
  func bannerAbove(kind: HeaderKind) {
    for distance in [0, -60, -400] as [CGFloat] {
      let bar = kind.make()
      let stage = HeaderStage(.phoneNotch) {
        RowsScreen { screen in
          screen.view.addSubview(bar)
          bar.install(in: screen.list)
        }
      }
      let (view, list): (UIView, UIView) = (stage.root.view, stage.root.list)
      for subview in [list, bar] { subview.translatesAutoresizingMaskIntoConstraints = false }
      let top = list.topAnchor.constraint(equalTo: view.topAnchor)
      NSLayoutConstraint.activate([
        top, bar.topAnchor.constraint(equalTo: list.topAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      stage.settle()
      if distance != 0 { stage.drag(from: CGPoint(x: 180, y: 700), by: distance) }
      stage.settle()
      let (place, content) = (bar.frame, stage.root.contentTop)
      for y in [60, 0] as [CGFloat] {
        top.constant = y
        UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
        stage.settle()
        expectAtMost(stage.root.contentTop - bar.frame.maxY, 0.51, "dragged by \(distance)")
      }
      expectEqual(bar.frame, place, "dragged by \(distance)")
      expectEqual(stage.root.contentTop, content, "dragged by \(distance)")
    }
  }

  @Test(
    "A bar is where it was after its list moved down and up again",
    arguments: [HeaderKind.squareCashBar, .facebookBar])
  func movedList(kind: HeaderKind) {
    for distance in [0, -60, -300] as [CGFloat] {
      let bar = kind.make()
      let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
      let list = stage.root.list
      list.contentInsetAdjustmentBehavior = .never
      list.frame = stage.root.view.bounds.inset(by: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
      stage.settle()
      if distance != 0 { stage.drag(by: distance) }
      let (place, top) = (bar.frame, stage.root.contentTop)
      for y in [87, 47] as [CGFloat] {
        list.frame = stage.root.view.bounds.inset(by: UIEdgeInsets(top: y, left: 0, bottom: 0, right: 0))
        stage.settle()
      }
      expectEqual(bar.frame, place, "dragged by \(distance)")
      expectEqual(stage.root.contentTop, top, "dragged by \(distance)")
    }
  }
}
