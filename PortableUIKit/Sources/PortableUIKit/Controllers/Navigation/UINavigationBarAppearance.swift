import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// The attributes of the title. Only font and color are used. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The attributes of a large title. Only font and color are used. The default is empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override func copied() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
