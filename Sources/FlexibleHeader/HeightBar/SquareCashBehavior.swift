import HeaderEngine
import UIKit

/// The bar shrinks as the content goes up, and only scrolling back to the top opens it again.
open class SquareCashBehavior: HeightBarBehavior {
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let bar, !isSnapping {
      bar.progress = CGFloat(SquareCashBar.progress(tracker.measure(scrollView), bar.barHeights))
    }
    super.scrollViewDidScroll(scrollView)
  }
}
