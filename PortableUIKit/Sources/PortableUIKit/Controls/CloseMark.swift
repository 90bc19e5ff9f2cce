import Foundation

/// The gray disc with a cross of a close button.
@MainActor final class CloseMark: UIView {
  /// The width and height of the disc, in points.
  static let size: CGFloat = 30
  private static let strokes: (length: CGFloat, width: CGFloat) = (13, 2)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    isUserInteractionEnabled = false
    backgroundColor = ControlColor.fill
    layer.cornerRadius = Self.size / 2
    for angle in [CGFloat.pi / 4, -.pi / 4] {
      let stroke = UIView(frame: CGRect(x: 0, y: 0, width: Self.strokes.length, height: Self.strokes.width))
      stroke.center = CGPoint(x: Self.size / 2, y: Self.size / 2)
      stroke.transform = CGAffineTransform(rotationAngle: angle)
      stroke.backgroundColor = .secondaryLabel
      addSubview(stroke)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }
}
