import UIKit

/// A tab with a centered title that the user can tap.
///
/// Scroll views leave touches to controls that handle them. Tabs fill their scroll view, so a tab isn't a control.
final class HeaderTab: UIView {
  private let label: HeadingLabel
  private let onTap: () -> Void

  init(_ title: String, onTap: @escaping () -> Void) {
    self.onTap = onTap
    label = HeadingLabel(title, style: .subheadline, weight: .semibold)
    super.init(frame: .zero)
    label.numberOfLines = 1
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    let recognizer = AreaTapRecognizer()
    recognizer.isInArea = { _ in true }
    recognizer.onTap = onTap
    addGestureRecognizer(recognizer)
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that determines whether the title is that of the selected tab.
  var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }

  private func showSelection() {
    label.textColor = isSelected ? .label : .secondaryLabel
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  override func accessibilityActivate() -> Bool {
    onTap()
    return true
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
