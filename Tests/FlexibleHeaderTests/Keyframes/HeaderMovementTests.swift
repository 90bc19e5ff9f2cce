import FlexibleHeader
import HeaderTesting
import Testing

/// The movements that flexible and stretchy headers report to their keyframes and effects.
@MainActor @Suite("Keyframes and effects of headers") struct HeaderMovementTests {
  @Test("effects in a flexible header follow its stretch, collapse, exit and whole way")
  func flexibleHeader() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    let sources: [HeaderProgressSource] = [.stretch(over: 50), .collapse, .exit, .header]
    let views = sources.map { source in
      let view = UIView()
      fixture.header.contentView.addSubview(view)
      fixture.header.effects.add(.fade(), to: view, over: source)
      return view
    }
    fixture.track()
    let top = -fixture.header.bounds.height
    let range = fixture.header.maximumHeight - fixture.header.minimumHeight
    func expectAlphas(_ alphas: [CGFloat], _ comment: Comment) {
      for (view, alpha) in zip(views, alphas) { expectLess(abs(view.alpha - alpha), 1e-6, comment) }
    }
    expectAlphas([1, 1, 1, 1], "at rest")
    fixture.scroll(to: top - 25)
    expectAlphas([0.5, 1, 1, 1], "stretched")
    fixture.scroll(to: top)
    fixture.scroll(to: top + range / 2)
    expect(abs(views[1].alpha - 0.5) < 1e-6 && views[2].alpha == 1 && views[3].alpha > 0.5)
    fixture.scroll(to: 600)
    expectAlphas([1, 0, 0, 0], "gone")
  }

  @Test("a pinned view stays in place on the screen while a flexible header leaves")
  func pinned() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    let title = UIView(frame: CGRect(x: 0, y: 30, width: 40, height: 20))
    fixture.header.contentView.addSubview(title)
    fixture.header.effects.add(.pinned, to: title, over: .exit)
    fixture.track()
    for offset in stride(from: -fixture.header.bounds.height, through: 40, by: 4) {
      fixture.scroll(to: offset)
      let place = title.convert(title.bounds, to: fixture.root.view)
      expectLess(abs(place.minY - 30), 1e-6, "\(place) at \(offset)")
    }
    expectLess(fixture.header.frame.minY, 0)
  }

  @Test(
    "a toolbar outside a flexible header leaves and returns with it, also after the screen changed its size")
  func toolbarLeaves() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    let screen = fixture.root.view.bounds
    let toolbar = UIView(frame: CGRect(x: 0, y: screen.height - 49, width: screen.width, height: 49))
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    fixture.root.view.addSubview(toolbar)
    fixture.header.effects.add(.leave(.bottom), to: toolbar, over: .exit)
    fixture.track()
    expectEqual(toolbar.frame.maxY, screen.height)
    fixture.scroll(to: 600)
    expectEqual(toolbar.frame.minY, screen.height)
    fixture.header.shiftHeaderOnScreen(animated: false)
    fixture.stage.step()
    expectEqual(toolbar.transform, .identity)
  }

  @Test("keyframes of a view added to a flexible header later apply with the next event")
  func viewAddedLater() {
    let fixture = HeaderFixture()
    let view = UIView()
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    fixture.header.effects.keyframes().add(attributes, for: view, at: 0)
    fixture.track()
    fixture.scroll(to: 600)
    expectEqual(view.frame, .zero)
    fixture.header.contentView.addSubview(view)
    fixture.scroll(to: 602)
    expectEqual(view.frame, attributes.frame)
  }

  @Test("keyframes in a stretchy header follow its collapse, exit and stretch")
  func stretchyHeader() {
    let screen = EdgeScreen()
    let header = StretchyHeaderView(maximumHeight: 200)
    header.minimumHeight = 50
    let views = [UIView(), UIView(), UIView()]
    let keyframes = [
      header.effects.keyframes(), header.effects.keyframes(over: .exit),
      header.effects.keyframes(over: .stretch()),
    ]
    for (view, keyframes) in zip(views, keyframes) {
      header.contentView.addSubview(view)
      keyframes.add(.alpha(1), for: view, at: 0)
      keyframes.add(.alpha(0), for: view, at: 1)
    }
    header.install(in: screen.scrollView)
    screen.show()
    let top = screen.scrollView.contentOffset.y
    for (distance, alphas) in [
      (0, [1, 1, 1]), (-50, [1, 1, 0.5]), (75, [0.5, 1, 1]), (150, [0, 1, 1]), (175, [0, 0.5, 1]),
      (600, [0, 0, 1]),
    ] as [(CGFloat, [CGFloat])] {
      screen.scroll(to: top + distance)
      for (view, alpha) in zip(views, alphas) {
        expectLess(abs(view.alpha - alpha), 1e-6, "\(views.map(\.alpha)) at \(distance)")
      }
    }
  }

  @Test("a parallax over the stretch of a stretchy header follows it in points, also beyond its range")
  func stretchyParallax() {
    let screen = EdgeScreen()
    let header = StretchyHeaderView(maximumHeight: 200)
    let view = UIView()
    header.contentView.addSubview(view)
    header.effects.add(.parallax(0.5), to: view, over: .stretch(over: 10))
    header.install(in: screen.scrollView)
    screen.show()
    screen.scroll(to: screen.scrollView.contentOffset.y - 60)
    expectLess(abs(view.transform.ty - 30), 1e-6)
  }

  @Test("movements of sections that a header doesn't have stay at 0")
  func unknownSections() {
    let fixture = HeaderFixture()
    let view = UIView()
    fixture.header.contentView.addSubview(view)
    fixture.header.effects.add(.fade(), to: view, over: .collapse(of: "tabs"))
    fixture.header.effects.add(.fade(), to: view, over: .exit(of: 3))
    fixture.track()
    fixture.scroll(to: 600)
    expectEqual(view.alpha, 1)
  }
}
