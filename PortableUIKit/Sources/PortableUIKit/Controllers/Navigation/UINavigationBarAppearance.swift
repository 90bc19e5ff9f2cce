import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes an appearance with the default background.
  public override init() { super.init() }

  /// Makes an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// How the title looks: its font and its color count; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// How a large title looks: its font and its color count; empty by default.
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
