import PortableUIKit
import Testing

/// Heights are common knowledge.
@MainActor struct LargeTitleTests {
  /// A phone of 667 points with a status bar of 20 and a table of 50 rows below a navigation bar.
  @MainActor private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator = HostSimulator.fresh()
    let window: UIWindow
    let list = UITableViewController(style: .plain)
    let navigation: UINavigationController
    var bar: UINavigationBar { navigation.navigationBar }
    var table: UITableView { list.tableView }

    init(large: Bool = true) {
      window = UIWindow(frame: UIScreen.main.bounds)
      list.title = "Title"
      navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = large
      super.init()
      list.tableView.dataSource = self
      list.tableView.delegate = self
      list.tableView.rowHeight = 50
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      simulator.step()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Moves a finger by a distance within 0.2 seconds; it rests for half a second before it leaves.
    func drag(by distance: CGFloat, from start: CGFloat = 400) {
      let finger = HostFinger(in: window, simulator: simulator)
      let time = simulator.now
      finger.down(at: CGPoint(x: 150, y: start), time: time)
      for step in 1...20 {
        let y = start + distance * CGFloat(step) / 20
        finger.move(to: CGPoint(x: 150, y: y), time: time + 0.01 * Double(step))
      }
      finger.up(time: time + 0.7)
      simulator.runUntilIdle()
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      simulator.step()
    }
  }

