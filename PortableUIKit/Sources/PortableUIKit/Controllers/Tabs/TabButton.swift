import Foundation

/// A button of a tab bar: an image above a title, with a badge.
@MainActor final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    picture.automaticRenderingMode = .alwaysTemplate
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  func show(isSelected: Bool, unselectedColor: UIColor?, look: UITabBarItemStateAppearance? = nil) {
    let own = look?.titleTextAttributes[.foregroundColor] as? UIColor ?? look?.iconColor
    label.font = look?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    badge.backgroundColor = look?.badgeBackgroundColor ?? .systemRed
    self.isSelected = isSelected
    accessibilityLabel = item.title
    isEnabled = item.isEnabled
    label.text = item.title
    label.textColor = own ?? (isSelected ? tintColor : unselectedColor ?? .systemGray)
    picture.tintColor = look?.iconColor ?? label.textColor
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let image = picture.image?.size ?? .zero
    let top = max(0, (bounds.height - image.height - text.height) / 2)
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    let width = min(text.width, bounds.width)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + image.height, width: width, height: text.height)
    let badgeWidth = max(18, badge.sizeThatFits(bounds.size).width + 8)
    badge.frame = CGRect(x: bounds.midX + max(image.width, width) / 2, y: 2, width: badgeWidth, height: 18)
  }
}
