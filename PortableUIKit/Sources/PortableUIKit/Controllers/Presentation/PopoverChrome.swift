import Foundation

/// The shadow of a popover and the arrow that points at its source.
@MainActor final class PopoverChrome: UIView {
  /// The width of the arrow at its base, in points [?]. Its length is the gap between the popover and its
  /// source.
  private static let arrowWidth: CGFloat = 37
  private static let arrowLength = PresentationFrame.popoverGap
  private static let shadow: (opacity: Float, radius: CGFloat, offset: CGSize) = (
    0.25, 24, CGSize(width: 0, height: 4)
  )

  private let arrowLayer = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = Self.shadow.opacity
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = Self.shadow.offset
    layer.cornerRadius = UIPresentationController.cornerRadius
    layer.addSublayer(arrowLayer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Shows the shadow around a frame, with an arrow toward the center of the source, as far as the rounded
  /// corners permit. Both rectangles are in points of the superview.
  func show(_ frame: CGRect, pointingAt source: CGRect, arrow: UIPopoverArrowDirection, color: UIColor) {
    if self.frame != frame { self.frame = frame }
    backgroundColor = color
    let size = frame.size
    layer.shadowPath =
      UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: size), cornerRadius: layer.cornerRadius
      ).cgPath
    arrowLayer.fillColor = color.resolvedColor(with: traitCollection).cgColor
    let path = UIBezierPath()
    let corners = self.corners(
      of: arrow, in: size, middle: CGPoint(x: source.midX - frame.minX, y: source.midY - frame.minY))
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    arrowLayer.path = path.cgPath
  }

  /// Returns the two ends of the base and the tip between them.
  private func corners(of arrow: UIPopoverArrowDirection, in size: CGSize, middle: CGPoint) -> [CGPoint] {
    let (half, length) = (Self.arrowWidth / 2, Self.arrowLength)
    func place(_ middle: CGFloat, along length: CGFloat) -> CGFloat {
      let margin = layer.cornerRadius + half
      return length < 2 * margin ? length / 2 : min(max(middle, margin), length - margin)
    }
    let (x, y) = (place(middle.x, along: size.width), place(middle.y, along: size.height))
    return switch arrow {
    case .up: [CGPoint(x: x - half, y: 0), CGPoint(x: x, y: -length), CGPoint(x: x + half, y: 0)]
    case .down:
      [
        CGPoint(x: x - half, y: size.height), CGPoint(x: x, y: size.height + length),
        CGPoint(x: x + half, y: size.height),
      ]
    case .left: [CGPoint(x: 0, y: y - half), CGPoint(x: -length, y: y), CGPoint(x: 0, y: y + half)]
    default:
      [
        CGPoint(x: size.width, y: y - half), CGPoint(x: size.width + length, y: y),
        CGPoint(x: size.width, y: y + half),
      ]
    }
  }
}
