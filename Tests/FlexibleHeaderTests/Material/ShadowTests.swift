import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#shadow
@MainActor @Suite("Flexible header: shadow") struct ShadowTests {
  @Test func theHeadersOwnLayerCastsTheShadowAsContentComesUnderneath() {
    let fixture = HeaderFixture()
    fixture.track()
    let layer = fixture.header.layer
    expect(layer.shadowOpacity == 0 && layer.shadowRadius == 4)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: 1))
    fixture.scroll(to: -72)
    expectEqual(layer.shadowOpacity, 0.2)
    fixture.scroll(to: 0)
    expectEqual(layer.shadowOpacity, 0.4)
  }

  @Test func thePathIsAsWideAsTheShadowIsBlurred() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -100)
    fixture.stage.step()
    expectNil(fixture.header.layer.shadowPath)
    fixture.scroll(to: -72)
    expectEqual(fixture.header.layer.shadowPath?.boundingBox, CGRect(x: -4, y: 0, width: 383, height: 76))
  }

  @Test func anotherLayerTakesTheShadowOver() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: 0)
    let layer = CALayer()
    fixture.header.shadowLayer = layer
    fixture.header.shadowColor = .red
    fixture.stage.step()
    expectEqual(fixture.header.layer.shadowOpacity, 0)
    expect(layer.shadowOpacity == 0.4 && layer.shadowColor == UIColor.red.cgColor)
    expect(layer.frame == fixture.header.bounds && layer.superlayer === fixture.header.layer)
    fixture.scroll(to: -72)
    expectEqual(layer.shadowOpacity, 0.2)
    fixture.header.shadowLayer = nil
    expect(layer.superlayer == nil && fixture.header.layer.shadowOpacity == 0.2)
  }

  @Test func shadowBlockReceivesTheIntensity() {
    let fixture = HeaderFixture()
    fixture.track()
    let layer = CALayer()
    var intensities: [CGFloat] = []
    fixture.header.setShadowLayer(layer) { told, intensity in
      expectSame(told, layer)
      intensities.append(intensity)
    }
    fixture.scroll(to: -72)
    fixture.scroll(to: -72)
    fixture.scroll(to: 0)
    fixture.scroll(to: 10)
    expectEqual(intensities, [0, 0.5, 1])
    expectEqual(layer.shadowOpacity, 0)
  }

  @Test func infiniteContentKeepsTheShadow() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.header.isInFrontOfInfiniteContent = true
    expectEqual(fixture.header.layer.shadowOpacity, 0.4)
    fixture.header.isInFrontOfInfiniteContent = false
    expectEqual(fixture.header.layer.shadowOpacity, 0)
    fixture.header.visibleShadowOpacity = 7
    expectEqual(fixture.header.visibleShadowOpacity, 1)
  }

  @Test func aHeaderThatTracksNothingKeepsItsShadowUnlessTheFlagSaysOtherwise() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: 0)
    fixture.header.trackingScrollView = nil
    expectEqual(fixture.header.layer.shadowOpacity, 0.4)
    fixture.header.resetsShadowAfterTrackingScrollViewIsReset = true
    fixture.track()
    fixture.header.trackingScrollView = nil
    expectEqual(fixture.header.layer.shadowOpacity, 0)
    fixture.header.isInFrontOfInfiniteContent = true
    expectEqual(fixture.header.layer.shadowOpacity, 0.4)
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
    expectEqual(layer.frame.height, 180)
    fixture.header.trackingScrollView = other
    fixture.stage.advance(by: 0.1)
    let shown = layer.presentation()?.frame.height ?? 0
    expectEqual(layer.frame.height, 76)
    expect(isAllowed ? shown > 76 && shown < 180 : shown == 76, "half way it is \(shown)")
  }
}
