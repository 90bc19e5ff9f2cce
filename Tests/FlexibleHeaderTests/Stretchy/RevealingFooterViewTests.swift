import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Revealing footer") struct RevealingFooterViewTests {
  private func install(_ screen: EdgeScreen, reference: CGFloat = 0) -> RevealingFooterView {
    let footer = RevealingFooterView(frame: .zero)
    _ = addTitle("More", to: footer.contentView)
    footer.restingHeight = reference
    footer.install(in: screen.scrollView)
    screen.show()
    return footer
  }

  private func end(_ screen: EdgeScreen) -> CGFloat {
    let scrollView = screen.scrollView
    return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
  }

  /// Near the offsets at which the footer changes its course, every half point is checked. Elsewhere every fifth is, from
  /// another one on in each situation, so that together they check all of them.
  @Test(arguments: ListKind.allCases, DeviceModel.all)
  func itsTopEdgeMeetsTheEndOfTheContent(kind: ListKind, device: DeviceModel) throws {
    let screen = EdgeScreen(device: device, kind: kind)
    let footer = install(screen)
    let kindIndex = try #require(ListKind.allCases.firstIndex(of: kind))
    var phase = try #require(DeviceModel.all.firstIndex(of: device)) * 6 + kindIndex * 2
    for turn in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      phase += 1
      screen.stage.rotate(to: turn)
      screen.stage.settle()
      expectGreater(footer.minimumHeight, 60)
      let safeArea = screen.scrollView.safeAreaInsets.bottom
      var wrong: [CGFloat] = []
      for step in 0...600 {
        let distance = -100 + CGFloat(step) / 2
        let turningPoints = [-footer.minimumHeight, 0, footer.minimumHeight]
        guard step % 5 == phase % 5 || turningPoints.contains(where: { abs($0 - distance) < 3 }) else {
          continue
        }
        screen.scrollView.contentOffset.y = end(screen) + distance
        screen.scrollView.layoutIfNeeded()
        let place = screen.place(of: footer)
        let rowsEnd = screen.firstRowTop + screen.scrollView.contentSize.height
        let bottom = screen.scrollView.frame.height - safeArea
        let isTall = place.height > footer.minimumHeight
        let isRight = abs(place.minY - rowsEnd) < 1e-9 && (!isTall || abs(place.maxY - bottom) < 1e-9)
        if !isRight { wrong.append(distance) }
      }
      expectEmpty(wrong, "\(turn.rawValue): \(wrong.count) offsets, first \(wrong[0]) from the end")
    }
  }

  @Test(.needs(.touches), arguments: ListKind.allCases) func itFiresOncePerPullOfAFinger(
    kind: ListKind
  ) {
    let screen = EdgeScreen(kind: kind)
    let footer = install(screen)
    var (fired, progress) = (0, [CGFloat]())
    footer.didPullPastThreshold = { fired += 1 }
    footer.pullProgressDidChange = { progress.append($0) }
    for pull in 1...3 {
      screen.scroll(to: end(screen))
      let finger = screen.stage.finger()
      finger.down(at: CGPoint(x: 100, y: 700))
      for y in stride(from: CGFloat(690), through: 300, by: -10) {
        finger.step(to: CGPoint(x: 100, y: y), screen)
      }
      for y in stride(from: CGFloat(300), through: 600, by: 10) {
        finger.step(to: CGPoint(x: 100, y: y), screen)
      }
      for y in stride(from: CGFloat(590), through: 300, by: -10) {
        finger.step(to: CGPoint(x: 100, y: y), screen)
      }
      expectEqual(fired, pull, "within one pull it fires once")
      finger.up()
      screen.stage.settle()
      expect(fired == pull && footer.pullProgress == 0)
    }
    expect(progress.max() == 1 && progress.last == 0)
  }

  @Test func shortPullsAndBouncesDoNotFire() {
    let screen = EdgeScreen(kind: .plain)
    let footer = install(screen)
    var fired = 0
    footer.didPullPastThreshold = { fired += 1 }
    screen.scroll(to: end(screen) + 200)
    expect(fired == 0 && footer.pullProgress == 1)
    footer.pullThreshold = 400
    expectEqual(footer.pullProgress, 0.5)
    footer.pullThreshold = 0
    expectEqual(footer.pullThreshold, 400)
  }

  @Test func shortContentEndsWhereTheViewEnds() {
    for kind in ListKind.allCases {
      let screen = EdgeScreen(kind: kind, rows: 3)
      let footer = install(screen)
      let bottom = screen.scrollView.frame.height - screen.scrollView.safeAreaInsets.bottom
      expectEqual(screen.place(of: footer).minY, bottom, "\(kind): out of sight")
      screen.scroll(to: screen.scrollView.contentOffset.y + 100)
      expectEqual(screen.place(of: footer).minY, bottom - 100)
      expectEqual(screen.place(of: footer).maxY, bottom)
      footer.restingHeight = 90
      screen.scroll(to: end(screen))
      expect(screen.place(of: footer).maxY == bottom && footer.bounds.height == 90)
      footer.uninstall()
      expectEqual(screen.scrollView.contentInset, .zero)
    }
  }

  @Test func itFollowsContentThatGrows() {
    let screen = EdgeScreen(kind: .plain, rows: 30)
    let footer = install(screen, reference: 80)
    screen.scroll(to: end(screen))
    let bottom = screen.place(of: footer).maxY
    screen.scrollView.contentSize.height += 440
    expectEqual(screen.place(of: footer).minY, bottom - 80 + 440)
    screen.scroll(to: end(screen))
    expect(screen.place(of: footer).maxY == bottom && screen.scrollView.contentInset.bottom == 80)
  }

  @Test(arguments: UIKitAnswers.tested)
  func whileItLoadsItStaysInView(answers: UIKitAnswers) {
    let screen = EdgeScreen(kind: .plain, answers: answers)
    let footer = install(screen)
    screen.scroll(to: end(screen))
    footer.restingHeight = 80
    screen.scroll(to: end(screen))
    expectEqual(screen.scrollView.contentInset.bottom, 80)
    let safeArea = screen.scrollView.safeAreaInsets.bottom
    expectEqual(screen.place(of: footer).maxY, screen.scrollView.frame.height - safeArea)
    footer.restingHeight = 0
    expectLess(abs(screen.scrollView.contentOffset.y - end(screen)), 0.5, "the content goes back to its end")
    expectEqual(screen.scrollView.contentInset, .zero)
  }
}

extension StageFinger {
  fileprivate func step(to point: CGPoint, _ screen: EdgeScreen) {
    move(to: point)
    screen.stage.step()
  }
}
