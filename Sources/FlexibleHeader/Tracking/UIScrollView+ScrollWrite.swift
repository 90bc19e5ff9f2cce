import HeaderEngine
import UIKit

extension UIScrollView {
  /// Writes only the values that differ, because scroll views notify their observers even when a value is set
  /// to itself.
  ///
  /// Insets and points are assigned as a whole, because modifying a part in place allocates memory.
  func apply(_ write: ScrollWrite) {
    if write.contentInsetTop != nil || write.contentInsetBottom != nil {
      var inset = contentInset
      if let top = write.contentInsetTop { inset.top = top }
      if let bottom = write.contentInsetBottom { inset.bottom = bottom }
      if inset != contentInset { contentInset = inset }
    }
    if let top = write.indicatorInsetTop {
      var inset = verticalScrollIndicatorInsets
      inset.top = top
      if inset != verticalScrollIndicatorInsets { verticalScrollIndicatorInsets = inset }
    }
    if let y = write.offset, contentOffset.y != y { contentOffset = CGPoint(x: contentOffset.x, y: y) }
  }
}
