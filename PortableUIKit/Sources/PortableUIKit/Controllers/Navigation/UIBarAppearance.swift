import Foundation

/// How a bar lies on what is behind it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Makes an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance for a kind of device; all have the same here.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes an appearance with the values of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeValues(of: barAppearance)
  }

  /// Makes the background translucent, with a shadow.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, .separator)
  }
  /// Makes the background opaque, with a shadow.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, .separator)
  }
  /// Makes the background and the shadow invisible.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, nil)
  }

  /// What lies below the color: a blur, or nothing.
  open var backgroundEffect: UIBlurEffect? { didSet { didChange?() } }
  /// The color over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { didChange?() } }
  /// The picture over the color; nil for none.
  open var backgroundImage: UIImage? { didSet { didChange?() } }
  /// How the picture fills the bar; `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange?() } }
  /// The color of the line between bar and content; nil for none.
  open var shadowColor: UIColor? { didSet { didChange?() } }
  /// The picture between bar and content; nil, the default, for a line.
  open var shadowImage: UIImage? { didSet { didChange?() } }

  /// Called after a change; for the bar that shows the appearance.
  final var didChange: (() -> Void)?

  /// An appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  func takeValues(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}
