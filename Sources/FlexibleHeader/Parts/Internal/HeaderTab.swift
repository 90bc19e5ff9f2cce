import UIKit

/// A tab: a title in the middle, to be tapped.
final class HeaderTab: UIControl {
  private let label: HeadingLabel

  init(_ title: String) {
    label = HeadingLabel(title, style: .subheadline, weight: .semibold)
    super.init(frame: .zero)
    label.numberOfLines = 1
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { if isSelected != oldValue { showSelection() } } }

  private func showSelection() {
    label.textColor = isSelected ? .label : .secondaryLabel
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  /// The size of the title, in points.
  var titleSize: CGSize { label.sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = titleSize
    label.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
