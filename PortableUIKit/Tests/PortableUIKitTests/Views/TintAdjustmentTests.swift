import PortableUIKit
import Testing

@MainActor struct TintAdjustmentTests {
  private final class Listener: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private func isGray(_ color: UIColor) -> Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red == green && green == blue
  }

  @Test("[A] the mode is inherited, and dimmed tint colors are gray")
  func inheritance() {
    _ = HostSimulator.fresh()
    let (top, middle, bottom) = (UIView(), UIView(), Listener())
    top.addSubview(middle)
    middle.addSubview(bottom)
    expectEqual(bottom.tintAdjustmentMode, .normal)
    bottom.tintColor = .red
    bottom.changes = 0
    top.tintAdjustmentMode = .dimmed
    expectEqual(bottom.tintAdjustmentMode, .dimmed)
    expectEqual(bottom.changes, 1)
    expect(isGray(top.tintColor) && isGray(middle.tintColor) && isGray(bottom.tintColor))
    middle.tintAdjustmentMode = .normal
    expectEqual(bottom.tintColor, .red)
    expectEqual(middle.tintColor, .systemBlue)
    expectEqual(bottom.changes, 2)
    middle.tintAdjustmentMode = .automatic
    top.tintAdjustmentMode = .automatic
    expectEqual(bottom.tintAdjustmentMode, .normal)
    expectEqual(top.tintColor, .systemBlue)
  }

  @Test("[A] the layout direction follows the kind of content")
  func layoutDirection() {
    _ = HostSimulator.fresh()
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    let relative = UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
    expectEqual(relative, .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }
}
