import Testing

@testable import HeaderEngine

@Suite("Shadow (rule 8)") struct HeaderShadowTests {
  @Test(arguments: [(-5.0, 0.0), (0, 0), (2, 0.25), (8, 1), (50, 1)])
  func fadesInOverEightPoints(overlap: Double, intensity: Double) {
    var shadow = HeaderShadow()
    shadow.follow(overlap: overlap, visible: 0, hidesStatusBar: false, options: HeaderOptions())
    #expect(shadow.intensity == intensity && shadow.opacity == 0.4 * intensity)
  }

  @Test func fadesOutWithAHeaderThatTakesTheStatusBarAlong() {
    var shadow = HeaderShadow()
    shadow.follow(overlap: 50, visible: 4, hidesStatusBar: true, options: HeaderOptions())
    #expect(shadow.intensity == 0.5)
  }

  @Test func alwaysShowsInFrontOfInfiniteContent() {
    var options = HeaderOptions()
    options.isInFrontOfInfiniteContent = true
    var shadow = HeaderShadow()
    shadow.follow(overlap: -10, visible: 0, hidesStatusBar: false, options: options)
    #expect(shadow.intensity == 1)
    shadow.follow(overlap: -10, visible: 2, hidesStatusBar: true, options: options)
    #expect(shadow.intensity == 0.25)
  }

  @Test func keepsItsIntensityWithoutScrollView() {
    var options = HeaderOptions()
    var shadow = HeaderShadow(opacity: 0, intensity: 0.5)
    shadow.standAlone(options: options)
    #expect(shadow == HeaderShadow(opacity: 0.4, intensity: 0.5))
    options.resetsShadowWithoutScrollView = true
    shadow.standAlone(options: options)
    #expect(shadow == HeaderShadow(opacity: 0, intensity: 0.5))
  }
}
