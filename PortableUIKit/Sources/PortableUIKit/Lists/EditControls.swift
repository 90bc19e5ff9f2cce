import Foundation

/// The control at the leading edge of a cell in editing mode: a disc with a minus or a plus.
@MainActor final class EditControl: UIControl {
  private static let diameter: CGFloat = 22
  private static let stroke = CGSize(width: 11, height: 2)

  var onTap: (() -> Void)?
  private let disc = UIView()

  init(style: UITableViewCell.EditingStyle) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = style == .delete ? "Delete" : "Insert"
    disc.isUserInteractionEnabled = false
    disc.backgroundColor = style == .delete ? .systemRed : .systemGreen
    disc.layer.cornerRadius = Self.diameter / 2
    disc.frame.size = CGSize(width: Self.diameter, height: Self.diameter)
    for angle in style == .delete ? [0] : [0, CGFloat.pi / 2] {
      let stroke = UIView(frame: CGRect(origin: .zero, size: Self.stroke))
      stroke.backgroundColor = .white
      stroke.center = CGPoint(x: Self.diameter / 2, y: Self.diameter / 2)
      stroke.transform = CGAffineTransform(rotationAngle: angle)
      disc.addSubview(stroke)
    }
    addSubview(disc)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.center = CGPoint(x: TableMetrics.textMargin + Self.diameter / 2, y: bounds.midY)
  }
}

/// The control at the trailing edge of a cell with which its row is moved: three lines.
@MainActor final class MoveControl: UIControl {
  /// The steps of a movement, with the touch.
  enum Step {
    case begin(UITouch)
    case move(UITouch)
    case end
  }

  private static let line = CGSize(width: 20, height: 2)
  private static let gap: CGFloat = 5

  var onStep: ((Step) -> Void)?
  private let lines = [UIView(), UIView(), UIView()]

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Reorder"
    for line in lines {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .systemGray3
      line.frame.size = Self.line
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - 1) * Self.gap)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onStep?(.begin(touch))
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onStep?(.move(touch))
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onStep?(.end) }
  override func cancelTracking(with event: UIEvent?) { onStep?(.end) }

  /// Prevents the table from scrolling with a finger on the control.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// The red button that confirms the deletion of a row.
@MainActor final class ConfirmButton: UIControl {
  private static let padding: CGFloat = 15

  var onTap: (() -> Void)?
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemRed
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textColor = .white
    label.isAccessibilityElement = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  var title: String = "" {
    didSet {
      label.text = title
      accessibilityLabel = title
    }
  }

  /// The width of the title with its padding, in points.
  var width: CGFloat { label.sizeThatFits(.zero).width + 2 * Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: Self.padding, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
