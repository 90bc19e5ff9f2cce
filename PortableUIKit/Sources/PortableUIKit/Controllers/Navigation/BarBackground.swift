import Foundation

/// What a bar lies on: one colour, reaching as far as the screen goes, with a hairline towards the content.
@MainActor final class BarBackground: UIView {
  /// How much a translucent bar covers, 0...1, and how far it blurs what is behind, in points [?].
  private static let translucency: CGFloat = 0.85
  private static let blur: CGFloat = 20

  private let hairline = UIView()
  private let hairlineIsAtTop: Bool

  init(hairlineAtTop: Bool) {
    hairlineIsAtTop = hairlineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  func show(_ color: UIColor?, isTranslucent: Bool) {
    let color = color ?? .systemBackground
    backgroundColor = isTranslucent ? color.withAlphaComponent(Self.translucency) : color
    layer.appearance.backdropBlur = isTranslucent ? Self.blur : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: hairlineIsAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
