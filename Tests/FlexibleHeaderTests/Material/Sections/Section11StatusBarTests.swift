import PortableUIKit
import Testing

@testable import FlexibleHeader

@MainActor @Suite("11. Status bar") struct Section11StatusBarTests
{
  private func stage() -> HeaderStage {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    return stage
  }

  /// Where the picture of the status bar is on the screen.
  private func pictureFrame(_ stage: HeaderStage) -> CGRect? {
    stage.header.statusBarSnapshot.map { $0.convert($0.bounds, to: stage.root.view) }
  }

  @Test func aPictureOfTheBarMovesUpWithTheHeader() {
    let stage = stage()
    #expect(pictureFrame(stage) == nil)
    stage.scroll(to: -71)
    #expect(pictureFrame(stage) == CGRect(x: 0, y: -5, width: 375, height: 20))
    #expect(stage.header.statusBarSnapshot?.clipsToBounds == true)
    stage.scroll(to: -20)
    #expect(pictureFrame(stage)?.minY == -20)
    stage.scroll(to: -100)
    #expect(pictureFrame(stage) == nil)
  }

  @Test func translucentContentHasNoPicture() {
    let stage = stage()
    stage.header.contentIsTranslucent = true
    stage.scroll(to: -71)
    #expect(pictureFrame(stage) == nil && !stage.header.prefersStatusBarHidden)
    stage.scroll(to: -50)
    #expect(stage.header.prefersStatusBarHidden)
  }

  @Test func aPictureWithAnotherMinuteGoesUnlessItIsNew() {
    let stage = stage()
    var now = 118.0
    stage.header.wallClock = { now }
    stage.scroll(to: -71)
    now = 120.5
    stage.scroll(to: -70)
    #expect(pictureFrame(stage) != nil, "taken less than 3 s ago")
    now = 122
    stage.scroll(to: -69)
    #expect(pictureFrame(stage) == nil)
  }

  @Test func thePictureGoesWhenTheHeaderMayShiftNoMore() {
    let stage = stage()
    stage.scroll(to: -71)
    stage.header.shiftBehavior = .disabled
    #expect(!stage.header.prefersStatusBarHidden)
    #expect(stage.simulator.runUntilIdle(limit: 5))
    #expect(pictureFrame(stage) == nil)
  }

  @Test func turningTheInterfaceMakesThePictureInvalid() {
    let stage = stage()
    stage.scroll(to: -71)
    stage.header.interfaceOrientationWillChange()
    stage.header.interfaceOrientationDidChange()
    #expect(pictureFrame(stage) == nil)
  }
}
