import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Height bar") struct FlexibleHeightBarTests {
  @Test("the maximum is the frame's height, 44 without one, and the minimum 20")
  func defaults() {
    DeviceModel.phone47.makeCurrent()
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 10, width: 320, height: 100))
    expect(bar.maximumHeight == 100 && bar.minimumHeight == 20 && bar.progress == 0)
    let plain = FlexibleHeightBar()
    expect(plain.maximumHeight == 44 && plain.minimumHeight == 20)
    plain.maximumHeight = -5
    plain.minimumHeight = .nan
    expect(plain.maximumHeight == 0 && plain.minimumHeight == 20)
  }

  @Test("layout sets the height, and the top edge stays where it is")
  func layout() {
    DeviceModel.phone47.makeCurrent()
    let bar = FlexibleHeightBar(frame: CGRect(x: 7, y: 10, width: 320, height: 100))
    bar.progress = 0.5
    expectEqual(bar.frame.height, 100)
    bar.layoutIfNeeded()
    expectEqual(bar.frame, CGRect(x: 7, y: 10, width: 320, height: 60))
    bar.maximumHeight = 200
    bar.layoutIfNeeded()
    expectEqual(bar.frame, CGRect(x: 7, y: 10, width: 320, height: 110))
  }

  @Test("numbers of no use are ignored, others limited")
  func progressLimits() {
    DeviceModel.phone47.makeCurrent()
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    for (value, expected) in [(0.3, 0.3), (.nan, 0.3), (.infinity, 0.3), (7, 1), (-2, 0)]
      as [(CGFloat, CGFloat)]
    {
      bar.progress = value
      expectEqual(bar.progress, expected, "after \(value)")
    }
    let behavior = HeightBarBehavior()
    behavior.isElasticAtTop = true
    bar.behavior = behavior
    bar.progress = -0.5
    bar.layoutIfNeeded()
    expect(bar.progress == -0.5 && bar.frame.height == 140)
    behavior.isElasticAtTop = false
    bar.layoutIfNeeded()
    expect(bar.progress == 0 && bar.frame.height == 100)
  }

  @Test("A behavior serves one bar at a time and keeps none alive")
  func oneBar() {
    DeviceModel.phone47.makeCurrent()
    let behavior = SquareCashBehavior()
    let first = FlexibleHeightBar()
    first.behavior = behavior
    weak var lost: FlexibleHeightBar?
    do {
      let second = FlexibleHeightBar()
      second.behavior = behavior
      lost = second
      expect(first.behavior == nil && behavior.bar === second)
    }
    expect(lost == nil && behavior.bar == nil)
  }

  @Test("Auto Layout may place the bar: its own height follows the progress")
  func autoLayout() {
    let stage = HeaderStage(.phone47) { UIViewController() }
    let root = stage.root
    let bar = FlexibleHeightBar()
    bar.maximumHeight = 120
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    stage.step()
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 375, height: 20 + 120))
    bar.progress = 1
    stage.step()
    expectEqual(bar.frame.height, 20 + 20)
  }

  @Test("the scroll indicator begins below the bar, and its other insets stay others'")
  func indicator() {
    let fixture = BarFixture(SquareCashBehavior())
    fixture.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3)
    fixture.distance = 30
    expectEqual(
      fixture.scrollView.verticalScrollIndicatorInsets, UIEdgeInsets(top: 66, left: 1, bottom: 2, right: 3))
  }

  @Test("elastic: pulled content makes the bar taller than its maximum, also through more layouts")
  func elastic() {
    let behavior = SquareCashBehavior()
    behavior.isElasticAtTop = true
    let fixture = BarFixture(behavior)
    fixture.distance = -40
    fixture.bar.setNeedsLayout()
    fixture.stage.step()
    expectEqual(fixture.bar.frame.height, 136)
  }

  @Test("real strokes: Square Cash opens at the top alone, Facebook on the way back")
  func strokes() {
    for (behavior, height) in [(SquareCashBehavior(), 44), (FacebookBehavior(), 96)]
      as [(HeightBarBehavior, CGFloat)]
    {
      let fixture = BarFixture(behavior)
      fixture.stroke(300)
      expectEqual(fixture.bar.frame.height, 44)
      fixture.stroke(-100)
      expectEqual(fixture.bar.frame.height, height)
    }
  }

  @Test("Facebook's thresholds, with real strokes", arguments: [0, 10, 25, 60])
  func thresholds(length: Int) {
    let behavior = FacebookBehavior()
    behavior.thresholdNegativeDirection = CGFloat(length)
    let fixture = BarFixture(behavior)
    fixture.stroke(400)
    fixture.stroke(-CGFloat(length + 20))
    expectAtMost(abs(fixture.bar.frame.height - 64), 1, "\(fixture.bar.frame.height)")
  }

  @Test("A bar at the top of the screen keeps its safe area while it collapses and expands")
  func safeArea() {
    final class CountingBar: FlexibleHeightBar {
      var safeAreaChanges = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaChanges += 1
      }
    }
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let bar = CountingBar(frame: CGRect(x: 0, y: 0, width: stage.window.bounds.width, height: 160))
    bar.minimumHeight = 90
    stage.root.view.addSubview(bar)
    stage.step()
    expectGreater(bar.safeAreaInsets.top, 0)
    bar.safeAreaChanges = 0
    for progress in [0.25, 0.5, 1, 0.75, 0] as [CGFloat] {
      bar.progress = progress
      bar.layoutIfNeeded()
    }
    expectEqual(bar.safeAreaChanges, 0)
  }
}
