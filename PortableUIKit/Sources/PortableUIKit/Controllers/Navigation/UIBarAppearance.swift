import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance for a device idiom. All idioms have the same appearance here.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates an appearance with the values of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeValues(of: barAppearance)
  }

  /// Configures a translucent background with a shadow.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, .separator)
  }
  /// Configures an opaque background with a shadow.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, .separator)
  }
  /// Configures a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, nil)
  }

  /// The blur effect below the color, or `nil` if there is none.
  open var backgroundEffect: UIBlurEffect? { didSet { didChange?() } }
  /// The color above the effect, or `nil` if there is none.
  open var backgroundColor: UIColor? { didSet { didChange?() } }
  /// The image above the color, or `nil` if there is none.
  open var backgroundImage: UIImage? { didSet { didChange?() } }
  /// The content mode of the background image. The default is `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange?() } }
  /// The color of the line between bar and content, or `nil` if there is none.
  open var shadowColor: UIColor? { didSet { didChange?() } }
  /// The image between bar and content. The default, `nil`, shows a line.
  open var shadowImage: UIImage? { didSet { didChange?() } }

  /// Called after a change, for the bar that uses the appearance.
  final var didChange: (() -> Void)?

  /// Returns an appearance with the same values.
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
