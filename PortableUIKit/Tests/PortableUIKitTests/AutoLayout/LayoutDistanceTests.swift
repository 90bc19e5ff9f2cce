import Testing

@testable import PortableUIKit

@MainActor struct LayoutDistanceTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let one = UIView()
  let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
  }

  @Test("[A] the way between two anchors can be set against another one, a size or a number")
  func distances() {
    // Three gaps of the same width; the middle one is as wide as the others.
    let first = root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
    let middle = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
    let last = two.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    let height = root.topAnchor.anchorWithOffset(to: one.topAnchor)
    NSLayoutConstraint.activate([
      first.constraint(equalTo: middle), middle.constraint(equalTo: last),
      height.constraint(equalToConstant: 30),
      one.bottomAnchor.anchorWithOffset(to: two.topAnchor).constraint(
        equalTo: two.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    expect(abs(one.frame.minX - 220.0 / 3) < 0.5 && abs(two.frame.minX - (440.0 / 3 + 40)) < 0.5)
    expect(one.frame.minY == 30 && two.frame.minY == 90)
  }

  @Test("constraints of a way end when a view is removed, and own no view")
  func removal() {
    let constraint = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 10)
    constraint.isActive = true
    two.removeFromSuperview()
    expect(!constraint.isActive)
  }
}
