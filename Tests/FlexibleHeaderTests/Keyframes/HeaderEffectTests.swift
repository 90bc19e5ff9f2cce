import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Header effects") struct HeaderEffectTests {
  private let stage = HeaderStage(.phone47) { UIViewController() }

  private func makeBar() -> FlexibleHeightBar {
    stage.makeCurrent()
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    bar.minimumHeight = 40
    return bar
  }

  private func makeView(in superview: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
    superview.addSubview(view)
    return view
  }

  private func move(_ bar: FlexibleHeightBar, to progress: CGFloat) {
    bar.progress = progress
    bar.layoutIfNeeded()
  }

  @Test("a fade happens within its range and is over outside of it")
  func fadeWithinRange() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.fade(within: 0.2...0.6), to: view)
    for (progress, alpha) in [(0, 1), (0.2, 1), (0.4, 0.5), (0.6, 0), (1, 0)] as [(CGFloat, CGFloat)] {
      move(bar, to: progress)
      expectLess(abs(view.alpha - alpha), 1e-6)
    }
  }

  @Test("a range without length is a step")
  func emptyRange() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.fade(within: 0.5...0.5), to: view)
    move(bar, to: 0.499)
    expectEqual(view.alpha, 1)
    move(bar, to: 0.5)
    expectEqual(view.alpha, 0)
  }

  @Test("effects on the same view compose with each other and with keyframes")
  func composition() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.fade(to: 0.5), to: view)
    bar.effects.add(.fade(to: 0.5), to: view)
    bar.effects.add(.scale(to: 2), to: view)
    bar.effects.add(.move(x: 10, y: 20), to: view)
    bar.effects.add(.rotate(by: .pi / 2), to: view)
    bar.effects.add(.cornerRadius(to: 12), to: view)
    bar.effects.keyframes().add(.translation(y: 5), for: view, at: 1)
    move(bar, to: 1)
    let t = view.transform
    expect(view.alpha == 0.25 && view.layer.cornerRadius == 12)
    expect(abs(t.a) < 1e-9 && abs(t.b - 2) < 1e-9 && t.tx == 10 && t.ty == 25)
  }

  @Test("removing effects restores the view and leaves its keyframes in effect")
  func removal() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.scale(to: 0.5), to: view)
    bar.effects.add(.fade(), to: view)
    bar.effects.add(.blur(), to: view)
    bar.effects.keyframes().add(.translation(x: 3), for: view, at: 0)
    move(bar, to: 1)
    expect(view.alpha == 0 && view.transform.a == 0.5 && view.subviews.count == 1)
    bar.effects.removeAll(from: view)
    bar.layoutIfNeeded()
    expect(view.alpha == 1 && view.transform == CGAffineTransform(translationX: 3, y: 0))
    expectEmpty(view.subviews)
  }

  @Test("a parallax moves a view at its own speed in points of the collapse")
  func parallaxOverCollapse() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.parallax(0.25), to: view)
    move(bar, to: 0.5)
    expectEqual(view.transform.ty, -10)
    move(bar, to: 1)
    expectEqual(view.transform.ty, -20)
    bar.minimumHeight = 80
    bar.layoutIfNeeded()
    expectEqual(view.transform.ty, -10)
  }

  @Test("Reduce Motion turns a parallax off, but not a fade", .needs(.settings))
  func reduceMotion() {
    let bar = makeBar()
    let view = makeView(in: bar)
    bar.effects.add(.parallax(), to: view)
    bar.effects.add(.fade(), to: view)
    move(bar, to: 1)
    expectEqual(view.transform.ty, -40)
    stage.isReduceMotionEnabled = true
    bar.layoutIfNeeded()
    expect(view.transform == .identity && view.alpha == 0)
  }

  @Test("an elastic bar stretches views over its stretch in points")
  func barStretch() {
    let bar = makeBar()
    let behavior = SquareCashBehavior()
    behavior.isElasticAtTop = true
    bar.behavior = behavior
    let view = makeView(in: bar)
    bar.effects.add(.scale(to: 3), to: view, over: .stretch(over: 40))
    for (progress, scale) in [(0, 1), (-0.25, 2), (-0.5, 3), (-1, 3), (1, 1)] as [(CGFloat, CGFloat)] {
      move(bar, to: progress)
      expectEqual(view.transform.a, scale)
    }
  }

  @Test("a blur follows progress, is hidden at 0 and takes no touches")
  func blur() throws {
    let bar = makeBar()
    let window = UIWindow(frame: stage.window.bounds)
    window.addSubview(bar)
    window.isHidden = false
    let view = makeView(in: bar)
    bar.effects.add(.blur(), to: view)
    bar.layoutIfNeeded()
    let overlay = try #require(view.subviews.first as? UIVisualEffectView)
    expect(overlay.isHidden && overlay.effect == nil && !overlay.isUserInteractionEnabled)
    expectEqual(overlay.frame, view.bounds)
    move(bar, to: 0.5)
    expect(!overlay.isHidden && overlay.effect is UIBlurEffect)
    move(bar, to: 0)
    expect(overlay.isHidden && overlay.effect == nil)
    move(bar, to: 1)
    bar.removeFromSuperview()
    expectNil(overlay.effect)
  }

  @Test("the blur of an effect view is in its content view")
  func blurOfEffectView() throws {
    let bar = makeBar()
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    bar.addSubview(view)
    bar.effects.add(.blur(), to: view)
    let overlay = try #require(view.contentView.subviews.first as? UIVisualEffectView)
    expectEqual(overlay.frame, view.bounds)
    bar.effects.removeAll(from: view)
    expectEmpty(view.contentView.subviews)
  }

  @Test("a blurred view can be released on another thread")
  func blurIsReleasedElsewhere() async {
    nonisolated(unsafe) var window: UIWindow? = makeWindowWithBlur()
    weak var released: UIWindow?
    released = window
    await Task.detached { window = nil }.value
    expectNil(released)
  }

  private func makeWindowWithBlur() -> UIWindow {
    let bar = makeBar()
    let window = UIWindow(frame: stage.window.bounds)
    window.addSubview(bar)
    bar.effects.add(.blur(), to: makeView(in: bar))
    move(bar, to: 0.5)
    return window
  }

  @Test("effects with values that aren't finite are ignored")
  func badInput() {
    let bar = makeBar()
    let view = makeView(in: bar)
    let useless: [HeaderEffect] = [
      .fade(to: .nan), .scale(to: .infinity), .move(x: .nan), .rotate(by: .nan), .cornerRadius(to: .nan),
      .parallax(.nan), .parallax(.infinity), .scale(from: .nan, to: 1),
    ]
    for effect in useless { bar.effects.add(effect, to: view) }
    bar.effects.add(.parallax(), to: view, over: .stretch(over: .nan))
    move(bar, to: 1)
    expect(view.alpha == 1 && view.transform == .identity && view.layer.cornerRadius == 0)
  }

  @Test("a view outside the bar leaves beyond each edge of its superview")
  func leaving() {
    let bar = makeBar()
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let edges: [(HeaderEffect.Edge, CGPoint)] = [
      (.top, CGPoint(x: 0, y: -40)), (.bottom, CGPoint(x: 0, y: 470)), (.leading, CGPoint(x: -60, y: 0)),
      (.trailing, CGPoint(x: 300, y: 0)),
    ]
    for (edge, translation) in edges {
      let view = makeView(in: screen)
      bar.effects.add(.leave(edge), to: view)
      move(bar, to: 1)
      expectEqual(view.transform, CGAffineTransform(translationX: translation.x, y: translation.y))
      move(bar, to: 0.5)
      expect(view.transform.tx == translation.x / 2 && view.transform.ty == translation.y / 2)
    }
  }

  @Test("a view that leaves follows the layout of its superview and the layout direction")
  func leavingAfterRotation() {
    let bar = makeBar()
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = makeView(in: screen)
    bar.effects.add(.leave(.leading), to: view)
    bar.effects.add(.leave(.bottom), to: view)
    move(bar, to: 1)
    screen.frame.size.height = 300
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expectEqual(view.transform, CGAffineTransform(translationX: 300, y: 290))
  }

  private func makeTitle(size: CGFloat, x: CGFloat, y: CGFloat, in bar: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 200, height: 40))
    label.text = "Title"
    label.font = .systemFont(ofSize: size)
    bar.addSubview(label)
    return label
  }

  @Test("a title morph shows both labels at the same place and size, and cross-fades them")
  func titleMorph() {
    let bar = makeBar()
    let large = makeTitle(size: 40, x: 16, y: 70, in: bar)
    let small = makeTitle(size: 20, x: 100, y: 0, in: bar)
    small.textAlignment = .center
    bar.effects.morph(large, into: small)
    for progress in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
      move(bar, to: progress)
      expectLess(abs(large.alpha + small.alpha - 1), 1e-6)
      expectLess(abs(large.transform.a * 40 - small.transform.a * 20), 1e-9)
      let (first, second) = (shownCenter(of: large), shownCenter(of: small))
      expect(abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9, "\(first) \(second)")
    }
    expect(large.alpha == 0 && small.alpha == 1 && small.transform == .identity)
    bar.effects.removeAll(from: small)
    expect(large.alpha == 1 && large.transform == .identity)
  }

  /// Returns the visible center of the text.
  private func shownCenter(of label: UILabel) -> CGPoint {
    let free = label.bounds.width - label.intrinsicContentSize.width
    let offset = label.textAlignment == .center ? 0 : -free / 2
    let t = label.transform
    return CGPoint(x: label.center.x + t.tx + t.a * offset, y: label.center.y + t.ty)
  }

  @Test("a title morph follows labels that constraints move as the bar collapses")
  func titleMorphWithConstraints() {
    let bar = makeBar()
    let large = makeTitle(size: 34, x: 0, y: 0, in: bar)
    let small = makeTitle(size: 17, x: 60, y: 0, in: bar)
    large.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      large.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    bar.effects.morph(large, into: small)
    for progress in [0, 0.5, 1] as [CGFloat] {
      move(bar, to: progress)
      let (first, second) = (shownCenter(of: large), shownCenter(of: small))
      expect(abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9, "\(first) \(second)")
    }
  }

  @Test("with Reduce Motion a title morph only cross-fades", .needs(.settings))
  func titleMorphReducesMotion() {
    let bar = makeBar()
    stage.isReduceMotionEnabled = true
    let large = makeTitle(size: 40, x: 16, y: 70, in: bar)
    let small = makeTitle(size: 20, x: 100, y: 0, in: bar)
    bar.effects.morph(large, into: small)
    move(bar, to: 1)
    expect(large.alpha == 0 && small.alpha == 1)
    expect(large.transform == .identity && small.transform == .identity)
  }

  @Test("a label of a title morph has its own opacity again after the other one went away")
  func lostLabel() {
    let bar = makeBar()
    let small = makeTitle(size: 20, x: 100, y: 0, in: bar)
    small.alpha = 0.75
    do {
      let large = makeTitle(size: 40, x: 16, y: 70, in: bar)
      bar.effects.morph(large, into: small)
      move(bar, to: 0.5)
      large.removeFromSuperview()
    }
    move(bar, to: 1)
    expectEqual(small.alpha, 0.75)
    bar.effects.removeAll(from: small)
    expect(small.alpha == 0.75 && small.transform == .identity)
  }
}
