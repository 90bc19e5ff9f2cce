import Foundation

/// How a table follows the size of text that the user chooses.
extension UITableView {
  /// Measures again what sizes itself, if the text size is another one than before.
  final func textSizeMayHaveChanged(from old: UITraitCollection?) {
    guard traitCollection.preferredContentSizeCategory != old?.preferredContentSizeCategory else { return }
    heightsAreOld = true
    setNeedsMeasuring()
  }

  /// The font of a section's title.
  final func titleFont(isHeader: Bool, traits: UITraitCollection) -> UIFont {
    .preferredFont(
      forTextStyle: isHeader && style == .plain ? .body : .footnote, compatibleWith: traits)
  }

  /// How much higher than at the size that devices come with a title is, in points; 0 where it is lower.
  final func titleGrowth(isHeader: Bool) -> CGFloat {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let growth =
      titleFont(isHeader: isHeader, traits: traitCollection).lineHeight
      - titleFont(isHeader: isHeader, traits: standard).lineHeight
    return max(0, growth.rounded(.up))
  }
}
