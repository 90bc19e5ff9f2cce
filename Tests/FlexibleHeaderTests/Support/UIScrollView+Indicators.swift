import FlexibleHeader
import UIKit

extension UIScrollView {
  /// The subviews but for those that UIKit may keep for the scroll indicators, in front of all others.
  var subviewsWithoutIndicators: [UIView] {
    subviews.filter { !String(describing: type(of: $0)).contains("ScrollIndicator") }
  }
}
