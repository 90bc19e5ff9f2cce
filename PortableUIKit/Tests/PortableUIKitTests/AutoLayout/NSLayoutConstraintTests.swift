import PortableUIKit
import Testing

@MainActor struct NSLayoutConstraintTests {
  @Test("[A] edges, sizes, middles, multipliers and constants")
  func geometry() {
    let stage = LayoutStage()
    let (a, b) = (stage.add(), stage.add())
    stage.layOut([
      a.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
      a.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5),
      a.heightAnchor.constraint(equalToConstant: 40),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: stage.view.bottomAnchor),
      b.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 4),
      b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.25),
    ])
    expectEqual(a.frame, CGRect(x: 10, y: 20, width: 150, height: 40))
    expectEqual(b.frame, CGRect(x: 43, y: 189.5, width: 84, height: 21))
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] inequalities hold, and hugging decides where they leave room")
  func inequalities() {
    let stage = LayoutStage()
    let a = stage.add(SizedView(80, 20))
    let least = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    stage.layOut([
      a.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      a.topAnchor.constraint(equalTo: stage.view.topAnchor),
      a.trailingAnchor.constraint(lessThanOrEqualTo: stage.view.trailingAnchor), least,
    ])
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    a.size.width = 500
    stage.layOut()
    expectEqual(a.frame.width, 300)
    least.isActive = false
    a.size.width = 30
    stage.layOut()
    expectEqual(a.frame.width, 30)
  }

  @Test("[A] the greater priority wins; hugging and compression resistance are priorities like others")
  func priorities() {
    let stage = LayoutStage()
    let (a, b) = (stage.add(SizedView(100, 10)), stage.add(SizedView(100, 10)))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stage.layOut([
      a.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
      a.topAnchor.constraint(equalTo: stage.view.topAnchor),
      b.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    expect(a.frame.width == 100 && b.frame.width == 200, "b hugs less")
    stage.view.frame.size.width = 150
    stage.layOut()
    expect(a.frame.width == 100 && b.frame.width == 50, "b resists less")
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    stage.layOut()
    expect(a.frame.width == 50 && b.frame.width == 100)
  }

  @Test("[A] activation puts a constraint into the nearest common superview")
  func container() {
    let stage = LayoutStage()
    let box = stage.add()
    let (a, b) = (stage.add(UIView(), to: box), stage.add(UIView(), to: box))
    let constraints = [
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 5),
      a.topAnchor.constraint(equalTo: box.topAnchor), box.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    expectEqual(box.constraints, [constraints[0], constraints[2]])
    expect(a.constraints == [constraints[1]] && stage.view.constraints == [constraints[3]])
    a.removeFromSuperview()
    expect(box.constraints.isEmpty && a.constraints == [constraints[1]])
    expect(!constraints[0].isActive && constraints[1].isActive)
    NSLayoutConstraint.deactivate(constraints)
    expect(constraints.allSatisfy { !$0.isActive } && stage.view.constraints.isEmpty)
  }

  @Test("[A] views at different depths, inside views that are placed by frames")
  func depths() {
    let stage = LayoutStage()
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    stage.view.addSubview(box)
    let inner = stage.add(UIView(), to: box)
    let outer = stage.add()
    stage.layOut([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 40),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 2),
      outer.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      outer.widthAnchor.constraint(equalToConstant: 7), outer.heightAnchor.constraint(equalToConstant: 7),
    ])
    expectEqual(inner.frame, CGRect(x: 5, y: 10, width: 10, height: 10))
    expectEqual(outer.frame, CGRect(x: 37, y: 123, width: 7, height: 7))
    box.frame.origin = CGPoint(x: 50, y: 10)
    stage.layOut()
    expect(inner.frame.origin == CGPoint(x: 5, y: 30) && outer.frame.origin == CGPoint(x: 67, y: 103))
    expectEmpty(stage.simulator.warnings)
  }

  @Test(
    "[K] a view that is placed by its mask keeps its frame; its mask follows a superview that grows")
  func masks() {
    let stage = LayoutStage()
    let box = stage.add()
    let masked = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    stage.layOut([
      box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: stage.view.topAnchor), width,
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    box.addSubview(masked)
    masked.autoresizingMask = .flexibleWidth
    let follower = stage.add(UIView(), to: box)
    stage.layOut([
      follower.leadingAnchor.constraint(equalTo: masked.trailingAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.topAnchor.constraint(equalTo: masked.bottomAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    expectEqual(follower.frame, CGRect(x: 90, y: 30, width: 10, height: 10))
    width.constant = 200
    stage.layOut()
    expect(masked.frame.width == 180 && follower.frame.minX == 190)
    masked.frame.origin.x = 12
    stage.layOut()
    expectEqual(follower.frame.minX, 192)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] from right to left leading is right")
  func rightToLeft() {
    let stage = LayoutStage()
    let a = stage.add()
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOut([
      a.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: stage.view.topAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    expectEqual(a.frame.minX, 260)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.layOut()
    expectEqual(a.frame.minX, -10)
  }

  @Test("[A] unsatisfiable constraints are reported with what to do without; the rest stays")
  func unsatisfiable() throws {
    let stage = LayoutStage()
    let a = stage.add()
    a.accessibilityIdentifier = "a"
    let first = a.widthAnchor.constraint(equalToConstant: 100)
    let second = a.widthAnchor.constraint(equalToConstant: 120)
    second.identifier = "too wide"
    stage.layOut([
      a.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor), first, second,
      a.topAnchor.constraint(equalTo: stage.view.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
    ])
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
    let message = try #require(stage.simulator.warnings.first)
    expectEqual(stage.simulator.warnings.count, 1)
    expect(message.hasPrefix("Unsatisfiable constraints"))
    expect(message.contains("UIView'a'.width == 100.0>") && message.contains("leading") == false)
    expect(message.hasSuffix("<NSLayoutConstraint 'too wide' UIView'a'.width == 120.0>"))
    first.isActive = false
    stage.layOut()
    expectEqual(a.frame.width, 120, "what was broken holds again when it can")
    expectEqual(stage.simulator.warnings.count, 1)
  }

  @Test(
    "[K] a view with constraints that keeps its mask gives conflicts, and the user's constraint goes")
  func forgottenFlag() {
    let stage = LayoutStage()
    let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.view.addSubview(a)
    stage.layOut([
      a.widthAnchor.constraint(equalToConstant: 50), a.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
    ])
    expectEqual(a.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(stage.simulator.warnings.count, 2)
    for warning in stage.simulator.warnings { expect(warning.contains("<autoresizing ")) }
  }

  @Test("[A] a constant changed and laid out in an animation moves views by and by")
  func animation() {
    let stage = LayoutStage()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(stage.view)
    let a = stage.add()
    let left = a.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
    stage.layOut([
      left, a.topAnchor.constraint(equalTo: stage.view.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 10),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.simulator.step()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
    expectEqual(a.frame.minX, 100)
    stage.simulator.advance(by: 0.5)
    let seen = a.layer.presentation()?.frame.minX ?? 0
    expect(seen > 40 && seen < 60)
    stage.simulator.runUntilIdle()
    expectEqual(a.layer.presentation()?.frame.minX, 100)
  }

  @Test("[A] layoutSubviews without super leaves subviews where they are")
  func withoutSuper() {
    let stage = LayoutStage()
    let deaf = DeafView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (a, b) = (stage.add(UIView(), to: deaf), stage.add(UIView(), to: deaf))
    b.translatesAutoresizingMaskIntoConstraints = true
    b.frame.size.width = 9
    stage.view.addSubview(deaf)
    stage.layOut(a.pinned(to: deaf, inset: 5))
    expect(a.frame == .zero && b.frame.width == 9)
  }

  @Test("frames lie on the pixel grid")
  func pixels() {
    let stage = LayoutStage(.phoneNotch)
    let (a, b) = (stage.add(), stage.add())
    stage.view.frame.size.width = 100
    stage.layOut([
      a.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: stage.view.rightAnchor, constant: -0.5),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    expect(isNear(a.frame.width * 3, (a.frame.width * 3).rounded(), within: 1e-9))
    expect(isNear(a.frame.maxX, b.frame.minX))
    expect(isNear(a.frame.maxX, 149.0 / 3, within: 1e-9))
  }
}

private final class DeafView: UIView {
  override func layoutSubviews() {}

  @Test("[A] anchors at the system's distance, which is 8 points [K], and sizes with factor and constant")
  func systemSpacing() {
    let stage = LayoutStage()
    let (a, b) = (stage.add(), stage.add())
    stage.layOut([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: stage.view.leadingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingBelow: stage.view.topAnchor, multiplier: 1),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(
        greaterThanOrEqualTo: stage.view.heightAnchor, multiplier: 0.1, constant: 5),
      a.heightAnchor.constraint(lessThanOrEqualTo: stage.view.heightAnchor, multiplier: 0.1, constant: 5),
      b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ])
    expectEqual(a.frame, CGRect(x: 16, y: 8, width: 50, height: 25))
    expectEqual(b.frame.origin, CGPoint(x: 74, y: 37))
    expectEmpty(stage.simulator.warnings)
  }

  @Test(
    "[T] left and right can be set against top and bottom: numbers of one axis against those of the other")
  func mixedAxes() {
    let stage = LayoutStage()
    let (a, b) = (stage.add(), stage.add())
    let mixed = NSLayoutConstraint(
      item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .top, multiplier: 1, constant: 5)
    let reversed = NSLayoutConstraint(
      item: b, attribute: .bottom, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 1, constant: 0
    )
    stage.layOut([
      a.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 20), mixed,
      reversed, b.widthAnchor.constraint(equalToConstant: 40), b.heightAnchor.constraint(equalToConstant: 50),
    ])
    expectEqual(a.frame, CGRect(x: 10, y: 30, width: 100, height: 20))
    expectEqual(b.frame, CGRect(x: 35, y: 60, width: 40, height: 50))
  }

  @Test("[A] subclasses inherit the initializer that takes items and attributes")
  func subclass() {
    class Labelled: NSLayoutConstraint { var label: String? }
    let stage = LayoutStage()
    let a = stage.add()
    let width = Labelled(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 77)
    width.label = "width"
    stage.layOut([width])
    expect(a.bounds.width == 77 && a.constraints.first === width)
  }

  @Test("a constraint that relates nothing can't be activated")
  func emptyConstraint() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
  }
}
