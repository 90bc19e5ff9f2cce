import Testing

@testable import HeaderEngine

@Suite("Shadow of a flexible header") struct HeaderShadowTests {
  @Test(
    "The shadow fades in over 8 points of overlap",
    arguments: [(-5.0, 0.0), (0, 0), (2, 0.25), (8, 1), (50, 1)])
  func fadesInWithOverlap(overlap: Double, intensity: Double) {
    var shadow = HeaderShadow()
    shadow.follow(overlap: overlap, visible: 0, hidesStatusBar: false, configuration: MaterialConfiguration())
    expect(shadow.intensity == intensity && shadow.opacity == 0.4 * intensity)
  }

  @Test("The shadow fades out with a header that takes the status bar along") func fadesOutWithTheStatusBar()
  {
    var shadow = HeaderShadow()
    shadow.follow(overlap: 50, visible: 4, hidesStatusBar: true, configuration: MaterialConfiguration())
    expectEqual(shadow.intensity, 0.5)
  }

  @Test("The shadow is always visible in front of infinite content") func isVisibleInFrontOfInfiniteContent()
  {
    var configuration = MaterialConfiguration()
    configuration.isInFrontOfInfiniteContent = true
    var shadow = HeaderShadow()
    shadow.follow(overlap: -10, visible: 0, hidesStatusBar: false, configuration: configuration)
    expectEqual(shadow.intensity, 1)
    shadow.follow(overlap: -10, visible: 2, hidesStatusBar: true, configuration: configuration)
    expectEqual(shadow.intensity, 0.25)
  }

  @Test("Without a scroll view the intensity keeps its last value") func keepsItsIntensityWithoutScrollView()
  {
    var configuration = MaterialConfiguration()
    var shadow = HeaderShadow(opacity: 0, intensity: 0.5)
    shadow.standAlone(configuration: configuration)
    expectEqual(shadow, HeaderShadow(opacity: 0.4, intensity: 0.5))
    configuration.resetsShadowWithoutScrollView = true
    shadow.standAlone(configuration: configuration)
    expectEqual(shadow, HeaderShadow(opacity: 0, intensity: 0.5))
  }
}
