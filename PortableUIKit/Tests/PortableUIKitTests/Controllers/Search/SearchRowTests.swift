import PortableUIKit
import Testing

/// The row with the search bar in a navigation bar.
@MainActor struct SearchRowTests {
  @Test("[K] A search bar makes the navigation bar 52 points higher, and the safe area with it")
  func height() {
    let stage = SearchStage()
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 20, width: 375, height: 96))
    expect(stage.table.contentOffset.y == -116 && stage.bar.sizeThatFits(.zero).height == 96)
    expectEqual(stage.fieldFrame, CGRect(x: 16, y: 65, width: 343, height: 36))
    stage.list.navigationItem.searchController = nil
    stage.simulator.step()
    expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    expectNil(stage.search.searchBar.superview)
    let large = SearchStage(large: true)
    expect(large.bar.frame.height == 148 && large.table.contentOffset.y == -168)
  }

  @Test("[K] The search bar collapses with the content, before the large title")
  func collapses() {
    let stage = SearchStage(large: true)
    let places: [(CGFloat, CGFloat)] = [
      (-168, 148), (-150, 130), (-116, 96), (-90, 70), (-64, 44), (300, 44), (-130, 110),
    ]
    for (offset, height) in places {
      stage.scroll(to: offset)
      expect(stage.table.contentOffset.y == offset && stage.bar.frame.height == height, "at \(offset)")
      expectEqual(stage.list.view.safeAreaInsets.top, 20 + height)
    }
    stage.scroll(to: -116)
    expect(stage.search.searchBar.isHidden && labelTexts(in: stage.bar) == ["Title"])
  }

  @Test("A finger that leaves half way leaves the search bar whole or gone")
  func snaps() {
    let stage = SearchStage(large: true)
    func drag(by distance: CGFloat) {
      let finger = HostFinger(in: stage.window, simulator: stage.simulator)
      let time = stage.simulator.now
      finger.down(at: CGPoint(x: 150, y: 400), time: time)
      for step in 1...20 {
        finger.move(
          to: CGPoint(x: 150, y: 400 + distance * CGFloat(step) / 20), time: time + 0.01 * Double(step))
      }
      finger.up(time: time + 0.7)
      stage.simulator.runUntilIdle()
    }
    drag(by: -30)
    expectEqual(stage.bar.frame.height, 148)
    drag(by: -50)
    expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
    drag(by: -50)
    expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    drag(by: 200)
    expectEqual(stage.bar.frame.height, 148)
  }

  @Test("A search bar that doesn't hide when scrolling stays")
  func fixed() {
    let stage = SearchStage()
    stage.list.navigationItem.hidesSearchBarWhenScrolling = false
    stage.simulator.step()
    stage.scroll(to: 400)
    expect(stage.bar.frame.height == 96 && stage.fieldFrame.height == 36)
    stage.list.navigationItem.hidesSearchBarWhenScrolling = true
    stage.simulator.step()
    expectEqual(stage.bar.frame.height, 44)
  }

  @Test("A pushed controller without a search bar has a lower bar")
  func pushing() {
    let stage = SearchStage()
    let next = UIViewController()
    stage.navigation.pushViewController(next, animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.bar.frame.height == 44 && next.view.safeAreaInsets.top == 64)
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.bar.frame.height == 96 && stage.fieldFrame.minY == 65)
  }
}
