import Testing

@testable import HeaderEngine

@Suite("Insets that apps add to") struct OtherInsetTests {
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

  @Test("What is added to insets belongs to other code", arguments: [20.0, -15, 300])
  func additionsAreKept(addition: Double) {
    var stage = stage(top: 30, indicator: 30)
    stage.scrollView.setContentInset(top: stage.scrollView.contentInsetTop + addition)
    stage.scrollView.metrics.indicatorInsetTop += addition
    stage.send(.adjustedInsetChanged)
    stage.scroll(to: 500)
    expectEqual(stage.scrollView.contentInsetTop, 190 + addition)
    let scrollView = stage.leave()
    expectLess(abs(scrollView.contentInsetTop - 30 - addition), 1e-9)
    expectLess(abs(scrollView.indicatorInsetTop - 30 - addition), 1e-9)
  }

  @Test("What is subtracted by agreement with the header belongs to other code")
  func agreedSubtractionsAreKept() {
    var stage = stage()
    stage.scrollView.setContentInset(top: 140)
    stage.send(.contentRepositioned)
    stage.scroll(to: 500)
    expectEqual(stage.scrollView.contentInsetTop, 140)
    let scrollView = stage.leave()
    expectEqual(scrollView.contentInsetTop, -20)
  }

  @Test("Insets come back exactly after many moves and changes", arguments: [1.0 / 3, 0.1, 6.347])
  func insetsComeBackExactly(others: Double) {
    var stage = stage(top: others, bottom: others, indicator: others)
    for step in 0..<500 {
      stage.scroll(to: 31.7 * Double(step % 20) - 160)
      if step % 10 == 0 { stage.configure { $0.heights.setMaximum(160 + Double(step) / 7) } }
    }
    let scrollView = stage.leave()
    expect(scrollView.contentInsetTop == others && scrollView.contentInsetBottom == others)
    expectEqual(scrollView.indicatorInsetTop, others)
  }
}
