import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("13. Delegates") struct Section13DelegatesTests {
  /// Implements nothing: everything may be left out.
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

  @Test func theDelegateHearsOfEachChangedFrameAndOfNothingElse() {
    let stage = HeaderStage()
    stage.track()
    var expected = stage.frameChanges
    for y in [-180.0, -150, -150, -100, 0, 50, 100, 100] {
      let frame = stage.header.frame
      stage.scroll(to: y)
      if stage.header.frame != frame { expected += 1 }
      #expect(stage.frameChanges == expected, "at \(y)")
    }
    #expect(expected > 3)
  }

  @Test func methodsMayBeLeftOut() {
    let stage = HeaderStage()
    let silent = Silent()
    stage.header.delegate = silent
    stage.header.animationDelegate = silent
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    stage.scroll(to: 300)
    #expect(stage.header.frame.maxY == 0)
  }

  @Test func delegatesAreHeldWeakly() {
    let stage = HeaderStage()
    let controller = FlexibleHeaderViewController()
    do {
      let silent = Silent()
      stage.header.delegate = silent
      stage.header.animationDelegate = silent
      let frames = Frames()
      controller.layoutDelegate = frames
    }
    #expect(stage.header.delegate == nil && stage.header.animationDelegate == nil)
    #expect(controller.layoutDelegate == nil && controller.safeAreaDelegate == nil)
  }

  @Test func theLayoutDelegateHearsOfChangesOnly() {
    let screen = HostedScreen { ScrollScreen() }
    let frames = Frames()
    screen.root.headerViewController.layoutDelegate = frames
    for y in [-120.0, -120, -110, 10, 20, 30] { screen.root.scrollView.contentOffset.y = y }
    #expect(frames.count == 3)
  }
}
