import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Keyframes of single properties") struct SinglePropertyTests {
  private let stage = HeaderStage(.phone47) { UIViewController() }

  private func makeBar() -> FlexibleHeightBar {
    stage.makeCurrent()
    return FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  private func move(_ bar: FlexibleHeightBar, to progress: CGFloat) {
    bar.progress = progress
    bar.layoutIfNeeded()
  }

  private func isClose(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
    let pairs = [
      (first.a, second.a), (first.b, second.b), (first.c, second.c), (first.d, second.d),
      (first.tx, second.tx), (first.ty, second.ty),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("each property is interpolated between its keyframes")
  func eachProperty() {
    let bar = makeBar()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20, weight: .bold)
    bar.addSubview(label)
    let changes: [(KeyframeProperty, KeyframeProperty)] = [
      (.alpha(1), .alpha(0)), (.scale(1), .scale(x: 0.5, y: 2)), (.rotation(0), .rotation(.pi)),
      (.translation(), .translation(x: 10, y: -20)), (.cornerRadius(0), .cornerRadius(8)),
      (.fontSize(20), .fontSize(10)),
    ]
    for (start, end) in changes {
      bar.effects.keyframes().add(start, for: label, at: 0)
      bar.effects.keyframes().add(end, for: label, at: 1)
    }
    move(bar, to: 0.5)
    let transform = CGAffineTransform(scaleX: 0.75, y: 1.5)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 5, y: -10))
    expect(label.alpha == 0.5 && label.layer.cornerRadius == 4)
    expectEqual(label.font, .systemFont(ofSize: 15, weight: .bold))
    expect(isClose(label.transform, transform), "\(label.transform)")
  }

  @Test("removing keyframes restores alpha, transform, corner radius and font exactly")
  func removalRestores() {
    let bar = makeBar()
    let label = UILabel()
    let font = UIFont.preferredFont(forTextStyle: .headline)
    let own = CGAffineTransform(rotationAngle: 0.1)
    (label.alpha, label.transform, label.layer.cornerRadius, label.font) = (0.7, own, 3, font)
    let alpha = label.alpha
    bar.addSubview(label)
    let properties: [KeyframeProperty] = [
      .alpha(0.25), .scale(3), .rotation(1), .translation(x: 4), .cornerRadius(9), .fontSize(40),
    ]
    for property in properties { bar.effects.keyframes().add(property, for: label, at: 0.5) }
    bar.layoutIfNeeded()
    expect(label.alpha == 0.25 && label.transform != own && label.font.pointSize == 40)
    for property in properties { bar.effects.keyframes().remove(property, for: label, at: 0.5) }
    expect(label.alpha == alpha && label.transform == own && label.layer.cornerRadius == 3)
    expectSame(label.font, font)
    bar.effects.keyframes().add(.alpha(0), for: label, at: 0)
    bar.effects.keyframes().add(.scale(2), for: label, at: 0)
    bar.layoutIfNeeded()
    bar.effects.keyframes().removeAll(for: label)
    expect(label.alpha == alpha && label.transform == own)
  }

  @Test("removing one property leaves the others in effect")
  func removingOneProperty() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    bar.effects.keyframes().add(.scale(2), for: view, at: 0)
    bar.effects.keyframes().add(.translation(x: 6), for: view, at: 0)
    bar.effects.keyframes().add(.alpha(0), for: view, at: 0)
    bar.layoutIfNeeded()
    bar.effects.keyframes().remove(.scale(1), for: view, at: 0)
    bar.effects.keyframes().remove(.alpha(1), for: view, at: 0)
    bar.layoutIfNeeded()
    expect(view.transform == CGAffineTransform(translationX: 6, y: 0) && view.alpha == 1)
  }

  @Test(
    "properties compose with layout attributes: opacities multiply, the attributes' transform comes first")
  func overAttributes() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    attributes.alpha = 0.5
    attributes.transform = CGAffineTransform(translationX: 10, y: 0)
    bar.effects.keyframes().add(attributes, for: view, at: 0)
    bar.effects.keyframes().add(.scale(2), for: view, at: 0)
    bar.effects.keyframes().add(.alpha(0.5), for: view, at: 0)
    bar.layoutIfNeeded()
    expectEqual(view.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
    expect(view.alpha == 0.25 && view.center == CGPoint(x: 20, y: 20))
    bar.effects.keyframes().remove(.scale(1), for: view, at: 0)
    bar.effects.keyframes().remove(.alpha(1), for: view, at: 0)
    bar.layoutIfNeeded()
    expect(view.transform == CGAffineTransform(translationX: 10, y: 0) && view.alpha == 0.5)
  }

  @Test("a scale composes with a perspective transform")
  func overPerspective() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    view.transform3D = perspective
    bar.effects.keyframes().add(.translation(x: 12), for: view, at: 0)
    bar.layoutIfNeeded()
    expect(view.transform3D.m34 == -0.002 && view.transform3D.m41 == 12)
    bar.effects.keyframes().removeAll(for: view)
    expect(view.transform3D.m34 == -0.002 && view.transform3D.m41 == 0)
  }

  @Test("properties leave the frame of a view that constraints place to Auto Layout")
  func constrainedViews() {
    let bar = makeBar()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    bar.effects.keyframes().add(.scale(1), for: view, at: 0)
    bar.effects.keyframes().add(.scale(0.5), for: view, at: 1)
    for (progress, y) in [(0, 95), (1, 15), (0.5, 55)] as [(CGFloat, CGFloat)] {
      move(bar, to: progress)
      expect(view.center == CGPoint(x: 10, y: y) && view.bounds.size == CGSize(width: 20, height: 10))
      expectEqual(view.transform.a, 1 - progress / 2)
    }
  }

  @Test("duplicates are replaced; values and progress values that aren't finite are ignored")
  func badInput() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    bar.effects.keyframes().add(.alpha(0.1), for: view, at: 0)
    bar.effects.keyframes().add(.alpha(0.5), for: view, at: 0)
    bar.effects.keyframes().add(.alpha(0.9), for: view, at: .nan)
    bar.effects.keyframes().add(.alpha(0.9), for: view, at: .infinity)
    let useless: [KeyframeProperty] = [
      .alpha(.nan), .scale(.infinity), .scale(x: 1, y: .nan), .rotation(-.infinity), .translation(x: .nan),
      .cornerRadius(.nan), .fontSize(.infinity),
    ]
    for property in useless { bar.effects.keyframes().add(property, for: view, at: 0) }
    for progress in [0, 0.5, 1] as [CGFloat] {
      move(bar, to: progress)
      expect(view.alpha == 0.5 && view.transform == .identity && view.layer.cornerRadius == 0)
    }
  }

  @Test("opacity is clamped to 0...1, corner radius to 0, font size to 1")
  func clamping() {
    let bar = makeBar()
    let label = UILabel()
    bar.addSubview(label)
    bar.effects.keyframes().add(.alpha(7), for: label, at: 0)
    bar.effects.keyframes().add(.cornerRadius(-4), for: label, at: 0)
    bar.effects.keyframes().add(.fontSize(-4), for: label, at: 0)
    bar.layoutIfNeeded()
    expect(label.alpha == 1 && label.layer.cornerRadius == 0 && label.font.pointSize == 1)
  }

  @Test("easing applies to the way from its keyframe to the next")
  func easing() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    bar.effects.keyframes().add(.translation(), for: view, at: 0, easing: .easeIn)
    bar.effects.keyframes().add(.translation(y: 100), for: view, at: 1)
    move(bar, to: 0.5)
    expectLess(abs(view.transform.ty - 31.53568), 1e-4)
  }

  @Test("horizontal translations and frames mirror in a right-to-left layout, unless that is turned off")
  func rightToLeft() {
    let bar = makeBar()
    bar.semanticContentAttribute = .forceRightToLeft
    let (framed, moved) = (UIView(), UIView())
    bar.addSubview(framed)
    bar.addSubview(moved)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
    attributes.transform = CGAffineTransform(translationX: 5, y: 6)
    bar.effects.keyframes().add(attributes, for: framed, at: 0)
    bar.effects.keyframes().add(.translation(x: 7, y: 8), for: moved, at: 0)
    bar.effects.keyframes().add(.rotation(.pi / 2), for: moved, at: 0)
    bar.layoutIfNeeded()
    expectEqual(framed.center, CGPoint(x: 260, y: 35))
    expectEqual(framed.transform, CGAffineTransform(translationX: -5, y: 6))
    expect(moved.transform.tx == -7 && moved.transform.ty == 8 && moved.transform.b == 1)
    bar.effects.keyframes().mirrorsInRightToLeftLayout = false
    bar.layoutIfNeeded()
    expect(framed.center == CGPoint(x: 60, y: 35) && framed.transform.tx == 5 && moved.transform.tx == 7)
    bar.effects.keyframes().mirrorsInRightToLeftLayout = true
    bar.semanticContentAttribute = .forceLeftToRight
    bar.setNeedsLayout()
    bar.effects.keyframes().add(.rotation(0), for: moved, at: 0)
    bar.layoutIfNeeded()
    expect(framed.center.x == 60 && moved.transform.tx == 7)
  }

  @Test("views that go away are dropped, and the others keep following")
  func lostViews() {
    let bar = makeBar()
    let kept = UIView()
    bar.addSubview(kept)
    weak var lost: UIView?
    do {
      let view = UIView()
      bar.addSubview(view)
      for (progress, alpha) in [(0, 1), (1, 0)] as [(CGFloat, CGFloat)] {
        bar.effects.keyframes().add(.alpha(alpha), for: view, at: progress)
        bar.effects.keyframes().add(.alpha(alpha), for: kept, at: progress)
      }
      bar.layoutIfNeeded()
      lost = view
      view.removeFromSuperview()
    }
    expectNil(lost)
    move(bar, to: 1)
    bar.effects.keyframes().add(.alpha(0.5), for: kept, at: 1)
    bar.layoutIfNeeded()
    expectEqual(kept.alpha, 0.5)
  }

  @Test("a view that returns to the bar gets its layout attributes again")
  func returningView() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    bar.effects.keyframes().add(attributes, for: view, at: 0)
    bar.layoutIfNeeded()
    view.removeFromSuperview()
    bar.layoutIfNeeded()
    view.frame = .zero
    view.alpha = 0.5
    bar.addSubview(view)
    bar.layoutIfNeeded()
    expect(view.frame == attributes.frame && view.alpha == 1)
  }

  @Test("several headers at once drive their own views only")
  func severalHeaders() {
    let bars = [makeBar(), makeBar(), makeBar()]
    let views = bars.map { bar in
      let view = UIView()
      bar.addSubview(view)
      bar.effects.keyframes().add(.alpha(1), for: view, at: 0)
      bar.effects.keyframes().add(.alpha(0), for: view, at: 1)
      return view
    }
    for (index, bar) in bars.enumerated() { move(bar, to: CGFloat(index) / 2) }
    expectEqual(views.map(\.alpha), [1, 0.5, 0])
  }

  @Test("keyframes that outlive their header have no effect")
  func keyframesOutliveHeader() {
    stage.makeCurrent()
    let view = UIView()
    let keyframes = makeBar().effects.keyframes()
    keyframes.add(.alpha(0), for: view, at: 0)
    keyframes.removeAll(for: view)
    expect(view.alpha == 1 && keyframes.count(for: view) == 0)
  }

  @Test("a value that other code sets stays until the keyframes' value changes")
  func valuesOfOthers() {
    let bar = makeBar()
    let view = UIView()
    bar.addSubview(view)
    bar.effects.keyframes().add(.alpha(1), for: view, at: 0)
    bar.effects.keyframes().add(.alpha(0), for: view, at: 1)
    bar.layoutIfNeeded()
    view.alpha = 0.3
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expectLess(abs(view.alpha - 0.3), 1e-6)
    move(bar, to: 0.5)
    expectEqual(view.alpha, 0.5)
  }

  @Test("a font that other code sets becomes the one that is scaled and restored")
  func fontOfOthers() {
    let bar = makeBar()
    let label = UILabel()
    bar.addSubview(label)
    bar.effects.keyframes().add(.fontSize(10), for: label, at: 0)
    bar.effects.keyframes().add(.fontSize(30), for: label, at: 1)
    bar.layoutIfNeeded()
    let bold = UIFont.boldSystemFont(ofSize: 22)
    label.font = bold
    move(bar, to: 0.5)
    expectEqual(label.font, .boldSystemFont(ofSize: 20))
    bar.effects.keyframes().removeAll(for: label)
    expectSame(label.font, bold)
  }

  @Test("touches reach the subview that a zIndex draws in front")
  func touchesFollowZIndex() {
    let bar = makeBar()
    let (front, back) = (UIView(), UIView())
    bar.addSubview(front)
    bar.addSubview(back)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    bar.effects.keyframes().add(attributes, for: back, at: 0)
    bar.layoutIfNeeded()
    let point = CGPoint(x: 10, y: 10)
    expectSame(bar.hitTest(point, with: nil), back)
    attributes.zIndex = 1
    bar.effects.keyframes().add(attributes, for: front, at: 0)
    bar.layoutIfNeeded()
    expectSame(bar.hitTest(point, with: nil), front)
    front.isUserInteractionEnabled = false
    expectSame(bar.hitTest(point, with: nil), back)
    expectNil(bar.hitTest(CGPoint(x: 10, y: 500), with: nil))
  }
}
