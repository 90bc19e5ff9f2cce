import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#delegates
@MainActor @Suite("Flexible header: delegates") struct DelegatesTests {
  /// A delegate without methods, because all of them are optional.
  private final class Silent: FlexibleHeaderViewDelegate, FlexibleHeaderViewAnimationDelegate {}

  private final class Frames: FlexibleHeaderViewLayoutDelegate {
    var count = 0
    func flexibleHeaderViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController,
      flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView
    ) {
      count += 1
    }
  }

  @Test func delegateIsCalledForChangedFramesOnly() {
    let fixture = HeaderFixture()
    fixture.track()
    var expected = fixture.frameChanges
    for y in [-180.0, -150, -150, -100, 0, 50, 100, 100] {
      let frame = fixture.header.frame
      fixture.scroll(to: y)
      if fixture.header.frame != frame { expected += 1 }
      expectEqual(fixture.frameChanges, expected, "at \(y)")
    }
    expectGreater(expected, 3)
  }

  @Test func delegateMethodsAreOptional() {
    let fixture = HeaderFixture()
    let silent = Silent()
    fixture.header.delegate = silent
    fixture.header.animationDelegate = silent
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    fixture.scroll(to: 300)
    expectEqual(fixture.header.frame.maxY, 0)
  }

  @Test func delegatesAreHeldWeakly() {
    let fixture = HeaderFixture()
    let controller = FlexibleHeaderViewController()
    do {
      let silent = Silent()
      fixture.header.delegate = silent
      fixture.header.animationDelegate = silent
      let frames = Frames()
      controller.layoutDelegate = frames
    }
    expect(fixture.header.delegate == nil && fixture.header.animationDelegate == nil)
    expect(controller.layoutDelegate == nil && controller.safeAreaDelegate == nil)
  }

  @Test func layoutDelegateIsCalledForChangesOnly() {
    let screen = HeaderStage { ScrollScreen() }
    let frames = Frames()
    screen.root.headerViewController.layoutDelegate = frames
    for y in [-120.0, -120, -110, 10, 20, 30] { screen.root.scrollView.contentOffset.y = y }
    expectEqual(frames.count, 3)
  }
}
