import Testing

@testable import PortableUIKit

@MainActor @Suite("Constraints from right to left") struct ReadingDirectionTests {
  let stage = LayoutStage()

  init() { stage.view.semanticContentAttribute = .forceRightToLeft }

  private func addSized(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
    let child = stage.add()
    stage.layOut([
      child.widthAnchor.constraint(equalToConstant: width),
      child.heightAnchor.constraint(equalToConstant: height),
    ])
    return child
  }

  @Test("[K] constants of leading and trailing edges count in the reading direction")
  func constants() {
    let first = addSized(100)
    let second = addSized(50)
    let inset = stage.add()
    stage.layOut(
      inset.pinned(to: stage.view, inset: 16) + [
        first.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 16),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      ])
    expectEqual(first.frame.minX, 184)
    expectEqual(second.frame.minX, 126)
    expectEqual(inset.frame, CGRect(x: 16, y: 16, width: 268, height: 168))
  }

  @Test("[T] the constant between a leading edge and a center counts in the reading direction")
  func centers() {
    let first = addSized(100)
    let second = addSized(50)
    stage.layOut([
      first.leadingAnchor.constraint(equalTo: stage.view.centerXAnchor, constant: 20),
      second.centerXAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 40),
    ])
    expectEqual(first.frame.maxX, 130)
    expectEqual(second.center.x, 260)
  }

  @Test("inequalities between leading and trailing edges hold in the reading direction")
  func inequalities() {
    let label = SizedView(400, 20)
    _ = stage.add(label)
    stage.layOut([
      label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: stage.view.trailingAnchor, constant: -30),
    ])
    expect(label.frame.minX == 30 && label.frame.maxX == 290)
    label.size.width = 100
    stage.view.layoutIfNeeded()
    expectEqual(label.frame.minX, 190)
  }

  @Test("constants of left and right edges and of centers keep their sign")
  func sides() {
    let first = addSized(100)
    let second = addSized(50)
    stage.layOut([
      first.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 16),
      second.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor, constant: 20),
    ])
    expect(first.frame.minX == 16 && second.center.x == 170)
  }

  @Test("a changed constant and a changed direction move the view")
  func changes() {
    let child = addSized(100)
    let leading = child.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 16)
    stage.layOut([leading])
    leading.constant = 20
    stage.view.layoutIfNeeded()
    expectEqual(child.frame.minX, 180)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.view.layoutIfNeeded()
    expectEqual(child.frame.minX, 20)
  }

  @Test("margins, guides, and system spacing are mirrored")
  func guides() {
    stage.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 4)
    let first = addSized(100)
    let second = addSized(50)
    stage.layOut([
      first.leadingAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.leadingAnchor, constant: 6),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
    ])
    expectEqual(first.frame.maxX, 270)
    expectEqual(second.frame.maxX, 154)
  }

  @Test("the spacing of stack views is mirrored")
  func stack() {
    let views = (0..<3).map { _ in SizedView(40, 20) }
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    stage.layOut([
      stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    expectEqual(views.map(\.frame.minX), [100, 50, 0])
    expectEqual(stack.frame, CGRect(x: 160, y: 0, width: 140, height: 20))
  }
}

@MainActor @Suite("Constraints across views with given frames") struct CrossedFrameTests {
  let stage = LayoutStage()

  /// Adds views with given frames inside of each other, with an origin of (10, 20) each.
  private func nested(_ count: Int) -> [UIView] {
    var views = [stage.view]
    for _ in 0..<count {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return Array(views.dropFirst())
  }

  @Test(
    "a constraint to an ancestor holds across one, two, and three views with given frames", arguments: 1...3)
  func ancestors(count: Int) {
    let boxes = nested(count)
    let child = stage.add(UIView(), to: boxes[count - 1])
    stage.layOut(child.pinned(to: stage.view, inset: 5))
    let offset = CGFloat(count)
    expectEqual(child.frame, CGRect(x: 5 - 10 * offset, y: 5 - 20 * offset, width: 290, height: 190))
  }

  @Test("a constraint to an ancestor follows the frames in between")
  func frames() {
    let boxes = nested(2)
    let child = stage.add(UIView(), to: boxes[1])
    stage.layOut(child.pinned(to: stage.view))
    boxes[0].frame.origin.x = 50
    stage.view.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: -60, y: -40, width: 300, height: 200))
  }

  @Test("constraints inside of the views with given frames still hold")
  func inner() {
    let boxes = nested(2)
    let inner = stage.add(UIView(), to: boxes[1])
    stage.layOut(inner.pinned(to: boxes[1], inset: 5))
    let child = stage.add(UIView(), to: boxes[1])
    stage.layOut(child.pinned(to: stage.view))
    expectEqual(inner.frame, CGRect(x: 5, y: 5, width: 190, height: 90))
    expectEqual(child.frame, CGRect(x: -20, y: -40, width: 300, height: 200))
  }

  @Test("a constraint of a view with a given frame to an ancestor of its superview reports the conflict")
  func placedByFrame() {
    stage.simulator.makeCurrent()
    let boxes = nested(2)
    boxes[1].rightAnchor.constraint(equalTo: stage.view.rightAnchor).isActive = true
    stage.view.layoutIfNeeded()
    expectEqual(boxes[1].frame, CGRect(x: 10, y: 20, width: 200, height: 100))
    expect(!stage.simulator.warnings.isEmpty)
  }

  @Test("a constraint to an ancestor determines the size of the ancestor's fitting size")
  func childOfSubview() {
    let boxes = nested(1)
    let child = stage.add(UIView(), to: boxes[0])
    stage.layOut([
      child.leadingAnchor.constraint(equalTo: boxes[0].leadingAnchor),
      child.topAnchor.constraint(equalTo: boxes[0].topAnchor),
      child.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5),
      child.bottomAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 150, height: 180))
  }
}
