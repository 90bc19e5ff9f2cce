import UIKit

extension UIView {
  /// Returns the view at a point as `hitTest(_:with:)` does, but tests the subviews in drawing order. UIKit's
  /// implementation ignores `zPosition`.
  func hitTestInDrawnOrder(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    let drawn = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for (_, subview) in drawn.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
