import Foundation

/// A segment of a segmented control.
@MainActor final class Segment: UIView {
  /// The distance of the title from the segment's sides, in points.
  private static let padding: CGFloat = 10

  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    label.isAccessibilityElement = false
    picture.contentMode = .center
    picture.automaticRenderingMode = .alwaysTemplate
    for part in [picture, label] { addSubview(part) }
    showState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The title, which replaces an image.
  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      picture.image = nil
    }
  }

  /// The image, which replaces a title.
  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      label.text = nil
    }
  }

  var isEnabled = true {
    didSet { showState() }
  }
  var isChosen = false {
    didSet { if isChosen != oldValue { showState() } }
  }
  var isPressed = false {
    didSet { if isPressed != oldValue { showState() } }
  }

  var naturalWidth: CGFloat {
    let bold = UILabel()
    bold.font = Self.font(isChosen: true)
    bold.text = label.text
    return max(bold.sizeThatFits(.zero).width, picture.image?.size.width ?? 0) + 2 * Self.padding
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }

  private static func font(isChosen: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
  }

  private func showState() {
    label.font = Self.font(isChosen: isChosen)
    label.textColor = isEnabled ? .label : ControlColor.disabled
    picture.tintColor = label.textColor
    alpha = isPressed ? 0.3 : 1
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }
}
