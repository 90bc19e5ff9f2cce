import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Drags that begin on views in a flexible header") struct DragsOnSubviewsTests {
  private final class TouchView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private func drag(over view: UIView, flags: BehavioralFlags = .recommended) -> CGFloat {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen(flags: flags) }
    let header = stage.root.headerViewController.headerView
    view.frame = header.contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.contentView.addSubview(view)
    let start = stage.root.scrollView.contentOffset.y
    stage.drag(from: CGPoint(x: 100, y: 50), by: -45)
    return stage.root.scrollView.contentOffset.y - start
  }

  @Test("Plain views let drags through to the scroll view", .needs(.touches))
  func plainViews() {
    DeviceModel.phone47.makeCurrent()
    expectGreater(drag(over: UIView()), 25)
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

  @Test("The original's flags keep the original's behavior", .needs(.touches))
  func originalFlags() {
    DeviceModel.phone47.makeCurrent()
    expectEqual(drag(over: UIView(), flags: .materialComponents), 0)
  }
}
