import PortableUIKit
import Testing

/// Scrolling without a finger, as UIKit's published code describes it.
@MainActor struct AssistedScrollTests {
  private let first = OnFirstUse {
    switchOn(.phone47)
    return ScrollStage()
  }
  private var stage: ScrollStage { first.value }

  @Test("[R] the delegate receives the calls of a drag when VoiceOver scrolls")
  func voiceOver() {
    stage.simulator.scrollForAccessibility(stage.scrollView, to: CGPoint(x: 0, y: 300))
    stage.simulator.runUntilIdle()
    expectEqual(
      stage.recorder.outline,
      [
        "willBeginDragging 000", "willEndDragging 000", "didScroll 000", "willEndDragging 000",
        "didEndDragging(true) 000", "willBeginDecelerating 000",
      ])
    expectEqual(stage.y, 300)
  }

  @Test(
    "[R] the delegate can change the target, but not to the present offset or to the opposite direction",
    arguments: [(250, 250), (100, 300), (50, 300), (400, 400)] as [(CGFloat, CGFloat)])
  func delegatesTarget(wished: CGFloat, reached: CGFloat) {
    stage.scrollView.contentOffset.y = 100
    stage.recorder.onWillEndDragging = { _, target in target.pointee.y = wished }
    stage.simulator.scrollForAccessibility(stage.scrollView, to: CGPoint(x: 0, y: 300))
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, reached)
  }

  @Test("A swipe with three fingers scrolls by a screen, until there is nothing more")
  func threeFingers() {
    stage.scrollView.contentInset.top = 67
    stage.scrollView.contentOffset.y = 900
    for y in [300, -67, -67] as [CGFloat] {
      let isScrolled = stage.simulator.performAccessibilityScroll(.up, on: stage.scrollView)
      expectEqual(isScrolled, stage.y != y)
      stage.simulator.runUntilIdle()
      expectEqual(stage.y, y)
    }
  }

  @Test("[R] while the focus of the keyboard scrolls, the content counts as decelerating")
  func focus() {
    stage.simulator.scrollForFocus(stage.scrollView, to: CGPoint(x: 0, y: 300))
    stage.simulator.runUntilIdle()
    expectEqual(stage.recorder.outline, ["didScroll 001"])
    expect(!stage.scrollView.isDecelerating)
    expectEqual(stage.y, 300)
  }
}
