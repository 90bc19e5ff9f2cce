import Foundation

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }
}

/// An effect that blurs and tints the content behind the view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The styles of blur effects.
  public enum Style: Int, @unchecked Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  /// The blur radius, in points; the same for all styles [?].
  static let radius: CGFloat = 20

  final var tint = Style.regular.tint

  /// Creates a blur effect of the regular style.
  public override init() { super.init() }

  /// Creates a blur effect of the given style.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    tint = style.tint
  }
}

/// A view that applies a visual effect to the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private final let backdrop = UIView()
  private final let content = UIView()

  /// Creates a view with the given effect, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not supported; always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The view to which subviews are added. It fills the bounds.
  open var contentView: UIView { content }

  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private func prepare() {
    for part in [backdrop, content] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() {
    let blur = effect as? UIBlurEffect
    backdrop.backgroundColor = blur?.tint
    backdrop.layer.appearance.backdropBlur = blur == nil ? 0 : UIBlurEffect.radius
  }
}

extension UIBlurEffect.Style {
  /// The translucent color of the style.
  fileprivate var tint: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.6)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular, .systemMaterial: glass(0.8)
    case .prominent, .systemThickMaterial: glass(0.9)
    case .systemUltraThinMaterial: glass(0.45)
    case .systemThinMaterial: glass(0.65)
    case .systemChromeMaterial: glass(0.85)
    }
  }

  private func glass(_ alpha: CGFloat) -> UIColor {
    UIColor(dynamicProvider: { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: alpha) })
  }
}
