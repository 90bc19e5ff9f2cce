import Foundation

/// The text field of a search bar, with a magnifying glass and a gray background, 36 points high.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The height of the field, its corner radius, and the width of the magnifying glass with its surroundings,
  /// in points.
  static let height: CGFloat = 36
  private static let radius: CGFloat = 10
  private static let iconWidth: CGFloat = 30
  private static let textInset: CGFloat = 5

  /// Creates an empty field with a magnifying glass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    clearButtonMode = .always
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 0, width: Self.iconWidth, height: Self.height)
    leftView = icon
    leftViewMode = .always
    accessibilityTraits = .searchField
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Returns the rectangle of the text beside the magnifying glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    if leftView == nil || leftViewMode == .never {
      rect.origin.x += Self.textInset
      rect.size.width -= Self.textInset
    }
    rect.size.width = max(0, rect.width - Self.textInset)
    return rect
  }

  /// Returns the width of the text and a height of 36 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: Self.height)
  }
}
