import HeaderTesting

extension UIView {
  /// The labels in the view, at any depth.
  var labels: [UILabel] { (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels) }

  /// The frame in the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }

  /// The part of the frame in the window that no superview clips.
  var visibleFrameInWindow: CGRect {
    var frame = frameInWindow
    var ancestor = superview
    while let view = ancestor {
      if view.clipsToBounds { frame = frame.intersection(view.frameInWindow) }
      ancestor = view.superview
    }
    return frame
  }

  /// A Boolean value that indicates whether the view and all its superviews are visible.
  var isShown: Bool { !isHidden && alpha > 0.01 && superview?.isShown ?? true }
}
