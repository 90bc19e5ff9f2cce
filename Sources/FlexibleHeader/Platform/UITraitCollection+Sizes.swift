import UIKit

extension UITraitCollection {
  /// Returns whether views may need another size than with the former traits.
  ///
  /// The system changes other traits without need of a measurement: it shows an app that leaves the foreground light and dark, to
  /// take pictures of it.
  func mayChangeSizes(since former: UITraitCollection?) -> Bool {
    guard let former else { return true }
    return preferredContentSizeCategory != former.preferredContentSizeCategory
      || legibilityWeight != former.legibilityWeight
      || layoutDirection != former.layoutDirection
      || horizontalSizeClass != former.horizontalSizeClass
      || verticalSizeClass != former.verticalSizeClass
      || userInterfaceIdiom != former.userInterfaceIdiom
      || displayScale != former.displayScale
  }
}
