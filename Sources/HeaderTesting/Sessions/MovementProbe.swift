import FlexibleHeader

/// Receives the delegate events of a scroll view, after its delegate, and reports the ends of movements.
@MainActor final class MovementProbe: NSObject, UIScrollViewDelegate {
  private let onEnd: (ScreenCallback) -> Void
  private weak var scrollView: UIScrollView?
  private weak var formerDelegate: (any UIScrollViewDelegate)?
  private var splitter: ScrollViewDelegateSplitter?

  init(of scrollView: UIScrollView, onEnd: @escaping (ScreenCallback) -> Void) {
    self.onEnd = onEnd
    self.scrollView = scrollView
    super.init()
    // Installed headers share the delegate with the app through a splitter. The probe replaces the app in it.
    let shared = scrollView.delegate as? ScrollViewDelegateSplitter
    formerDelegate = shared == nil ? scrollView.delegate : shared?.second
    splitter = ScrollViewDelegateSplitter(formerDelegate, self)
    if let shared { shared.second = splitter } else { scrollView.delegate = splitter }
  }

  /// Ends the participation in the delegate events.
  func leave() {
    guard let scrollView, let delegate = scrollView.delegate else { return }
    if delegate === splitter {
      scrollView.delegate = formerDelegate
    } else if let shared = delegate as? ScrollViewDelegateSplitter, shared.second === splitter {
      shared.second = formerDelegate
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onEnd(.dragEnd)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onEnd(.decelerationEnd) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEnd(.scrollAnimationEnd) }
}
