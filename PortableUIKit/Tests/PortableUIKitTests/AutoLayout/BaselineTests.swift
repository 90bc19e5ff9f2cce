import PortableUIKit
import Testing

@MainActor struct BaselineTests {
  /// Where the baseline of the first line that a view draws is seen, in points of the stage's view.
  private func drawnBaseline(of view: UIView, in stage: LayoutStage) throws -> CGFloat {
    func find(_ snapshot: LayerSnapshot, _ y: CGFloat) -> CGFloat? {
      let top = y + snapshot.position.y - snapshot.bounds.height / 2
      if let line = snapshot.text.first { return top + CGFloat(line.baseline) }
      return snapshot.sublayers.lazy.compactMap { find($0, top - snapshot.bounds.minY) }.first
    }
    let snapshot = try #require(LayerSnapshot(of: view))
    return try #require(find(snapshot, 0))
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("[A] a button's baselines are those of its title", arguments: [nil, CGFloat(60)])
  func button(height: CGFloat?) throws {
    let stage = LayoutStage()
    let button = stage.add(UIButton(type: .system))
    button.setTitle("Title", for: .normal)
    let (first, last) = (stage.add(label(30)), stage.add(label(11)))
    var constraints = [
      button.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50),
      first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ]
    if let height { constraints.append(button.heightAnchor.constraint(equalToConstant: height)) }
    stage.layOut(constraints)
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    let wanted = try drawnBaseline(of: button, in: stage)
    expect(isNear(try drawnBaseline(of: first, in: stage), wanted, within: 0.51))
    expect(isNear(try drawnBaseline(of: last, in: stage), wanted, within: 0.51))
    expectGreater(wanted, 60)
  }

  @Test(
    "[A] a text field's baselines are those of its text, with or without any",
    arguments: ["", "Text"], [UITextField.BorderStyle.none, .roundedRect])
  func textField(text: String, border: UITextField.BorderStyle) throws {
    let stage = LayoutStage()
    let field = stage.add(UITextField())
    field.borderStyle = border
    field.text = text
    let first = stage.add(label(30))
    stage.layOut([
      field.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.widthAnchor.constraint(equalToConstant: 100),
      first.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    field.text = "Text"
    field.layoutIfNeeded()
    let (wanted, shown) = (try drawnBaseline(of: field, in: stage), try drawnBaseline(of: first, in: stage))
    expect(isNear(shown, wanted, within: 0.51), "\(shown) beside \(wanted)")
  }

  @Test("[A] a view without text has its baselines at its edges")
  func withoutText() {
    let stage = LayoutStage()
    let (button, other) = (stage.add(UIButton()), stage.add())
    stage.layOut([
      button.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50),
      button.heightAnchor.constraint(equalToConstant: 44),
      other.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
      other.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    expect(other.frame.minY == 50 && other.frame.maxY == 94)
  }

  @Test("[A] a view can have the baselines of its descendants, also in nested views")
  func forwarded() throws {
    final class Box: UIView {
      let inner: UIView
      init(_ inner: UIView, at y: CGFloat) {
        self.inner = inner
        super.init(frame: .zero)
        inner.frame = CGRect(x: 0, y: y, width: 100, height: 40)
        addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
      override var forFirstBaselineLayout: UIView { inner }
      override var forLastBaselineLayout: UIView { inner }
    }
    let stage = LayoutStage()
    let text = label(30)
    let box = stage.add(Box(Box(text, at: 7), at: 11))
    let (first, last) = (stage.add(label(12)), stage.add(label(12)))
    stage.layOut([
      box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50),
      box.heightAnchor.constraint(equalToConstant: 90),
      first.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
    ])
    let wanted = try drawnBaseline(of: text, in: stage) + 50 + 11
    expect(isNear(try drawnBaseline(of: first, in: stage), wanted, within: 0.51))
    expect(isNear(try drawnBaseline(of: last, in: stage), wanted, within: 0.51))
    let plain = UIView()
    expect(plain.forFirstBaselineLayout === plain && plain.forLastBaselineLayout === plain)
  }
}
