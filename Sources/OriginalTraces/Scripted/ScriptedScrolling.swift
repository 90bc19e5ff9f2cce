/// The scripted values of a scroll view. UIKit's rules don't apply to them.
struct ScrollScript {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var safeAreaTop: CGFloat = 0
  var contentInset = UIEdgeInsets.zero
  var contentSize = CGSize.zero

  /// Returns the insets with the safe area, which is added always, never, or (automatic) while the content is
  /// taller than the view.
  func adjustedInset(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, viewHeight: CGFloat
  ) -> UIEdgeInsets {
    var inset = contentInset
    let adds =
      switch behavior {
      case .never: false
      case .always: true
      default: contentSize.height > viewHeight
      }
    if adds { inset.top += safeAreaTop }
    return inset
  }
}

/// A scroll view whose flags and insets are scripted, and whose offset is stored as given: it is neither
/// rounded nor clamped, and insets don't change it.
@MainActor protocol ScriptedScrolling: UIScrollView {
  var script: ScrollScript { get set }
}

extension ScriptedScrolling {
  /// Resizes the view without changing its offset or the content's height.
  func resize(to size: CGSize) {
    let offset = contentOffset
    frame = CGRect(origin: .zero, size: size)
    script.contentSize.width = size.width
    contentOffset = offset
  }
}
