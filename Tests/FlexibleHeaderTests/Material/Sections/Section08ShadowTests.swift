import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("8. Shadow") struct Section08ShadowTests {
  @Test func theHeadersOwnLayerCastsTheShadowAsContentComesUnderneath() {
    let stage = HeaderStage()
    stage.track()
    let layer = stage.header.layer
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 4)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 1))
    stage.scroll(to: -72)
    #expect(layer.shadowOpacity == 0.2)
    stage.scroll(to: 0)
    #expect(layer.shadowOpacity == 0.4)
  }

  @Test func thePathIsAsWideAsTheShadowIsBlurred() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -100)
    stage.simulator.step()
    #expect(stage.header.layer.shadowPath?.boundingBox == CGRect(x: -4, y: 0, width: 383, height: 100))
  }

  @Test func anotherLayerTakesTheShadowOver() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: 0)
    let layer = CALayer()
    stage.header.shadowLayer = layer
    stage.header.shadowColor = .red
    stage.simulator.step()
    #expect(stage.header.layer.shadowOpacity == 0)
    #expect(layer.shadowOpacity == 0.4 && layer.shadowColor == UIColor.red.cgColor)
    #expect(layer.frame == stage.header.bounds && layer.superlayer === stage.header.layer)
    stage.scroll(to: -72)
    #expect(layer.shadowOpacity == 0.2)
    stage.header.shadowLayer = nil
    #expect(layer.superlayer == nil && stage.header.layer.shadowOpacity == 0.2)
  }

  @Test func aBlockIsToldTheIntensityInstead() {
    let stage = HeaderStage()
    stage.track()
    let layer = CALayer()
    var intensities: [CGFloat] = []
    stage.header.setShadowLayer(layer) { told, intensity in
      #expect(told === layer)
      intensities.append(intensity)
    }
    stage.scroll(to: -72)
    stage.scroll(to: -72)
    stage.scroll(to: 0)
    stage.scroll(to: 10)
    #expect(intensities == [0, 0.5, 1])
    #expect(layer.shadowOpacity == 0)
  }

  @Test func infiniteContentKeepsTheShadow() {
    let stage = HeaderStage()
    stage.track()
    stage.header.isInFrontOfInfiniteContent = true
    #expect(stage.header.layer.shadowOpacity == 0.4)
    stage.header.isInFrontOfInfiniteContent = false
    #expect(stage.header.layer.shadowOpacity == 0)
    stage.header.visibleShadowOpacity = 7
    #expect(stage.header.visibleShadowOpacity == 1)
  }

  @Test func aHeaderThatTracksNothingKeepsItsShadowUnlessTheFlagSaysOtherwise() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: 0)
    stage.header.trackingScrollView = nil
    #expect(stage.header.layer.shadowOpacity == 0.4)
    stage.header.resetShadowAfterTrackingScrollViewIsReset = true
    stage.track()
    stage.header.trackingScrollView = nil
    #expect(stage.header.layer.shadowOpacity == 0)
    stage.header.isInFrontOfInfiniteContent = true
    #expect(stage.header.layer.shadowOpacity == 0.4)
  }

  @Test(arguments: [false, true]) func aCustomLayerFollowsTheChangeOfScrollViewsIfItMay(isAllowed: Bool) {
    let stage = HeaderStage()
    stage.header.sharedWithManyScrollViews = true
    stage.header.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView = isAllowed
    let layer = CALayer()
    stage.header.shadowLayer = layer
    stage.track()
    stage.simulator.step()
    let other = UIScrollView(frame: stage.window.bounds)
    other.contentSize = CGSize(width: 375, height: 3000)
    stage.root.view.insertSubview(other, at: 0)
    stage.header.trackingScrollWillChange(to: other)
    other.contentOffset.y = 500
    #expect(layer.frame.height == 180)
    stage.header.trackingScrollView = other
    stage.simulator.advance(by: 0.1)
    let shown = layer.presentation()?.frame.height ?? 0
    #expect(layer.frame.height == 76)
    #expect(isAllowed ? shown > 76 && shown < 180 : shown == 76, "half way it is \(shown)")
  }
}
