import PortableUIKit
import Testing

/// The sizes of buttons as LayoutKit's tests compare them with UIKit's.
@MainActor struct ButtonSizeTests {
  private func button(_ type: UIButton.ButtonType, title: String?, image side: CGFloat? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let side {
      let size = CGSize(width: side, height: side)
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    }
    return button
  }

  @Test("[T] an empty title is as high as a line, and an image leaves no room around it")
  func emptyTitle() {
    _ = HostSimulator.fresh()
    expectEqual(button(.custom, title: "").intrinsicContentSize, CGSize(width: 30, height: 34))
    expectEqual(button(.system, title: "").intrinsicContentSize, CGSize(width: 30, height: 30))
    expectEqual(button(.custom, title: "", image: 5).intrinsicContentSize, CGSize(width: 5, height: 22))
    expectEqual(button(.system, title: "", image: 20).intrinsicContentSize, CGSize(width: 20, height: 20))
    expectEqual(button(.system, title: nil, image: 5).intrinsicContentSize, CGSize(width: 5, height: 5))
  }

  @Test("[T] sizes are rounded up to whole points, also on screens with more pixels")
  func wholePoints() {
    HostSimulator(device: .phoneNotch).makeCurrent()
    for title in ["i", "Hello", "Hello world"] {
      let size = button(.custom, title: title).intrinsicContentSize
      expectEqual(size.width, size.width.rounded())
      expectEqual(size.height, 34)
    }
    expectEqual(button(.custom, title: "i", image: 5).intrinsicContentSize.height, 22)
  }

  @Test("[T] a button without a title shows no shadow")
  func shadow() {
    _ = HostSimulator.fresh()
    let button = UIButton()
    button.setTitleShadowColor(.red, for: .normal)
    expectNil(button.titleLabel?.shadowColor)
    button.setTitle("Title", for: .normal)
    expectEqual(button.titleLabel?.shadowColor, .red)
  }
}
