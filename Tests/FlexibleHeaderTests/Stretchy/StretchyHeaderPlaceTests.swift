import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Place of a stretchy header") struct StretchyHeaderPlaceTests {
  /// Checks offsets from far beyond the top until the header is at its minimum, and then while it leaves.
  ///
  /// Near the offsets at which the header changes its course, every half point is checked. Elsewhere every eleventh is,
  /// from another one on for each `phase`, so that the situations together check all of them.
  private func checkOffsets(
    _ screen: EdgeScreen, _ header: StretchyHeaderView, phase: Int, _ situation: String
  ) {
    let safeArea = screen.scrollView.safeAreaInsets.top
    let turningPoints = [
      -safeArea - 250, -safeArea - header.minimumHeight, -header.minimumHeight, -safeArea, 0,
    ]
    var wrong: [CGFloat] = []
    for step in 0...1400 {
      let y = -600 + CGFloat(step) / 2
      guard step % 11 == phase % 11 || turningPoints.contains(where: { abs($0 - y) < 3 }) else { continue }
      screen.scrollView.contentOffset.y = y
      screen.scrollView.layoutIfNeeded()
      let place = screen.place(of: header)
      let isInPlace = abs(place.maxY - screen.firstRowTop) < 1e-9
      let isTall = header.bounds.height > header.minimumHeight
      let topIsRight = isTall ? abs(place.minY - safeArea) < 1e-9 : place.minY <= safeArea + 1e-9
      if !isInPlace || !topIsRight { wrong.append(y) }
    }
    expectEmpty(wrong, "\(situation): \(wrong.count) offsets, first \(wrong[0])")
  }

  @Test("A header far above the screen stays attached to the content", arguments: ListKind.allCases)
  func headerFarAboveStaysAttached(kind: ListKind) {
    let screen = EdgeScreen(kind: kind)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    let distances = [0, 2000, 2001, 3000, 1500, 900, 1600, 100, 2500, -300].map { y -> CGFloat in
      screen.scrollView.contentOffset.y = y
      return abs(screen.place(of: header).maxY - screen.firstRowTop)
    }
    expect(distances.allSatisfy { $0 < 1e-9 }, "\(distances)")
  }

  @Test(
    "A header far above the screen stays attached to the content when the scroll view is laid out",
    arguments: ListKind.allCases, DeviceModel.all)
  func headerFarAboveStaysAttachedInLayout(kind: ListKind, device: DeviceModel) {
    let screen = EdgeScreen(device: device, kind: kind)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    // At 2,000, all is as it was left there, but for the stage, which the layouts of tables moved in the meantime.
    let distances = [0, 2000, 2001, 3000, 1500, 2000, 900, 100, 2000, -300].map { y -> CGFloat in
      screen.scrollView.contentOffset.y = y
      screen.scrollView.layoutIfNeeded()
      return abs(screen.place(of: header).maxY - screen.firstRowTop)
    }
    expect(distances.allSatisfy { $0 < 1e-9 }, "\(distances)")
  }

  @Test(.needs(.rotation), arguments: DeviceModel.all, ListKind.allCases)
  func bottomEdgeMeetsTheFirstRowAtAllOffsets(device: DeviceModel, kind: ListKind) {
    let index = DeviceModel.all.firstIndex(of: device) ?? 0
    let kindIndex = ListKind.allCases.firstIndex(of: kind) ?? 0
    for hasBar in [false, true] {
      let phase = (index * 3 + kindIndex) * 6 + (hasBar ? 3 : 0)
      let screen = EdgeScreen(device: device, kind: kind, hasNavigationBar: hasBar)
      let header = StretchyHeaderView(maximumHeight: 250)
      let label = addTitle("Mountains", to: header.contentView)
      header.install(in: screen.scrollView)
      screen.show()
      expect(header.minimumHeight > 60 && header.minimumHeight < 100 && label.superview != nil)
      checkOffsets(screen, header, phase: phase, "\(device.name), \(kind), bar \(hasBar)")
      screen.stage.rotate(to: .landscapeLeft)
      screen.stage.settle()
      expectEqual(header.bounds.width, device.screenSize.height)
      checkOffsets(screen, header, phase: phase + 1, "\(device.name), \(kind), bar \(hasBar), turned")
      screen.navigation?.setNavigationBarHidden(true, animated: true)
      screen.stage.settle()
      checkOffsets(
        screen, header, phase: phase + 2, "\(device.name), \(kind), bar \(hasBar), turned, bar hidden")
      expectEmpty(screen.stage.warnings)
    }
  }

  @Test("At first display the list starts below the header", arguments: UIKitAnswers.tested)
  func atFirstDisplayTheListStartsBelowTheHeader(answers: UIKitAnswers) {
    for kind in ListKind.allCases {
      for hasBar in [false, true] {
        let screen = EdgeScreen(kind: kind, answers: answers, hasNavigationBar: hasBar)
        let header = StretchyHeaderView(maximumHeight: 250)
        header.minimumHeight = 80
        header.install(in: screen.scrollView)
        screen.show()
        expect(screen.restsAtTop, "\(kind), bar \(hasBar), at \(screen.scrollView.contentOffset.y)")
        expectEqual(screen.firstRowTop, screen.scrollView.safeAreaInsets.top + 250)
        expectEqual(screen.scrollView.contentInset.top, 250, "the safe area is counted once")
        expectEqual(header.bounds.height, 250)
      }
    }
  }

  @Test("Rotation and bars leave content at its top there", arguments: UIKitAnswers.tested)
  func contentAtItsTopStaysThere(answers: UIKitAnswers) {
    for kind in ListKind.allCases {
      let screen = EdgeScreen(kind: kind, answers: answers, hasNavigationBar: true)
      let header = StretchyHeaderView(maximumHeight: 250)
      header.minimumHeight = 80
      header.install(in: screen.scrollView)
      screen.show()
      for turn in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        screen.stage.rotate(to: turn)
        screen.stage.settle()
        expect(screen.restsAtTop && header.bounds.height == 250, "\(kind)")
        screen.navigation?.isNavigationBarHidden.toggle()
        screen.stage.settle()
        expect(screen.restsAtTop && header.bounds.height == 250, "\(kind)")
      }
      expectEqual(screen.scrollView.contentInset.top, 250)
    }
  }

  /// UIKit doesn't move the content of a scroll view that can't be scrolled.
  @Test func contentFollowsWhenUIKitLeavesItBehind() {
    let screen = EdgeScreen(kind: .plain)
    screen.scrollView.contentInsetAdjustmentBehavior = .always
    screen.scrollView.isScrollEnabled = false
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    expectEqual(screen.scrollView.contentOffset.y, -297)
  }

  @Test func safeAreaIsIgnoredWhenItIsNotAdjusted() {
    let screen = EdgeScreen()
    screen.scrollView.contentInsetAdjustmentBehavior = .never
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    expectEqual(screen.place(of: header), CGRect(x: 0, y: 0, width: 390, height: 250))
    expectEqual(screen.scrollView.contentOffset.y, -250)
  }

  @Test func otherInsetsEnlargeTheHeaderAtRest() {
    let screen = EdgeScreen()
    screen.scrollView.contentInset.top = 30
    let header = StretchyHeaderView(maximumHeight: 250)
    header.stretchMode = .bottom
    header.install(in: screen.scrollView)
    screen.show()
    expect(header.bounds.height == 280 && header.stretch == 0)
    expectEqual(header.contentView.frame.height, 280)
    screen.scroll(to: -400)
    expectEqual(header.stretch, 73)
    expectEqual(header.contentView.frame, CGRect(x: 0, y: 73, width: 390, height: 280))
  }

  @Test(.needs(.clock)) func changesInsideAnAnimationAnimate() {
    let screen = EdgeScreen()
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    UIView.animate(withDuration: 1) { header.maximumHeight = 350 }
    expect(screen.restsAtTop && header.bounds.height == 350)
    screen.stage.advance(by: 0.5)
    let shown = header.layer.presentation()?.bounds.height ?? 0
    expect(shown > 255 && shown < 345, "half way the header is \(shown) tall")
    let content = header.contentView.layer.presentation()?.bounds.height ?? 0
    expectLess(abs(content - shown), 1e-9)
    let offset = screen.scrollView.layer.presentation()?.bounds.minY ?? 0
    expectLess(abs(offset + 47 + shown), 1e-6, "the rows go along: \(offset)")
    screen.stage.settle()
    expectEqual(header.layer.presentation()?.bounds.height ?? 350, 350)
  }

  @Test(arguments: ListKind.allCases)
  func pinnedItStaysInFrontOfTheRows(kind: ListKind) {
    let screen = EdgeScreen(kind: kind)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.minimumHeight = 80
    header.staysAtMinimumHeight = true
    header.install(in: screen.scrollView)
    screen.show()
    for y in stride(from: CGFloat(-400), through: 1500, by: 37) {
      screen.scroll(to: y)
      expectEqual(screen.place(of: header).minY, 47, "at \(y)")
      expectEqual(header.bounds.height, max(80, -screen.scrollView.contentOffset.y - 47))
      let stage = header.superview
      let rows = screen.scrollView.subviews.drop { $0 !== stage }.dropFirst()
        .filter { $0 is UITableViewCell || $0 is UICollectionReusableView }
      expectEmpty(rows, "\(rows.count) rows in front at \(y)")
      expectEqual(
        screen.scrollView.hitTest(CGPoint(x: 50, y: screen.scrollView.bounds.minY + 60), with: nil)
          .map { $0.isDescendant(of: header) }, true)
    }
    header.staysAtMinimumHeight = false
    screen.scroll(to: 500)
    expectEqual(screen.place(of: header).maxY, -500)
    expect(kind != .table || screen.table?.backgroundView === header.superview)
  }

  @Test func itFadesOverTheGivenDistance() {
    let screen = EdgeScreen()
    let header = StretchyHeaderView(maximumHeight: 250)
    header.minimumHeight = 80
    header.fadeDistance = 60
    header.install(in: screen.scrollView)
    screen.show()
    expectEqual(header.alpha, 1)
    screen.scroll(to: -47 - 30)
    expectEqual(header.alpha, 0.5)
    screen.scroll(to: 0)
    expectEqual(header.alpha, 0)
    header.fadeDistance = 0
    expectEqual(header.alpha, 1)
    header.fadeDistance = 60
    header.uninstall()
    expectEqual(header.alpha, 1)
  }

  @Test(
    "Refreshing neither stretches nor bumps the header", arguments: ListKind.allCases)
  func refreshing(kind: ListKind) {
    let screen = EdgeScreen(kind: kind, hasNavigationBar: true)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    let refresh = UIRefreshControl()
    screen.scrollView.refreshControl = refresh
    screen.show()
    let safeArea = screen.scrollView.safeAreaInsets.top
    screen.scroll(to: -safeArea - 310)
    let pulled = screen.place(of: header)
    refresh.beginRefreshing()
    screen.stage.settle()
    expectEqual(screen.scrollView.adjustedContentInset.top, safeArea + 310)
    expectEqual(screen.place(of: header), pulled, "neither edge moves when the refresh begins")
    expect(pulled.minY == safeArea && abs(pulled.maxY - screen.firstRowTop) < 1e-9)
    expectEqual(screen.scrollView.contentInset.top, 250)
    screen.scroll(to: 200)
    screen.scroll(to: -safeArea - 310)
    expectEqual(screen.place(of: header), pulled)
    refresh.endRefreshing()
    screen.stage.settle()
    expect(screen.restsAtTop && header.bounds.height == 250 && header.stretch == 0)
  }

  @Test("Section headers stick to what is visible of the header", arguments: [false, true])
  func sectionHeaders(staysAtMinimumHeight: Bool) throws {
    let screen = EdgeScreen(sections: 5)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.minimumHeight = 80
    header.staysAtMinimumHeight = staysAtMinimumHeight
    header.insetFollowsVisibleHeight = true
    header.install(in: screen.scrollView)
    screen.show()
    let table = try #require(screen.table)
    for y in stride(from: CGFloat(-400), through: 740, by: 13) {
      screen.scroll(to: y)
      expectEqual(table.contentOffset.y, y, "the content is not moved")
      let sectionHeader = try #require(table.headerView(forSection: 0))
      let top = screen.place(of: sectionHeader).minY
      let line = max(47 + (staysAtMinimumHeight ? 80 : 0), screen.place(of: header).maxY)
      expectLess(abs(top - max(line, -y)), 1e-9, "at \(y) it is at \(top), the header ends at \(line)")
    }
    header.uninstall()
    expectEqual(table.contentInset, .zero)
  }

  @Test(.needs(.touches)) func aFlickCarriesTheHeaderOpenWhileTheInsetFollows() {
    let screen = EdgeScreen(sections: 5)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.insetFollowsVisibleHeight = true
    header.install(in: screen.scrollView)
    screen.show()
    screen.scroll(to: 60)
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 100, y: 300))
    for step in 1...8 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 100, y: 300 + CGFloat(step) * 20))
    }
    screen.stage.step()
    finger.up()
    screen.stage.settle()
    expect(screen.scrollView.contentOffset.y == -297 && header.bounds.height == 250)
    expectEqual(screen.scrollView.contentInset.top, 250)
  }
}
