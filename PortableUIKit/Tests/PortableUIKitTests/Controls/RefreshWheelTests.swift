import PortableUIKit
import Testing

@MainActor struct RefreshWheelTests {
  private func pulledStage() -> (stage: ControlStage<UIScrollView>, refresh: UIRefreshControl) {
    let stage = ControlStage { UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)) }
    stage.control.contentSize = CGSize(width: 200, height: 1000)
    let refresh = UIRefreshControl()
    stage.control.refreshControl = refresh
    stage.simulator.step()
    return (stage, refresh)
  }

  /// The spokes of the control's wheel as they are seen, and the wheel around them.
  private func seen(_ refresh: UIRefreshControl) throws -> (
    spokes: [LayerSnapshot], wheel: LayerSnapshot, alpha: Double
  ) {
    let indicator = try #require(LayerSnapshot(of: refresh)).sublayers[0].sublayers[0]
    return (indicator.sublayers[0].sublayers, indicator.sublayers[0], indicator.opacity)
  }

  private func visible(_ refresh: UIRefreshControl) throws -> Int {
    try seen(refresh).spokes.filter { $0.opacity > 0 }.count
  }

  @Test("[K] at rest nothing is seen of the wheel, and pulled content brings out one spoke after the other")
  func spokesFollowThePull() throws {
    let (stage, refresh) = pulledStage()
    try expectEqual(seen(refresh).spokes.count, 8)
    try expectEqual(visible(refresh), 0)
    var counts: [Int] = []
    for pull in [19, 39, 59, 79] as [CGFloat] {
      stage.control.contentOffset.y = -pull
      stage.simulator.step()
      counts.append(try visible(refresh))
    }
    expectEqual(counts, [2, 4, 6, 8])
    stage.control.contentOffset.y = 0
    stage.simulator.step()
    try expect(visible(refresh) == 0 && stage.simulator.isIdle)
  }

  @Test("[A] the wheel turns while loading is under way; when that is over it fades and the device rests")
  func turns() throws {
    let (stage, refresh) = pulledStage()
    refresh.beginRefreshing()
    stage.control.contentOffset.y = -60
    stage.simulator.step()
    try expectEqual(visible(refresh), 8)
    let first = try seen(refresh).wheel.transform
    stage.simulator.advance(by: 0.25)
    try expectNotEqual(seen(refresh).wheel.transform, first)
    expect(!stage.simulator.isIdle)
    refresh.endRefreshing()
    stage.simulator.advance(by: 0.1)
    let alpha = try seen(refresh).alpha
    expect(alpha > 0 && alpha < 1)
    expect(stage.simulator.runUntilIdle(limit: 1))
    try expectEqual(visible(refresh), 0)
  }

  @Test("a control that refreshes again while its wheel fades turns on in full")
  func beginsAgain() throws {
    let (stage, refresh) = pulledStage()
    refresh.beginRefreshing()
    stage.simulator.step()
    refresh.endRefreshing()
    stage.simulator.advance(by: 0.1)
    refresh.beginRefreshing()
    stage.simulator.advance(by: 1)
    try expectEqual(seen(refresh).alpha, 1)
    try expectEqual(visible(refresh), 8)
    expect(!stage.simulator.isIdle)
  }

  @Test("[A] the tint color is the wheel's")
  func tint() throws {
    let (stage, refresh) = pulledStage()
    refresh.tintColor = .red
    refresh.beginRefreshing()
    stage.simulator.step()
    try expectEqual(seen(refresh).spokes[0].backgroundColor, .init(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(refresh.tintColor, .red)
  }
}
