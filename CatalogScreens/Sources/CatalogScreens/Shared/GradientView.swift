/// A view with a gradient from top to bottom.
final class GradientView: UIView {
  private let colors: [UIColor]

  /// Creates a gradient. The colors follow the appearance.
  init(_ colors: UIColor...) {
    self.colors = colors
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    adoptColors()
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptColors()
  }

  private func adoptColors() {
    (layer as? CAGradientLayer)?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}
