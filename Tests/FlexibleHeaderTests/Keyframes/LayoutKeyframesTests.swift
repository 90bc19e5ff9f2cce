import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Layout keyframes") struct LayoutKeyframesTests {
  private let stage = HeaderStage(.phone47) { UIViewController() }

  private func makeBar() -> FlexibleHeightBar {
    stage.makeCurrent()
    return FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  private func attributes(_ frame: CGRect, alpha: CGFloat = 1) -> SubviewLayoutAttributes {
    var attributes = SubviewLayoutAttributes()
    attributes.frame = frame
    attributes.alpha = alpha
    return attributes
  }

  @Test("attributes express a frame by size and center, and one transform sets the other")
  func attributeValues() {
    var attributes = SubviewLayoutAttributes()
    expect(
      attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden && attributes.size == .zero)
    attributes.transform = CGAffineTransform(scaleX: 3, y: 3)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(attributes.size == CGSize(width: 30, height: 40) && attributes.center == CGPoint(x: 25, y: 40))
    expectEqual(attributes.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(attributes.transform3D.m11 == 3 && attributes.transform3D.m44 == 1)
    attributes.transform3D = CATransform3DMakeScale(2, 5, 1)
    expectEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 5))
    attributes.bounds = CGRect(x: 9, y: 9, width: 5, height: 6)
    expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 5, height: 6))
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    let copy = SubviewLayoutAttributes(existing: attributes)
    attributes.alpha = 0
    expect(copy.alpha == 1 && copy != attributes)
  }

  @Test("keyframes that were added before the view apply once the view is in the bar")
  func beforeAdding() {
    let bar = makeBar()
    let view = UIView()
    bar.effects.keyframes().add(attributes(CGRect(x: 0, y: 0, width: 100, height: 40)), for: view, at: 0)
    bar.effects.keyframes().add(
      attributes(CGRect(x: 50, y: 10, width: 50, height: 20), alpha: 0), for: view, at: 1)
    bar.layoutIfNeeded()
    expectEqual(view.frame, .zero)
    bar.addSubview(view)
    bar.progress = 0.5
    bar.layoutIfNeeded()
    expect(view.frame == CGRect(x: 25, y: 5, width: 75, height: 30) && view.alpha == 0.5)
  }

  @Test("a view without keyframes and a view that left the bar are not changed")
  func leftAlone() {
    let bar = makeBar()
    let (plain, gone) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
    bar.addSubview(plain)
    bar.addSubview(gone)
    bar.effects.keyframes().add(attributes(CGRect(x: 0, y: 0, width: 10, height: 10)), for: gone, at: 0)
    bar.layoutIfNeeded()
    gone.removeFromSuperview()
    gone.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    bar.progress = 0.7
    bar.layoutIfNeeded()
    expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && gone.frame.width == 5)
  }

  @Test("keyframes are counted, read, replaced and removed by their progress")
  func list() {
    let bar = makeBar()
    let view = UIView()
    for (progress, width) in [(1, 10), (0, 20), (2, 30), (-1, 40), (0.5, 50)] as [(CGFloat, CGFloat)] {
      let frame = CGRect(x: 0, y: 0, width: width, height: 1)
      bar.effects.keyframes().add(attributes(frame), for: view, at: progress)
    }
    expectEqual(bar.effects.keyframes().count(for: view), 3)
    expectEqual((0..<3).map { bar.effects.keyframes().progress(for: view, index: $0) }, [0, 0.5, 1])
    expectEqual(
      (0..<3).map { bar.effects.keyframes().attributes(for: view, index: $0)?.size.width }, [40, 50, 30])
    expectNil(bar.effects.keyframes().progress(for: view, index: 3))
    expectNil(bar.effects.keyframes().attributes(for: UIView(), index: 0))
    bar.effects.keyframes().remove(for: view, at: 0.5)
    expectEqual(bar.effects.keyframes().count(for: view), 2)
    bar.effects.keyframes().removeAll(for: view)
    expectEqual(bar.effects.keyframes().count(for: view), 0)
  }

  @Test("attributes and progress values that aren't finite are ignored")
  func noNumbers() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    bar.effects.keyframes().add(
      attributes(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)), for: view, at: 0)
    for progress in [CGFloat.nan, .infinity, -.infinity] {
      bar.effects.keyframes().add(
        attributes(CGRect(x: 0, y: 0, width: 1, height: 1)), for: view, at: progress)
    }
    expectEqual(bar.effects.keyframes().count(for: view), 0)
  }

  @Test("views are not kept alive")
  func weakViews() {
    let bar = makeBar()
    weak var lost: UIView?
    do {
      let view = UIView()
      bar.effects.keyframes().add(SubviewLayoutAttributes(), for: view, at: 0)
      lost = view
    }
    expectNil(lost)
    bar.layoutIfNeeded()
  }

  @Test("a constraint's constant follows the progress, and sets of constraints change over")
  func constraints() {
    let bar = makeBar()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: bar.topAnchor)
    NSLayoutConstraint.activate([
      top, view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    let left = view.leadingAnchor.constraint(equalTo: bar.leadingAnchor)
    let right = view.trailingAnchor.constraint(equalTo: bar.trailingAnchor)
    bar.effects.keyframes().add(constant: 60, for: top, at: 0)
    bar.effects.keyframes().add(constant: 4, for: top, at: 1)
    bar.effects.keyframes().activate([left], within: 0...0.5)
    bar.effects.keyframes().activate([right], within: 0.5...1)
    for (progress, x, y) in [(0, 0, 60), (0.25, 0, 46), (0.5, 300, 32), (1, 300, 4), (0.1, 0, 54.4)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      bar.progress = progress
      bar.layoutIfNeeded()
      expect(
        abs(view.frame.minX - x) < 1e-6 && abs(view.frame.minY - y) < 0.5, "\(view.frame) at \(progress)")
      expectNotEqual(left.isActive, right.isActive)
    }
  }

  private final class CountingConstraint: NSLayoutConstraint {
    private(set) var changes = 0

    override var isActive: Bool { didSet { changes += 1 } }
  }

  @Test("A constraint that several ranges keep active isn't changed where one of them holds")
  func constraintInSeveralRanges() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    let left = CountingConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: bar, attribute: .leading, multiplier: 1,
      constant: 0)
    let right = view.trailingAnchor.constraint(equalTo: bar.trailingAnchor)
    bar.effects.keyframes().activate([left], within: 0...0.2)
    bar.effects.keyframes().activate([right], within: 0.2...0.8)
    bar.effects.keyframes().activate([left], within: 0.8...1)
    for (progress, isLeft, changed) in [
      (0, true, 1), (0.1, true, 1), (0.5, false, 2), (0.9, true, 3), (1, true, 3),
    ]
      as [(CGFloat, Bool, Int)]
    {
      bar.progress = progress
      bar.layoutIfNeeded()
      expect(left.isActive == isLeft && right.isActive != isLeft, "at \(progress)")
      expectEqual(left.changes, changed, "at \(progress)")
    }
  }

  @Test("Constraints stay as they are when their sets are removed")
  func removedConstraintSets() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: bar.leadingAnchor)
    let right = view.trailingAnchor.constraint(equalTo: bar.trailingAnchor)
    bar.effects.keyframes().activate([left], within: 0...0.5)
    bar.effects.keyframes().activate([right], within: 0.5...1)
    bar.layoutIfNeeded()
    bar.effects.keyframes().removeAllConstraintSets()
    for progress in [1, 0.2] as [CGFloat] {
      bar.progress = progress
      bar.layoutIfNeeded()
      expect(left.isActive && !right.isActive, "at \(progress)")
    }
    bar.effects.keyframes().activate([left], within: 0.5...1)
    bar.layoutIfNeeded()
    expect(!left.isActive, "the new range counts at once")
  }

  @Test("Reduce Motion removes decorative transforms, and they return afterwards", .needs(.settings))
  func decoration() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    var large = attributes(CGRect(x: 0, y: 0, width: 10, height: 10))
    large.transform = CGAffineTransform(scaleX: 2, y: 2)
    large.isTransformDecorative = true
    bar.effects.keyframes().add(large, for: view, at: 0)
    bar.layoutIfNeeded()
    expectEqual(view.transform.a, 2)
    stage.isReduceMotionEnabled = true
    bar.layoutIfNeeded()
    expectEqual(view.transform, .identity)
    stage.isReduceMotionEnabled = false
    bar.layoutIfNeeded()
    expectEqual(view.transform.a, 2)
  }

  @Test("views in a flexible header follow its collapse and its shift")
  func materialHeader() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    let (title, button) = (UIView(), UIView())
    fixture.header.contentView.addSubview(title)
    fixture.header.contentView.addSubview(button)
    for (progress, alpha) in [(0, 1), (1, 0.2)] as [(CGFloat, CGFloat)] {
      let frame = CGRect(x: 0, y: progress * 10, width: 10, height: 10)
      fixture.header.effects.keyframes().add(attributes(frame, alpha: alpha), for: title, at: progress)
      fixture.header.effects.keyframes(over: .exit).add(
        attributes(frame, alpha: alpha), for: button, at: progress)
    }
    fixture.track()
    fixture.stage.step()
    expect(title.alpha == 1 && button.alpha == 1 && title.frame.width == 10)
    let travel = fixture.header.maximumHeight - fixture.header.minimumHeight
    fixture.scroll(to: -fixture.header.bounds.height + travel / 2)
    expect(abs(title.alpha - 0.6) < 1e-6 && button.alpha == 1)
    fixture.scroll(to: 600)
    expect(abs(title.alpha - 0.2) < 1e-6 && title.frame.minY == 10)
    expectLess(button.alpha, 1)
  }
}
