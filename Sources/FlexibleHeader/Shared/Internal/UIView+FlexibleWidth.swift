import UIKit

extension UIView {
  /// Adopts the width of the superview, if the width is flexible. The frame isn't used, because it is undefined if the view
  /// has a transform.
  func adoptFlexibleWidth() {
    guard let superview, autoresizingMask.contains(.flexibleWidth), translatesAutoresizingMaskIntoConstraints,
      bounds.width != superview.bounds.width
    else { return }
    let width = superview.bounds.width
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: bounds.height))
    center = CGPoint(x: 0.5 * width, y: center.y)
  }
}
