import UIKit

/// The font and the color of an item's title in a navigation bar.
@MainActor struct NavigationTitleLook {
  var font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var color = UIColor.label

  /// Creates a look from the attributes of a bar, or of the item alone if there is no bar.
  init(of bar: UINavigationBar?, for item: UINavigationItem) {
    let attributes = Self.attributes(of: bar, for: item)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
  }

  private static func attributes(
    of bar: UINavigationBar?, for item: UINavigationItem
  ) -> [NSAttributedString.Key: Any] {
    var appearance = item.standardAppearance ?? bar?.standardAppearance
    if bar?.traitCollection.verticalSizeClass == .compact {
      // Landscape phones. The title is shown while content is under the bar, so the appearance at the scroll edge never
      // applies.
      appearance = item.compactAppearance ?? bar?.compactAppearance ?? appearance
    }
    return (bar?.titleTextAttributes ?? [:]).merging(appearance?.titleTextAttributes ?? [:]) { $1 }
  }
}