  @Test("[K] a large title makes the bar 52 points higher, and the safe area with it")
  func height() {
    let stage = Stage()
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 20, width: 375, height: 96))
    expect(stage.list.view.safeAreaInsets.top == 116 && stage.table.contentOffset.y == -116)
    expectEqual(stage.bar.sizeThatFits(.zero).height, 96)
    stage.bar.prefersLargeTitles = false
    stage.simulator.step()
    expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    stage.bar.prefersLargeTitles = true
    stage.simulator.step()
    expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
  }

  @Test("[K] the title is seen once: large, and among the buttons when that is gone")
  func title() throws {
    let stage = Stage()
    expectEqual(labelTexts(in: stage.bar), ["Title"])
    let lines = try allText(in: stage.bar).filter { $0.opacity > 0 }
    expect(lines.count == 1 && lines.first?.size == 34 && (lines.first?.y ?? 0) > 44)
    stage.scroll(to: 300)
    expectEqual(labelTexts(in: stage.bar), ["Title"])
    let small = try allText(in: stage.bar).filter { $0.opacity > 0 }
    expect(small.count == 1 && small.first?.size == 17 && (small.first?.y ?? 99) < 44)
  }

  @Test("[K] the title shrinks and grows by what the content is scrolled, which stays where it is")
  func collapses() {
    let stage = Stage()
    let places: [(CGFloat, CGFloat)] = [
      (-116, 96), (-100, 80), (-64.5, 44.5), (-64, 44), (0, 44), (500, 44), (-90, 70),
    ]
    for (offset, height) in places {
      stage.scroll(to: offset)
      expectEqual(stage.table.contentOffset.y, offset)
      expectEqual(stage.bar.frame.height, height, "at \(offset)")
      expect(
        stage.list.view.safeAreaInsets.top == 20 + height
          && stage.table.adjustedContentInset.top == 20 + height)
    }
  }

  @Test("[K] a finger that leaves half way leaves the title whole or gone")
  func snaps() {
    let stage = Stage()
    stage.drag(by: -30)
    expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
    stage.drag(by: -50)
    expect(stage.table.contentOffset.y == -64 && stage.bar.frame.height == 44)
    stage.drag(by: 25)
    expect(stage.table.contentOffset.y == -64 && stage.bar.frame.height == 44)
    stage.drag(by: 60)
    expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
  }

  @Test("[K] content that is pulled takes the title along, but not the safe area")
  func pulling() {
    let stage = Stage()
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    finger.down(at: CGPoint(x: 150, y: 200), time: stage.simulator.now)
    for step in 1...10 {
      finger.move(
        to: CGPoint(x: 150, y: 200 + 10 * CGFloat(step)), time: stage.simulator.now + 0.01 * Double(step))
    }
    stage.simulator.step()
    let pulled = -116 - stage.table.contentOffset.y
    expect(pulled > 20 && stage.bar.frame.height == 96 + pulled)
    expectEqual(stage.list.view.safeAreaInsets.top, 116)
    finger.up(time: stage.simulator.now + 0.5)
    stage.simulator.runUntilIdle()
    expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
  }

  @Test("[K] a fling up and a tap on the status bar bring back all of the title")
  func backToTop() {
    let stage = Stage()
    stage.scroll(to: 600)
    stage.simulator.tapStatusBar()
    stage.simulator.runUntilIdle()
    expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
    stage.scroll(to: 100)
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    finger.down(at: CGPoint(x: 150, y: 200), time: stage.simulator.now)
    let start = stage.simulator.now
    for step in 1...10 {
      finger.move(to: CGPoint(x: 150, y: 200 + 25 * CGFloat(step)), time: start + 0.01 * Double(step))
    }
    finger.up(time: start + 0.1)
    stage.simulator.runUntilIdle()
    expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
  }

  @Test("[A] each item says whether its title is large; automatic ones follow the item before")
  func modes() {
    let stage = Stage()
    func push(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      stage.navigation.pushViewController(controller, animated: true)
      stage.simulator.runUntilIdle()
      return controller.view.safeAreaInsets.top
    }
    expectEqual(push(.automatic), 116)
    expectEqual(push(.never), 64)
    expectEqual(push(.automatic), 64)
    expectEqual(push(.always), 116)
    stage.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    stage.simulator.step()
    expectEqual(stage.bar.frame.height, 44)
    stage.navigation.popToRootViewController(animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
  }

  @Test("[K] who comes back finds the title as it was left")
  func comingBack() {
    let stage = Stage()
    stage.scroll(to: 200)
    let controller = UIViewController()
    stage.navigation.pushViewController(controller, animated: true)
    stage.simulator.runUntilIdle()
    expectEqual(controller.view.safeAreaInsets.top, 116)
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == 200)
    stage.navigation.isNavigationBarHidden = true
    stage.simulator.step()
    expectEqual(stage.list.view.safeAreaInsets.top, 20)
    stage.navigation.isNavigationBarHidden = false
    stage.simulator.step()
    expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == 200)
  }

  @Test("[K] there are no large titles where height is scarce")
  func landscape() {
    let stage = Stage()
    stage.simulator.rotate(to: .landscapeLeft)
    stage.simulator.runUntilIdle()
    expectEqual(stage.bar.frame.height, 32)
    stage.simulator.rotate(to: .portrait)
    stage.simulator.runUntilIdle()
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test("[K] a prompt stands above the title and makes the bar 30 points higher")
  func prompt() {
    let stage = Stage(large: false)
    stage.list.navigationItem.prompt = "Prompt"
    stage.simulator.step()
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 20, width: 375, height: 74))
    expect(stage.list.view.safeAreaInsets.top == 94 && stage.table.contentOffset.y == -94)
    expectEqual(labelTexts(in: stage.bar), ["Prompt", "Title"])
    stage.bar.prefersLargeTitles = true
    stage.simulator.step()
    expectEqual(stage.bar.frame.height, 126)
    stage.list.navigationItem.prompt = nil
    stage.simulator.step()
    expect(stage.bar.frame.height == 96 && labelTexts(in: stage.bar) == ["Title"])
  }

  @Test("[A] swiping up takes the bar away and swiping down brings it back, if that is wanted")
  func swiping() {
    let stage = Stage(large: false)
    expect(!stage.navigation.hidesBarsOnSwipe)
    stage.drag(by: -200)
    expect(!stage.navigation.isNavigationBarHidden)
    stage.navigation.hidesBarsOnSwipe = true
    expectSame(stage.navigation.barHideOnSwipeGestureRecognizer.view, stage.navigation.view)
    let before = stage.table.contentOffset.y
    stage.drag(by: -200)
    expect(stage.navigation.isNavigationBarHidden && stage.table.contentOffset.y > before + 150)
    expectEqual(stage.list.view.safeAreaInsets.top, 20)
    stage.drag(by: 100)
    expect(!stage.navigation.isNavigationBarHidden && stage.list.view.safeAreaInsets.top == 64)
  }

  private struct Line {
    let size: Double
    let y: CGFloat
    let opacity: Double
  }

  /// All text that is drawn in a view with its place in it.
  private func allText(in view: UIView) throws -> [Line] {
    func find(_ snapshot: LayerSnapshot, _ y: CGFloat, _ opacity: Double) -> [Line] {
      let opacity = opacity * snapshot.opacity
      let own = snapshot.text.map { Line(size: $0.fontSize, y: y + CGFloat($0.baseline), opacity: opacity) }
      return own
        + snapshot.sublayers.flatMap {
          find($0, y + $0.position.y - $0.bounds.height / 2 - snapshot.bounds.minY, opacity)
        }
    }
    return find(try #require(LayerSnapshot(of: view)), 0, 1)
  }
}
