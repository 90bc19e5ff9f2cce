import FlexibleHeader
import PortableUIKit
import Testing

/// What went wrong with such bars elsewhere, and must not here.
@MainActor @Suite("Height bars: known problems of others") struct BarFieldProblemTests {
  nonisolated enum Kind: CaseIterable, Sendable { case squareCash, facebook, safari }

  private func make(_ kind: Kind) -> HeightBarBehavior {
    let behavior: HeightBarBehavior
    switch kind {
    case .squareCash: behavior = SquareCashBehavior()
    case .facebook: behavior = FacebookBehavior()
    case .safari: behavior = SafariBehavior()
    }
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    return behavior
  }

  @Test("problem 10: content shrinks while the bar is hidden, and it comes back", arguments: Kind.allCases)
  func shrinkingContent(kind: Kind) {
    for answers in UIKitAnswers.variations {
      let stage = BarStage(make(kind), answers: answers)
      stage.stroke(400)
      #expect(stage.bar.frame.height == 44)
      stage.scrollView.contentSize.height = 200
      stage.rest()
      stage.stroke(-30)
      #expect(stage.bar.frame.height == 96, "\(kind), \(answers)")
    }
  }

  @Test("problem 11: a finger during a snap wins, and the target is found anew", arguments: Kind.allCases)
  func snapAgainstFinger(kind: Kind) {
    let stage = BarStage(make(kind))
    stage.stroke(500)
    stage.touchDown(at: 200)
    stage.drag(-40)
    stage.liftSlowly()
    stage.touchDown(at: 500)
    stage.drag(200)
    let distance = stage.distance
    for _ in 0..<20 { stage.simulator.step() }
    #expect(stage.distance == distance, "nobody else moves the content")
    #expect(stage.bar.frame.height == 44)
    stage.liftSlowly()
    stage.rest()
    #expect(stage.bar.frame.height == 44)
  }

  @Test("problem 12: no bar rests half open, however the scrolling ends", arguments: Kind.allCases)
  func halfOpen(kind: Kind) {
    let endings: [(BarStage) -> Void] = [
      { $0.stroke(20) },
      { $0.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true) },
      { stage in
        stage.stroke(600)
        stage.simulator.tapStatusBar()
        stage.rest()
        stage.simulator.tapStatusBar()
      },
    ]
    for (index, end) in endings.enumerated() {
      let stage = BarStage(make(kind))
      end(stage)
      stage.rest()
      let height = stage.bar.frame.height
      let floor = min(96, max(44, 96 - stage.distance))
      #expect([44, 96].contains(height) || (kind == .safari && height == floor), "\(index): \(height)")
    }
  }
}
