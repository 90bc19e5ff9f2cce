/// The scripted plain scroll view; see ``ScriptedScrolling``.
final class ScriptedScrollView: UIScrollView, ScriptedScrolling {
  var script = ScrollScript()

  override var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  override var contentInset: UIEdgeInsets {
    get {
      // PortableUIKit identifies an observed property by its read access.
      _ = super.contentInset
      return script.contentInset
    }
    set { script.contentInset = newValue }
  }

  override var contentSize: CGSize {
    get {
      _ = super.contentSize
      return script.contentSize
    }
    set { script.contentSize = newValue }
  }

  override var adjustedContentInset: UIEdgeInsets {
    script.adjustedInset(contentInsetAdjustmentBehavior, viewHeight: bounds.height)
  }

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: script.safeAreaTop, left: 0, bottom: 0, right: 0)
  }

  override var isTracking: Bool { script.isTracking }
  override var isDragging: Bool { script.isDragging }
  override var isDecelerating: Bool { script.isDecelerating }
}
