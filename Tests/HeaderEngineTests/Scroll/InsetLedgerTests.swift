import Testing

@testable import HeaderEngine

@Suite("Insets that apps add to and assign") struct InsetLedgerTests {
  /// Creates a header of 76...160 points above content that rests at its top.
  private func stage(
    top: Double = 0, bottom: Double = 0, indicator: Double = 0, offset: Double = 0
  ) -> MaterialStage {
    var stage = MaterialStage { $0.keepsContentAtTop = true }
    stage.scrollView.setContentInset(top: top, bottom: bottom)
    stage.scrollView.metrics.indicatorInsetTop = indicator
    stage.scrollView.metrics.offset = offset
    stage.track()
    return stage
  }

  @Test("Insets that are assigned get the header's share again") func assignedInsetsGetTheShareAgain() {
    var stage = stage()
    stage.scrollView.setContentInset(top: 0, bottom: 300)
    stage.send(.adjustedInsetChanged)
    #expect(stage.scrollView.metrics.contentInsetTop == 160)
    #expect(stage.scrollView.metrics.contentInsetBottom == 300)
    stage.scrollView.setContentInset(top: 12, bottom: 0)
    stage.send(.scrolled)
    #expect(stage.scrollView.metrics.contentInsetTop == 172)
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.contentInsetTop == 12 && scrollView.metrics.contentInsetBottom == 0)
  }

  @Test("Content at the top of an assigned inset stays at its top") func contentStaysAtItsTop() {
    var stage = stage()
    #expect(stage.scrollView.metrics.offset == -160)
    stage.scrollView.setContentInset(top: 0)
    stage.scrollView.metrics.offset = 0
    stage.send(.adjustedInsetChanged)
    #expect(stage.scrollView.metrics.offset == -160 && stage.scrollView.metrics.restsAtTop)
  }

  @Test("Insets that are assigned and never seen by the header are kept at the end of tracking")
  func assignedInsetsAreKept() {
    var stage = stage(top: 30)
    stage.scrollView.setContentInset(top: 0)
    stage.scrollView.metrics.indicatorInsetTop = 0
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.contentInsetTop == 0 && scrollView.metrics.indicatorInsetTop == 0)
  }

  @Test("The former inset, assigned again, is an assignment") func restoredInsetIsAnAssignment() {
    var stage = stage(top: 400)
    #expect(stage.scrollView.metrics.contentInsetTop == 560)
    stage.scrollView.setContentInset(top: 400)
    stage.send(.adjustedInsetChanged)
    #expect(stage.scrollView.metrics.contentInsetTop == 560)
  }

  @Test("What is added to insets belongs to other code", arguments: [20.0, -15, 300])
  func additionsAreKept(addition: Double) {
    var stage = stage(top: 30, indicator: 30)
    stage.scrollView.setContentInset(top: stage.scrollView.metrics.contentInsetTop + addition)
    stage.scrollView.metrics.indicatorInsetTop += addition
    stage.send(.adjustedInsetChanged)
    stage.scroll(to: 500)
    #expect(stage.scrollView.metrics.contentInsetTop == 190 + addition)
    let (scrollView, _) = stage.leave()
    #expect(abs(scrollView.metrics.contentInsetTop - 30 - addition) < 1e-9)
    #expect(abs(scrollView.metrics.indicatorInsetTop - 30 - addition) < 1e-9)
  }

  @Test("What is subtracted by agreement with the header belongs to other code")
  func agreedSubtractionsAreKept() {
    var stage = stage()
    stage.scrollView.setContentInset(top: 140)
    stage.send(.contentRepositioned)
    stage.scroll(to: 500)
    #expect(stage.scrollView.metrics.contentInsetTop == 140)
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.contentInsetTop == -20)
  }

  @Test("An indicator inset that is copied from the content inset contains the header's share")
  func copiedIndicatorInsetContainsTheShare() {
    var stage = stage(top: 12)
    stage.scroll(to: 500)
    #expect(stage.scrollView.metrics.indicatorInsetTop == 76)
    stage.scrollView.metrics.indicatorInsetTop = stage.scrollView.metrics.contentInsetTop
    stage.scroll(to: 510)
    #expect(stage.scrollView.metrics.indicatorInsetTop == 88)
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.indicatorInsetTop == 12 && scrollView.metrics.contentInsetTop == 12)
  }

  @Test("An indicator inset that is assigned belongs to other code") func assignedIndicatorInset() {
    var stage = stage(indicator: 5)
    stage.scrollView.metrics.indicatorInsetTop = 0
    stage.scroll(to: 500)
    #expect(stage.scrollView.metrics.indicatorInsetTop == 76)
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.indicatorInsetTop == 0)
  }

  @Test("An indicator inset that is assigned before an animation belongs to other code")
  func indicatorInsetAssignedBeforeAnAnimation() {
    var stage = stage()
    stage.configure { $0.shiftBehavior = .hideable }
    stage.scrollView.metrics.indicatorInsetTop = 12
    stage.send(.shiftCommanded(hide: true, animated: true))
    stage.settle()
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.indicatorInsetTop == 12)
  }

  @Test("An assigned bottom inset loses the length of short content, which is added again")
  func assignedBottomInset() {
    var stage = MaterialStage(contentHeight: 200) { $0.extendsShortContent = true }
    stage.track()
    #expect(stage.scrollView.metrics.contentInsetBottom == 292)
    stage.scrollView.setContentInset(top: 0, bottom: 300)
    stage.send(.adjustedInsetChanged)
    #expect(stage.scrollView.metrics.contentInsetTop == 160)
    #expect(stage.scrollView.metrics.contentInsetBottom == 300)
    stage.scrollView.setContentInset(bottom: 0)
    stage.send(.adjustedInsetChanged)
    #expect(stage.scrollView.metrics.contentInsetBottom == 292)
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.contentInsetBottom == 0)
  }

  @Test("Insets come back exactly after many moves and refreshes", arguments: [1.0 / 3, 0.1, 6.347])
  func insetsComeBackExactly(others: Double) {
    var stage = stage(top: others, bottom: others, indicator: others)
    for step in 0..<500 {
      stage.scroll(to: 31.7 * Double(step % 20) - 160)
      if step % 10 == 0 { stage.configure { $0.heights.setMaximum(160 + Double(step) / 7) } }
      if step % 20 == 0 {
        stage.scrollView.setContentInset(top: stage.scrollView.metrics.contentInsetTop + 60.1)
        stage.scroll(to: -220)
        stage.configure { $0.heights.setMaximum(170 + Double(step) / 3) }
        stage.scrollView.setContentInset(top: stage.scrollView.metrics.contentInsetTop - 60.1)
        stage.scroll(to: -160)
      }
    }
    let (scrollView, _) = stage.leave()
    #expect(scrollView.metrics.contentInsetTop == others && scrollView.metrics.contentInsetBottom == others)
    #expect(scrollView.metrics.indicatorInsetTop == others)
  }

  @Test("A stretchy header adds its share to an assigned inset again") func stretchyHeaderFollowsAssignment()
  {
    var stage = StretchyStage()
    stage.adapt()
    stage.scrollView.setContentInset(top: 0)
    stage.scroll(to: -44)
    #expect(stage.inset == 250 && stage.offset == -294)
    stage.send(.removed)
    #expect(stage.inset == 0 && stage.offset == -44)
  }
}
