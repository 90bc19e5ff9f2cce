@testable import PortableUIKit
import Testing

@MainActor struct UIRefreshControlTests {
  @Test("[K] a refresh control is 60 points high") func isSixtyPointsHigh() {
    expectEqual(UIRefreshControl().bounds.height, 60)
    let control = UIRefreshControl(frame: CGRect(x: 1, y: 2, width: 300, height: 10))
    expectEqual(control.frame, CGRect(x: 1, y: 2, width: 300, height: 60))
    expectEqual(control.sizeThatFits(CGSize(width: 200, height: 5)), CGSize(width: 200, height: 60))
  }

  @Test("[A] beginRefreshing sends no event and does not scroll")
  func beginningByCodeIsSilent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
    scrollView.refreshControl = control
    control.beginRefreshing()
    expect(control.isRefreshing && events == 0 && scrollView.contentOffset == .zero)
    control.endRefreshing()
    expect(!control.isRefreshing)
  }

  @Test("[R] the room shows in adjustedContentInset, not in contentInset")
  func theRoomIsInTheAdjustedInset() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    let before = scrollView.adjustedContentInset.top
    control.beginRefreshing()
    expect(scrollView.adjustedContentInset.top == before + 60 && scrollView.contentInset.top == 0)
    control.endRefreshing()
    expectEqual(scrollView.adjustedContentInset.top, before)
  }

  @Test("[K] when refreshing ends at rest the content is seen gliding back")
  func glidesBack() throws {
    let stage = ControlStage { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    let scrollView = stage.control
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    control.beginRefreshing()
    scrollView.contentOffset.y = -60
    stage.simulator.step()
    control.endRefreshing()
    expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
    stage.simulator.advance(by: 0.1)
    let seen = try #require(scrollView.layer.presentation()).bounds.minY
    expect(seen > -60 && seen < 0, "seen at \(seen)")
    stage.simulator.runUntilIdle()
    expectEqual(scrollView.layer.presentation()?.bounds.minY, 0)
  }

  @Test("[K] refreshing that ends while the content springs back or is dragged leaves it at the edge")
  func endsInMotion() {
    for waits in [0.05, 0.15, 0.4] {
      let stage = ControlStage { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
      let scrollView = stage.control
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      let control = UIRefreshControl()
      scrollView.refreshControl = control
      stage.finger.down(at: CGPoint(x: 200, y: 150), time: stage.simulator.now)
      for step in 1...30 {
        stage.finger.move(
          to: CGPoint(x: 200, y: 150 + 14 * CGFloat(step)), time: stage.simulator.now + 0.01 * Double(step))
      }
      expect(control.isRefreshing && scrollView.contentOffset.y < -120)
      stage.finger.up(time: stage.simulator.now + 0.5)
      stage.simulator.advance(by: waits)
      control.endRefreshing()
      stage.simulator.runUntilIdle()
      expectEqual(scrollView.contentOffset.y, 0, "\(waits) seconds after the finger left")
    }
  }

  @Test("[K] a pull sends valueChanged once until refreshing ends")
  func aPullSendsValueChangedOnce() {
    let control = UIRefreshControl()
    var states: [Bool] = []
    var changes: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isRefreshing) }, for: .valueChanged)
    control.refreshingDidChange = { changes.append(control.isRefreshing) }
    control.beginRefreshingByPull()
    control.beginRefreshingByPull()
    expect(states == [true] && changes == [true])
    control.endRefreshing()
    control.endRefreshing()
    control.beginRefreshingByPull()
    expect(states == [true, true] && changes == [true, false, true])
    control.endRefreshing()
    control.isEnabled = false
    control.beginRefreshingByPull()
    expect(!control.isRefreshing)
  }
}
