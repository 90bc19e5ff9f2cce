/// What a script says of a scroll view; nothing of it follows from UIKit's rules.
struct ScrollScript {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var safeAreaTop: CGFloat = 0
  var contentInset = UIEdgeInsets.zero
  var contentSize = CGSize.zero

  /// The insets with the safe area: always, never, or (automatic) while the content is taller than the view.
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

/// A scroll view whose flags and insets are scripted, and whose offset is stored as given: neither rounded nor
/// clamped, and not moved by insets.
@MainActor protocol ScriptedScrolling: UIScrollView {
  var script: ScrollScript { get set }
}

extension ScriptedScrolling {
  /// Gives the view another size; the offset and the content's height stay.
  func resize(to size: CGSize) {
    let offset = contentOffset
    frame = CGRect(origin: .zero, size: size)
    script.contentSize.width = size.width
    contentOffset = offset
  }
}
