import UIKit

extension UIView {
  /// A Boolean value that indicates whether the frame follows from bounds and center alone.
  var hasPlainFrame: Bool { transform.isIdentity && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) }

  /// Sets the center and the size, each only if it differs. The frame isn't used, because it is undefined if the view has a
  /// transform.
  @inline(__always) func place(center newCenter: CGPoint, size: CGSize) {
    let bounds = bounds
    if bounds.size != size { self.bounds = CGRect(origin: bounds.origin, size: size) }
    if center != newCenter { center = newCenter }
  }

  /// Adopts the width of the superview, if the width is flexible. The width of a view that has none becomes flexible.
  func adoptFlexibleWidth() {
    guard let superview, translatesAutoresizingMaskIntoConstraints else { return }
    if bounds.width == 0 { autoresizingMask.insert(.flexibleWidth) }
    guard autoresizingMask.contains(.flexibleWidth), bounds.width != superview.bounds.width else { return }
    let width = superview.bounds.width
    place(center: CGPoint(x: 0.5 * width, y: center.y), size: CGSize(width: width, height: bounds.height))
  }
}
