import PortableUIKit
import Testing

@MainActor struct TouchOverridesTests {
  private class Plain: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class Moved: Plain {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Cancelled: Plain {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Tracking: UIButton {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHidden = true }
  }

  private final class Drawn: UIButton {
    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }
  }

  private class Began: Plain {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Ended: UILabel {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Inherited: Began {}

  private final class Pressed: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  @Test("only classes that override methods for touches or tracking say so")
  func overrides() {
    _ = HostSimulator.fresh()
    let plain = [
      UIView(), Plain(), UILabel(), UIImageView(image: nil), UIStackView(), UITableViewCell(),
      UIProgressView(),
    ]
    for view in plain { expect(!view.hostOverridesTouches(), "\(type(of: view))") }
    let touched = [
      Began(), Moved(), Ended(), Cancelled(), Inherited(), UIControl(), UIButton(), UISwitch(), UITextField(),
    ]
    expect(
      !UIButton().hostOverridesTouches(of: UIButton.self)
        && !UIControl().hostOverridesTouches(of: UIControl.self))
    expect(!Drawn().hostOverridesTouches(of: UIButton.self))
    expect(Pressed().hostOverridesTouches(of: UIButton.self))
    expect(Tracking().hostOverridesTouches(of: UIButton.self))
    for view in touched { expect(view.hostOverridesTouches(), "\(type(of: view))") }
  }
}
