import Foundation
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

  @Test(
    "[K] when refreshing ends the room goes at once, and the content scrolls to its top",
    arguments: [-60, -20, 0.0])
  func scrollsBack(offset: CGFloat) {
    let (stage, scrollView, control) = refreshingStage(offset: offset)
    control.endRefreshing()
    expect(scrollView.contentOffset.y == offset && scrollView.adjustedContentInset.top == 0)
    if offset < 0 {
      stage.simulator.advance(by: 0.1)
      expect(scrollView.contentOffset.y > offset && scrollView.contentOffset.y < 0)
    }
    stage.simulator.runUntilIdle()
    expectEqual(scrollView.contentOffset.y, 0)
  }

  @Test("[K] content with a control always bounces") func bounces() {
    let scrollView = UIScrollView()
    scrollView.refreshControl = UIRefreshControl()
    expect(scrollView.alwaysBounceVertical)
    scrollView.refreshControl = nil
    expect(scrollView.alwaysBounceVertical)
  }

  @Test("[K] without animations the content is at its top at once") func jumpsBack() {
    let (_, scrollView, control) = refreshingStage(offset: -60)
    UIView.performWithoutAnimation { control.endRefreshing() }
    expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
  }

  @Test("[K] the control refreshes until its room is gone") func refreshesUntilTheRoomIsGone() {
    let (_, scrollView, control) = refreshingStage(offset: -60)
    let listener = InsetListener { control.isRefreshing }
    scrollView.delegate = listener
    control.endRefreshing()
    expect(listener.states == [true] && !control.isRefreshing)
  }

  @Test("[K] without adjustment the room is in the content inset") func neverAdjusted() {
    let (stage, scrollView, control) = refreshingStage(offset: -60, .never)
    expect(scrollView.contentInset.top == 60 && scrollView.adjustedContentInset.top == 60)
    control.endRefreshing()
    expect(scrollView.contentInset.top == 0 && scrollView.contentOffset.y == -60)
    stage.simulator.runUntilIdle()
    expectEqual(scrollView.contentOffset.y, 0)
  }

  private func refreshingStage(
    offset: CGFloat, _ adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> (ControlStage<UIScrollView>, UIScrollView, UIRefreshControl) {
    let stage = ControlStage { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    let scrollView = stage.control
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = adjustment
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    control.beginRefreshing()
    scrollView.contentOffset.y = offset
    stage.simulator.step()
    return (stage, scrollView, control)
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
    control.addAction(UIAction { _ in states.append(control.isRefreshing) }, for: .valueChanged)
    control.beginRefreshingByPull()
    control.beginRefreshingByPull()
    expect(states == [true])
    control.endRefreshing()
    control.endRefreshing()
    control.beginRefreshingByPull()
    expect(states == [true, true])
    control.endRefreshing()
    control.isEnabled = false
    control.beginRefreshingByPull()
    expect(!control.isRefreshing)
  }
}

private final class InsetListener: NSObject, UIScrollViewDelegate {
  private let state: () -> Bool
  private(set) var states: [Bool] = []

  init(_ state: @escaping () -> Bool) { self.state = state }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { states.append(state()) }
}
