import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#shadow
@MainActor @Suite("Flexible header: shadow") struct ShadowTests {
  @Test func theHeadersOwnLayerCastsTheShadowAsContentComesUnderneath() {
    let fixture = HeaderFixture()
    fixture.track()
    let layer = fixture.header.layer
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 4)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 1))
    fixture.scroll(to: -72)
    #expect(layer.shadowOpacity == 0.2)
    fixture.scroll(to: 0)
    #expect(layer.shadowOpacity == 0.4)
  }

  @Test func thePathIsAsWideAsTheShadowIsBlurred() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -100)
    fixture.stage.step()
    #expect(fixture.header.layer.shadowPath == nil)
    fixture.scroll(to: -72)
    #expect(fixture.header.layer.shadowPath?.boundingBox == CGRect(x: -4, y: 0, width: 383, height: 76))
  }

  @Test func anotherLayerTakesTheShadowOver() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: 0)
    let layer = CALayer()
    fixture.header.shadowLayer = layer
    fixture.header.shadowColor = .red
    fixture.stage.step()
    #expect(fixture.header.layer.shadowOpacity == 0)
    #expect(layer.shadowOpacity == 0.4 && layer.shadowColor == UIColor.red.cgColor)
    #expect(layer.frame == fixture.header.bounds && layer.superlayer === fixture.header.layer)
    fixture.scroll(to: -72)
    #expect(layer.shadowOpacity == 0.2)
    fixture.header.shadowLayer = nil
    #expect(layer.superlayer == nil && fixture.header.layer.shadowOpacity == 0.2)
  }

  @Test func shadowBlockReceivesTheIntensity() {
    let fixture = HeaderFixture()
    fixture.track()
    let layer = CALayer()
    var intensities: [CGFloat] = []
    fixture.header.setShadowLayer(layer) { told, intensity in
      #expect(told === layer)
      intensities.append(intensity)
    }
    fixture.scroll(to: -72)
    fixture.scroll(to: -72)
    fixture.scroll(to: 0)
    fixture.scroll(to: 10)
    #expect(intensities == [0, 0.5, 1])
    #expect(layer.shadowOpacity == 0)
  }

  @Test func infiniteContentKeepsTheShadow() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.header.isInFrontOfInfiniteContent = true
    #expect(fixture.header.layer.shadowOpacity == 0.4)
    fixture.header.isInFrontOfInfiniteContent = false
    #expect(fixture.header.layer.shadowOpacity == 0)
    fixture.header.visibleShadowOpacity = 7
    #expect(fixture.header.visibleShadowOpacity == 1)
  }

  @Test func aHeaderThatTracksNothingKeepsItsShadowUnlessTheFlagSaysOtherwise() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: 0)
    fixture.header.trackingScrollView = nil
    #expect(fixture.header.layer.shadowOpacity == 0.4)
    fixture.header.resetsShadowAfterTrackingScrollViewIsReset = true
    fixture.track()
    fixture.header.trackingScrollView = nil
    #expect(fixture.header.layer.shadowOpacity == 0)
    fixture.header.isInFrontOfInfiniteContent = true
    #expect(fixture.header.layer.shadowOpacity == 0.4)
  }

  @Test(arguments: [false, true]) func aCustomLayerFollowsTheChangeOfScrollViewsIfItMay(isAllowed: Bool) {
    let fixture = HeaderFixture()
    fixture.header.isSharedWithManyScrollViews = true
    fixture.header.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = isAllowed
    let layer = CALayer()
    fixture.header.shadowLayer = layer
    fixture.track()
    fixture.stage.step()
    let other = UIScrollView(frame: fixture.window.bounds)
    other.contentSize = CGSize(width: 375, height: 3000)
    fixture.root.view.insertSubview(other, at: 0)
    fixture.header.trackingScrollWillChange(to: other)
    other.contentOffset.y = 500
    #expect(layer.frame.height == 180)
    fixture.header.trackingScrollView = other
    fixture.stage.advance(by: 0.1)
    let shown = layer.presentation()?.frame.height ?? 0
    #expect(layer.frame.height == 76)
    #expect(isAllowed ? shown > 76 && shown < 180 : shown == 76, "half way it is \(shown)")
  }
}
