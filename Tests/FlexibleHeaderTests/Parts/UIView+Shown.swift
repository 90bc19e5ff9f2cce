import HeaderTesting

extension UIView {
  /// The labels in the view, at any depth.
  var labels: [UILabel] { (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels) }

  /// The frame in the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }

  /// A Boolean value that indicates whether the view and all its superviews are visible.
  var isShown: Bool { !isHidden && alpha > 0.01 && superview?.isShown ?? true }
}
