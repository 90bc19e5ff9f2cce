import Foundation

/// A button of a bar, with a title or an image in the tint color.
@MainActor final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  /// The color, or `nil` for the bar's tint color.
  private let color: UIColor?

  init(title: String?, image: UIImage? = nil, isBold: Bool = false, color: UIColor? = nil) {
    self.color = color
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    label.text = image == nil ? title : nil
    picture.image = image
    isAccessibilityElement = true
    accessibilityLabel = title
    addSubview(image == nil ? label : picture)
    showState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
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
    label.textColor = isEnabled ? color ?? tintColor : .systemGray
    alpha = isHighlighted ? 0.3 : 1
  }
}
