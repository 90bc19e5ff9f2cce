import FlexibleHeader
import HeaderTesting
import Testing

/// Heights that change while the content moves, or that aren't whole pixels.
@MainActor @Suite("Changed heights and content at its top") struct HeightChangeTests {
  /// A way of scrolling to the top.
  enum Way: CaseIterable {
    case statusBar, command
  }

  @Test(
    "Content that scrolls to its top while the heights change leaves no gap",
    arguments: HeaderKind.atTheTop, Way.allCases)
  func changedHeightsOnTheWayToTheTop(kind: HeaderKind, way: Way) {
    for (frames, height) in [(1, 133.0), (8, 220), (14, 61)] {
      for (follows, snaps) in [(false, false), (true, true)] {
        let header = kind.make()
        header.setInsetFollowsVisibleHeight(follows)
        header.setMaximumHeight(HeaderKind.sectioned.contains(kind) ? 150 : 200)
        header.snaps = snaps
        let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
        let list = stage.root.list
        list.contentOffset.y = 700
        stage.settle()
        switch way {
        case .statusBar: stage.tapStatusBar()
        case .command:
          list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
        }
        for _ in 0..<frames { stage.step() }
        header.setMaximumHeight(CGFloat(height))
        stage.settle()
        let title = "\(frames) frames, \(height) points, follows: \(follows), snaps: \(snaps)"
        // A Safari bar opens with the first tap.
        if kind == .safariBar, way == .statusBar {
          stage.tapStatusBar()
          stage.settle()
        }
        expectAtLeast(stage.root.distance, -0.5, "\(title): \(stage.root.distance)")
        let gap = stage.root.contentTop - header.frameInWindow.maxY
        expectAtMost(gap, 0.5, "\(title): gap \(gap)")
      }
    }
  }

  @Test(
    "An expanded header stays expanded when its maximum height changes on the screen",
    arguments: HeaderKind.atTheTop)
  func changedHeightsAtTheTop(kind: HeaderKind) {
    for duration in [0, 0.3] {
      let header = kind.make()
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.settle()
      for height in [280, 120] as [CGFloat] {
        UIView.animate(withDuration: duration) { header.setMaximumHeight(height) }
        stage.settle()
        expectEqual(header.frameInWindow.maxY, 47 + height, "\(height) points in \(duration) seconds")
        expect(abs(stage.root.distance) < 0.5 && stage.root.contentTop == 47 + height)
      }
    }
  }

  @Test(
    "A header that rests at an end stays there over content that stays, when its height changes and changes back",
    arguments: HeaderKind.atTheTop)
  func changedHeightsAtAnEnd(kind: HeaderKind) {
    for (up, down) in [(100, 0), (300, 90), (600, 90), (600, 400)] as [(CGFloat, CGFloat)] {
      let header = kind.make()
      header.setMaximumHeight(160)
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.drag(from: CGPoint(x: 200, y: 700), by: -up)
      stage.drag(from: CGPoint(x: 200, y: 400), by: down)
      let (top, place) = (stage.root.contentTop, header.frame)
      for height in [200, 160] as [CGFloat] {
        header.setMaximumHeight(height)
        stage.settle()
      }
      expectEqual(stage.root.contentTop, top, "\(up) points up, \(down) down")
      expectEqual(header.frame, place, "\(up) points up, \(down) down")
    }
  }

  @Test(
    "A partly collapsed bar doesn't grow over rows when its maximum height grows", .needs(.touches),
    arguments: [HeaderKind.squareCashBar, .facebookBar])
  func tallerBar(kind: HeaderKind) {
    for (up, down) in [(30, 0), (60, 0), (90, 30), (300, 40)] as [(CGFloat, CGFloat)] {
      let bar = kind.make()
      let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
      stage.drag(from: CGPoint(x: 200, y: 700), by: -up)
      if down > 0 { stage.drag(from: CGPoint(x: 200, y: 400), by: down) }
      let place = bar.frame
      for height in [220, 300, 160] as [CGFloat] {
        bar.setMaximumHeight(height)
        stage.settle()
        expectAtMost(abs(bar.frame.maxY - place.maxY), 0.5, "\(up) up, \(down) down, \(height) points")
        expectAtMost(stage.gap(below: bar, in: stage.root.list), 0.51)
      }
    }
  }

  @Test(
    "Heights that change in an animation move header and content together", arguments: HeaderKind.inFront)
  func animatedHeights(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    for height in [220, 130] as [CGFloat] {
      UIView.animate(withDuration: 0.3) { header.setMaximumHeight(height) }
      for _ in 0..<24 {
        stage.step()
        let bottom = header.layer.presentation()?.frame.maxY ?? header.frame.maxY
        let bounds = stage.root.list.layer.presentation()?.bounds ?? stage.root.list.bounds
        expectLess(abs(bottom + bounds.minY), 1.5, "\(height) points")
      }
      stage.settle()
    }
  }

  @Test(
    "Other heights leave content that touches a collapsed header at its lower edge, and none beyond its top",
    .needs(.touches), arguments: HeaderKind.withAndWithoutFollowing())
  func changedHeightsAboveTouchedContent(kind: HeaderKind, follows: Bool) {
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(follows)
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.drag(by: -60)
    for height in [220, 100, 160] as [CGFloat] {
      header.setMaximumHeight(height)
      stage.settle()
      expectAtLeast(stage.root.distance, -0.5, "\(height) points")
      expectAtMost(stage.gap(below: header, in: stage.root.list), 0.51, "\(height) points")
    }
  }

