import FlexibleHeader
import UIKit

extension UIScrollView {
  /// The subviews without the frontmost ones that UIKit uses for scroll indicators.
  var subviewsWithoutIndicators: [UIView] {
    subviews.filter { !String(describing: type(of: $0)).contains("ScrollIndicator") }
  }
}
