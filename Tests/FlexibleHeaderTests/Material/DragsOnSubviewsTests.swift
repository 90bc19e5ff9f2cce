import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Drags that begin on views in a flexible header") struct DragsOnSubviewsTests {
  private final class TouchView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private final class PlainView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private func drag(over view: UIView, flags: BehavioralFlags = .recommended) -> CGFloat {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen(flags: flags) }
    let header = stage.root.headerViewController.headerView
    view.frame = header.contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.contentView.addSubview(view)
    let start = stage.root.scrollView.contentOffset.y
    // Sliders keep their height.
    let place = view.convert(CGPoint(x: 100, y: view.bounds.midY), to: stage.window)
    stage.drag(from: place, by: -45)
    return stage.root.scrollView.contentOffset.y - start
  }

  @Test("Plain views let drags through to the scroll view", .needs(.touches))
  func plainViews() {
    DeviceModel.phone47.makeCurrent()
    expectGreater(drag(over: UIView()), 25)
    expectGreater(drag(over: PlainView()), 25)
    expectGreater(drag(over: UIProgressView()), 25)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    expectGreater(drag(over: stack), 25)
  }

  @Test("Views that handle touches keep them", .needs(.touches))
  func otherViews() {
    DeviceModel.phone47.makeCurrent()
    let view = TouchView()
    expect(drag(over: view) == 0 && view.touches == 1)
    let recognizing = UIView()
    recognizing.addGestureRecognizer(UIPanGestureRecognizer())
    expectEqual(drag(over: recognizing), 0)
    let container = UIView()
    container.addGestureRecognizer(UIPanGestureRecognizer())
    container.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300)))
    expectEqual(drag(over: container), 0)
  }

  @Test("Buttons give up touches that become drags, and sliders don't", .needs(.touches))
  func controls() {
    DeviceModel.phone47.makeCurrent()
    for control in [UIButton(), UISlider()] {
      control.addAction(UIAction { _ in Issue.record("a tap") }, for: .touchUpInside)
      expectEqual(drag(over: control) > 25, control is UIButton)
    }
    let button = UIButton()
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    expectEqual(drag(over: button, flags: .materialComponents), 0)
  }

  @Test("A tap on a button over a plain scroll view reaches it", .needs(.touches))
  func taps() {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen(flags: .recommended) }
    let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.headerViewController.headerView.contentView.addSubview(button)
    stage.tap(button)
    stage.settle()
    expectEqual(taps, 1)
  }

  @Test("The original's flags keep the original's behavior", .needs(.touches))
  func originalFlags() {
    DeviceModel.phone47.makeCurrent()
    expectEqual(drag(over: UIView(), flags: .materialComponents), 0)
  }
}