  @Test(
    "Lower heights leave no gap above content that a taller header covered, and none beyond its top",
    arguments: HeaderKind.withAndWithoutFollowing())
  func lowerHeightsAboveCoveredContent(kind: HeaderKind, follows: Bool) {
    for height in [100, 80, 50] as [CGFloat] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.root.list.contentOffset.y += 70
      stage.settle()
      header.setMaximumHeight(height)
      stage.settle()
      expectAtLeast(stage.root.distance, -0.5, "\(height) points")
      let gap = stage.root.contentTop - header.frameInWindow.maxY
      expectAtMost(gap, 0.5, "\(height) points: gap \(gap)")
    }
  }

  @Test(
    "Another height moves content that a finger has pulled by the difference of the insets at most",
    .needs(.touches),
    arguments: HeaderKind.atTheTop, [-30.0, 30])
  func changedHeightUnderAFinger(kind: HeaderKind, growth: CGFloat) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    var isChanged = false
    stage.drag(from: CGPoint(x: 180, y: 400), by: 240) {
      guard !isChanged, list.contentOffset.y + list.adjustedContentInset.top < -70 else { return }
      isChanged = true
      let (offset, inset) = (list.contentOffset.y, list.contentInset.top)
      header.setMaximumHeight(160 + growth)
      expectAtMost(abs(list.contentOffset.y - offset), abs(list.contentInset.top - inset) + 0.51)
      expect(list.contentOffset.y + list.adjustedContentInset.top < -30, "the pull has ended")
    }
    expect(isChanged)
  }

  @Test(
    "Another height doesn't leave a header half way that snaps",
    arguments: HeaderKind.withAndWithoutFollowing())
  func changedHeightOfSnappingHeader(kind: HeaderKind, follows: Bool) {
    for (former, height, distance) in [(155, 160, 0), (100, 165, 60), (160, 155, 100), (200, 300, 700)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      header.setMaximumHeight(former)
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.root.list.contentOffset.y += distance
      stage.settle()
      header.setMaximumHeight(height)
      stage.settle()
      let collapse = header.headerProgress.collapse
      expect([0, 1].contains(collapse), "\(former) to \(height), scrolled by \(distance): \(collapse)")
    }
  }

  /// Over content near its top, a Safari bar stays at the height that the content allows.
  @Test(
    "Another minimum height doesn't leave a header half way that snaps",
    arguments: HeaderKind.withAndWithoutFollowing(HeaderKind.atTheTop.filter { $0 != .safariBar }))
  func changedMinimumHeightOfSnappingHeader(kind: HeaderKind, follows: Bool) {
    for distance in [80, 100, 130] as [CGFloat] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      header.setMaximumHeight(160)
      header.setMinimumHeight(60)
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.drag(by: -distance)
      stage.settle()
      for height in [30, 60, 90] as [CGFloat] {
        header.setMinimumHeight(height)
        stage.settle()
        let collapse = header.headerProgress.collapse
        expect([0, 1].contains(collapse), "\(height) points, dragged by \(distance): \(collapse)")
      }
    }
  }

  @Test(
    "A rotation there and back leaves content at its top, at heights that aren't whole pixels",
    .needs(.rotation), arguments: HeaderKind.atTheTop, DeviceModel.all)
  func rotation(kind: HeaderKind, device: DeviceModel) {
    let cases = [(100.25, 0.5), (100.5, 0), (100.75, 10.5), (160.1, 0), (220.5, 33.5)]
    for (height, own) in cases.part(of: 2, at: [kind.place, DeviceModel.all.firstIndex(of: device)]) {
      let header = kind.make()
      header.setMaximumHeight(CGFloat(height))
      let stage = HeaderStage(device) {
        RowsScreen {
          $0.list.contentInset.top = CGFloat(own)
          header.install(in: $0.list)
        }
      }
      stage.settle()
      let (offset, frame) = (stage.root.list.contentOffset, header.frameInWindow)
      for turn in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        stage.rotate(to: turn)
        stage.settle()
        expectAtMost(abs(stage.root.distance), 0.5, "\(height), own inset \(own)")
      }
      expectAtMost(abs(stage.root.list.contentOffset.y - offset.y), 0.5)
      expectAtMost(abs(header.frameInWindow.maxY - frame.maxY), 0.5)
    }
  }

  @Test(
    "A behavior that replaced another one above content at its top leaves the bar open",
    arguments: HeaderKind.bars, HeaderKind.bars)
  func replacedBehavior(first: HeaderKind, second: HeaderKind) {
    for height in [100.0, 140, 200] {
      let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60)
      bar.behavior = first.makeBehavior()
      let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
      let indicator = stage.root.list.verticalScrollIndicatorInsets.top
      bar.behavior = second.makeBehavior()
      stage.settle()
      expectEqual(stage.root.list.verticalScrollIndicatorInsets.top, indicator)
      bar.maximumHeight = CGFloat(height)
      stage.settle()
      for distance in [0.0, 60, 60] {
        if distance != 0 { stage.drag(by: distance) }
        stage.settle()
        expectEqual(bar.progress, 0)
        expectAtMost(abs(stage.root.contentTop - bar.frameInWindow.maxY), 0.5)
      }
    }
  }
}
