import Foundation

/// The button of a text field that clears the text: a gray disc with a cross.
@MainActor final class ClearButton: UIControl {
  /// The width and height of the button and its distance from the right edge of the field, in points [?].
  static let size: CGFloat = 19
  static let margin: CGFloat = 5
  private static let strokes: (length: CGFloat, width: CGFloat) = (9, 1.5)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Clear text"
    backgroundColor = .systemGray3
    layer.cornerRadius = Self.size / 2
    for angle in [CGFloat.pi / 4, -.pi / 4] {
      let stroke = UIView(frame: CGRect(x: 0, y: 0, width: Self.strokes.length, height: Self.strokes.width))
      stroke.center = CGPoint(x: Self.size / 2, y: Self.size / 2)
      stroke.transform = CGAffineTransform(rotationAngle: angle)
      stroke.backgroundColor = .systemBackground
      stroke.isUserInteractionEnabled = false
      addSubview(stroke)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}
