import Foundation

/// The background of a bar: a color that extends to the edges of the screen, with a hairline at the content.
@MainActor final class BarBackground: UIView {
  /// The opacity of a translucent bar, 0...1, and the radius of its blur, in points [?].
  private static let translucency: CGFloat = 0.85
  private static let blur: CGFloat = 20

  private let hairline = UIView()
  private let picture = UIImageView(image: nil)
  private let shadow = UIImageView(image: nil)
  private let hairlineIsAtTop: Bool

  init(hairlineAtTop: Bool) {
    hairlineIsAtTop = hairlineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    picture.isHidden = true
    shadow.isHidden = true
    for view in [picture, hairline, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Shows the images of the bar's legacy API. A background image replaces the color.
  func show(_ image: UIImage?, shadow shadowImage: UIImage?, _ color: UIColor?, isTranslucent: Bool) {
    show(color, isTranslucent: isTranslucent)
    show(image, .scaleToFill, shadowImage)
    hairline.backgroundColor = .separator
    // A shadow image is used only together with a background image, as in UIKit.
    hairline.isHidden = image != nil && shadowImage != nil
    shadow.isHidden = !hairline.isHidden
    guard image != nil else { return }
    backgroundColor = nil
    layer.appearance.backdropBlur = 0
  }

  /// Hides the line between bar and content.
  func hideHairline() { hairline.isHidden = true }

  /// Shows an appearance.
  func show(_ look: UIBarAppearance) {
    let color = look.backgroundColor ?? (look.backgroundEffect == nil ? nil : .systemBackground)
    let isTranslucent = look.backgroundEffect != nil
    backgroundColor =
      isTranslucent && look.backgroundColor == nil ? color?.withAlphaComponent(Self.translucency) : color
    layer.appearance.backdropBlur = isTranslucent ? Self.blur : 0
    show(look.backgroundImage, look.backgroundImageContentMode, look.shadowImage)
    hairline.backgroundColor = look.shadowColor
    hairline.isHidden = look.shadowImage != nil || look.shadowColor == nil
    shadow.isHidden = look.shadowImage == nil
  }

  private func show(_ image: UIImage?, _ mode: UIView.ContentMode, _ shadowImage: UIImage?) {
    picture.image = image
    picture.contentMode = mode
    picture.isHidden = image == nil
    shadow.image = shadowImage
    setNeedsLayout()
  }

  func show(_ color: UIColor?, isTranslucent: Bool) {
    let color = color ?? .systemBackground
    backgroundColor = isTranslucent ? color.withAlphaComponent(Self.translucency) : color
    layer.appearance.backdropBlur = isTranslucent ? Self.blur : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let shadowHeight = shadow.image?.size.height ?? 0
    shadow.frame = CGRect(
      x: 0, y: hairlineIsAtTop ? -shadowHeight : bounds.height, width: bounds.width, height: shadowHeight)
    let height = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: hairlineIsAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
