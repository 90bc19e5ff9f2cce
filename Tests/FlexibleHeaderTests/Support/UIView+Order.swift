import UIKit

extension UIView {
  /// Returns whether a subview is in front of all subviews of a class. Views that the system adds don't count, such as the
  /// scroll indicators.
  func shows(_ subview: UIView, inFrontOf others: UIView.Type) -> Bool {
    subviews.last { $0 === subview || $0.isKind(of: others) } === subview
  }
}
