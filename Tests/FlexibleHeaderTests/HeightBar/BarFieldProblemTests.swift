import FlexibleHeader
import HeaderTesting
import Testing

/// Known problems of other height bars.
@MainActor @Suite("Height bars: known problems of others") struct BarFieldProblemTests {
  private func make(_ kind: HeaderKind) -> HeightBarBehavior {
    let behavior = kind.makeBehavior()
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    return behavior
  }

  @Test(
    "Content shrinks while the bar is hidden, and it comes back", .needs(.touches),
    arguments: HeaderKind.bars)
  func shrinkingContent(kind: HeaderKind) {
    for answers in UIKitAnswers.tested {
      let fixture = BarFixture(make(kind), answers: answers)
      fixture.stroke(400)
      expectEqual(fixture.bar.frame.height, 44)
      fixture.scrollView.contentSize.height = 200
      fixture.rest()
      fixture.stroke(-30)
      expectEqual(fixture.bar.frame.height, 96, "\(kind), \(answers)")
    }
  }

  @Test(
    "A bar whose scroll view was deallocated leaves nothing in the insets of the next one",
    arguments: HeaderKind.bars)
  func deallocatedScrollView(kind: HeaderKind) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let bar = kind.make()
    do {
      let first = UIScrollView(frame: stage.root.view.bounds)
      stage.root.view.addSubview(first)
      bar.install(in: first)
      stage.settle()
      bar.removeFromSuperview()
      first.removeFromSuperview()
    }
    stage.settle()
    let second = UIScrollView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(second)
    bar.install(in: second)
    stage.settle()
    expectGreater(second.verticalScrollIndicatorInsets.top, 100)
    bar.uninstall()
    expectEqual(second.verticalScrollIndicatorInsets, .zero)
    expectEqual(second.contentInset, .zero)
  }

  @Test(
    "A finger during a snap wins, and the target is found anew", .needs(.touches),
    arguments: HeaderKind.bars)
  func snapAgainstFinger(kind: HeaderKind) {
    let fixture = BarFixture(make(kind))
    fixture.stroke(500)
    fixture.touchDown(at: 200)
    fixture.drag(-40)
    fixture.liftSlowly()
    fixture.touchDown(at: 500)
    fixture.drag(200)
    let distance = fixture.distance
    for _ in 0..<20 { fixture.stage.step() }
    expectEqual(fixture.distance, distance, "no other code moves the content")
    expectEqual(fixture.bar.frame.height, 44)
    fixture.liftSlowly()
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 44)
  }

  @Test("No bar rests half open, however the scrolling ends", arguments: HeaderKind.bars)
  func halfOpen(kind: HeaderKind) {
    let endings: [(BarFixture) -> Void] = [
      { $0.stroke(20) },
      { $0.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true) },
      { fixture in
        fixture.stroke(600)
        fixture.stage.tapStatusBar()
        fixture.rest()
        fixture.stage.tapStatusBar()
      },
    ]
    for (index, end) in endings.enumerated() {
      let fixture = BarFixture(make(kind))
      end(fixture)
      fixture.rest()
      let height = fixture.bar.frame.height
      let floor = min(96, max(44, 96 - fixture.distance))
      expect([44, 96].contains(height) || (kind == .safariBar && height == floor), "\(index): \(height)")
    }
  }
}
