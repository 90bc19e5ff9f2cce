import UIKit

/// Touches on the header scroll the content below it.
extension SectionedHeaderView {
  /// Returns whether touches on a view inside the header go to the scroll view.
  func passesOn(touchesOf hit: UIView) -> Bool {
    var view: UIView? = hit
    while let current = view, current !== self {
      if current.takesTouches || (current as? SectionClip)?.section.keepsTouches == true { return false }
      view = current.superview
    }
    return true
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view does something with touches.
  fileprivate var takesTouches: Bool {
    if self is UIControl || self is UIScrollView || canBecomeFirstResponder { return true }
    return gestureRecognizers?.contains { $0.isEnabled } ?? false
  }
}
