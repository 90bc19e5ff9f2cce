import UIKit

extension UIView {
  /// A Boolean value that indicates whether the frame follows from bounds and center alone.
  var hasPlainFrame: Bool { transform.isIdentity && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) }
}
