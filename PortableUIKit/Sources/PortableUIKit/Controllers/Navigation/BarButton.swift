import Foundation

/// A button of a bar, with a title or an image in the tint color.
@MainActor final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  /// The color, or `nil` for the bar's tint color.
  private let color: UIColor?
  private let isBold: Bool
  /// The appearance of the title. `nil` uses the system's appearance.
  var look: UIBarButtonItemAppearance? {
    didSet { showState() }
  }

  init(title: String?, image: UIImage? = nil, isBold: Bool = false, color: UIColor? = nil) {
    self.color = color
    self.isBold = isBold
    super.init(frame: .zero)
    label.text = image == nil ? title : nil
    picture.automaticRenderingMode = .alwaysTemplate
    picture.image = image
    isAccessibilityElement = true
    accessibilityLabel = title
    addSubview(image == nil ? label : picture)
    showState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }
  override var isEnabled: Bool {
    didSet { showState() }
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    showState()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture.image?.size ?? label.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = subviews.first
    let size = sizeThatFits(bounds.size)
    content?.frame = CGRect(
      x: (bounds.width - min(size.width, bounds.width)) / 2, y: (bounds.height - size.height) / 2,
      width: min(size.width, bounds.width), height: size.height)
  }

  private func showState() {
    let normal = look?.normal.titleTextAttributes
    let own = (isEnabled ? isHighlighted ? look?.highlighted : look?.normal : look?.disabled)?
      .titleTextAttributes
    label.font =
      own?[.font] as? UIFont ?? normal?[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    let color = own?[.foregroundColor] as? UIColor
    let usual = normal?[.foregroundColor] as? UIColor ?? self.color ?? tintColor
    label.textColor = color ?? (isEnabled ? usual : .systemGray)
    picture.tintColor = isEnabled ? self.color : .systemGray
    setNeedsLayout()
    // Not of the button itself, which its bar fades in and out.
    subviews.first?.alpha = isHighlighted ? 0.3 : 1
  }
}
