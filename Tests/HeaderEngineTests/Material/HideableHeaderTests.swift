import Testing

@testable import HeaderEngine

/// Creates a hideable header of 76...160 points with corrected behavior above content at `offset`.
private func stage(at offset: Double, corrects: Bool = true) -> MaterialStage {
  var stage = MaterialStage(.hideable) {
    $0.keepsContentAtTop = true
    $0.correctsOriginalBehavior = corrects
  }
  stage.track()
  stage.scroll(to: offset)
  return stage
}

@Suite("Header that only commands move") struct HideableHeaderTests {
  @Test(
    "A touch leaves the command's animation and intent alone", arguments: [true, false], [-160.0, -100, 400])
  func touchLeavesTheCommandAlone(hide: Bool, offset: Double) {
    var stage = stage(at: offset)
    stage.send(.shiftCommanded(hide: !hide, animated: false))
    stage.send(.shiftCommanded(hide: hide, animated: true))
    for _ in 0..<3 { stage.send(.animationTicked(duration: 1.0 / 60)) }
    stage.drag(to: offset - 30)
    stage.drag(to: offset + 20)
    expect(stage.header.isAnimating)
    stage.release(willDecelerate: offset == 400)
    stage.scroll(to: offset)
    stage.send(.deceleratingEnded)
    stage.settle()
    expectEqual(stage.isShiftedOffscreen, hide)
    expect(hide ? stage.bottom == 0 : stage.layout?.top == 0)
  }

  @Test("A hidden header whose shifting is disabled returns completely, also if a finger scrolls meanwhile")
  func disabledHeaderReturnsUnderAFinger() {
    var stage = stage(at: -60)
    stage.send(.shiftCommanded(hide: true, animated: false))
    stage.configure { $0.shiftBehavior = .disabled }
    for _ in 0..<3 { stage.send(.animationTicked(duration: 1.0 / 60)) }
    stage.drag(to: -58)
    stage.drag(to: -60)
    stage.release()
    stage.settle()
    expectEqual(stage.layout?.top, 0)
  }

  @Test("A hidden header stays hidden when its minimum height grows, also over content that doesn't scroll")
  func hiddenHeaderFollowsTheMinimumHeight() {
    var stage = stage(at: -160)
    stage.send(.shiftCommanded(hide: true, animated: false))
    stage.configure { $0.heights.setMinimum(120) }
    expect(stage.bottom == 0 && stage.layout?.isHidden == true)
    stage.configure { $0.heights.setMaximum(200) }
    stage.send(.shiftCommanded(hide: false, animated: false))
    expectEqual(stage.layout?.top, 0)
  }

  @Test(
    "A hidden header leaves nothing on the screen, whatever its height", arguments: [-300.0, -160, -100, 400])
  func hiddenHeaderLeavesNothing(offset: Double) {
    var stage = stage(at: offset)
    stage.send(.shiftCommanded(hide: true, animated: false))
    expect(stage.bottom == 0 && stage.layout?.isHidden == true)
    expect(stage.header.phase.percentage == 1 && stage.header.phase.value == 0)
    stage.scroll(to: -160)
    expectEqual(stage.bottom, 0)
    stage.scroll(to: 500)
    expectEqual(stage.bottom, 0)
  }

  @Test("The original leaves what exceeds the minimum height on the screen") func originalLeavesAStrip() {
    var stage = stage(at: -160, corrects: false)
    stage.send(.shiftCommanded(hide: true, animated: false))
    expectEqual(stage.bottom, 84)
  }

  @Test("A header that becomes hideable half way settles") func becomingHideableSettles() {
    var stage = MaterialStage(.enabled) { $0.correctsOriginalBehavior = true }
    stage.scrollView.metrics.offset = 400
    stage.track()
    stage.scroll(to: 420)
    expectEqual(stage.layout?.top, -20)
    stage.configure { $0.shiftBehavior = .hideable }
    stage.settle()
    expectEqual(stage.layout?.top, 0)
  }
}
