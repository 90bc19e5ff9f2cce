import UIKit

extension UIView {
  /// Finds the view that a touch hits, as `hitTest(_:with:)` does, but asks the subviews in the order in which
  /// they are drawn. UIKit ignores `zPosition`.
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
