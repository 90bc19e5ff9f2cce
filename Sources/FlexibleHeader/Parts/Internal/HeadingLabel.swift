import UIKit

/// A label in any weight that has the size of a text style. It wraps, and is a heading.
final class HeadingLabel: UILabel {
  private let style: UIFont.TextStyle
  private let weight: UIFont.Weight
  /// The effects that morph the label.
  private weak var effects: HeaderEffects?

  init(_ text: String, style: UIFont.TextStyle, weight: UIFont.Weight) {
    self.style = style
    self.weight = weight
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    accessibilityTraits.insert(.header)
    followTextSize()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let textSize = traitCollection.preferredContentSizeCategory
    if textSize != previousTraitCollection?.preferredContentSizeCategory { followTextSize() }
  }

  private func followTextSize() {
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
    font = .systemFont(ofSize: size, weight: weight)
  }

  // MARK: - Morph

  /// Morphs into another title over a movement.
  func morph(into other: HeadingLabel, over source: HeaderProgressSource, in effects: HeaderEffects) {
    effects.morph(self, into: other, over: source)
    self.effects = effects
    other.effects = effects
  }

  /// Removes the morph from both of its labels.
  func endMorph() {
    effects?.removeAll(from: self)
    effects = nil
  }
}
