import Foundation

/// A large title at the bottom edge of a navigation bar. The part that doesn't fit is hidden behind the
/// buttons.
@MainActor final class LargeTitleView: UIView {
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
  var textColor: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The font of the title. `nil` uses the system font.
  var font: UIFont? {
    get { label.font }
    set { label.font = newValue ?? .systemFont(ofSize: 34, weight: .bold) }
  }
  /// The distance of the title from the sides, in points.
  var margin: CGFloat = 0 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 34, weight: .bold)
    clipsToBounds = true
    isHidden = true
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = UINavigationBar.largeTitleHeight
    label.frame = CGRect(
      x: margin, y: bounds.height - height, width: max(0, bounds.width - 2 * margin), height: height)
  }
}
