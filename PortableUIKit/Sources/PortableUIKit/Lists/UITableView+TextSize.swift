import Foundation

/// The user's text size in a table.
extension UITableView {
  /// Measures self-sizing parts again if the text size changed.
  final func textSizeMayHaveChanged(from old: UITraitCollection?) {
    guard traitCollection.preferredContentSizeCategory != old?.preferredContentSizeCategory else { return }
    heightsAreOld = true
    setNeedsMeasuring()
  }

  /// Returns the font of a section's title.
  final func titleFont(isHeader: Bool, traits: UITraitCollection) -> UIFont {
    .preferredFont(
      forTextStyle: isHeader && style == .plain ? .body : .footnote, compatibleWith: traits)
  }

  /// Returns the increase of a title's height relative to the default text size, in points. 0 if the title is
  /// smaller.
  final func titleGrowth(isHeader: Bool) -> CGFloat {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let growth =
      titleFont(isHeader: isHeader, traits: traitCollection).lineHeight
      - titleFont(isHeader: isHeader, traits: standard).lineHeight
    return max(0, growth.rounded(.up))
  }
}
