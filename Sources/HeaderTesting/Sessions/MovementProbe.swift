import FlexibleHeader

/// Receives the delegate events of a scroll view, after its delegate, and reports the end of one kind of movement.
@MainActor final class MovementProbe: NSObject, UIScrollViewDelegate {
  private let callback: ScreenCallback
  private let onEnd: () -> Void
  private weak var scrollView: UIScrollView?
  private weak var formerDelegate: (any UIScrollViewDelegate)?
  private var splitter: ScrollViewDelegateSplitter?

  init(at callback: ScreenCallback, of scrollView: UIScrollView, onEnd: @escaping () -> Void) {
    self.callback = callback
    self.onEnd = onEnd
    self.scrollView = scrollView
    super.init()
    join(scrollView)
  }

  /// Installed headers share the delegate with the app through a splitter. The probe takes the app's place in it.
  private func join(_ scrollView: UIScrollView) {
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
    if callback == .dragEnd { onEnd() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if callback == .decelerationEnd { onEnd() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if callback == .scrollAnimationEnd { onEnd() }
  }
}
