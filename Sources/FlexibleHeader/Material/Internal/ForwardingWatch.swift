import UIKit

/// Calls a closure at the first drag that moves the content. A header to which the app forwards events ends the watch with the
/// first event of the drag, which comes before.
@MainActor final class ForwardingWatch {
  private var target: PanTarget?
  private var start: CGFloat?

  init(of scrollView: UIScrollView, onDrag: @escaping @MainActor () -> Void) {
    target = PanTarget(of: scrollView.panGestureRecognizer) { [weak self, weak scrollView] state in
      guard let self, let scrollView else { return }
      let y = scrollView.contentOffset.y
      guard state != .began, let start, y != start else { return start = y }
      end()
      onDrag()
    }
  }

  func end() {
    target?.end()
    target = nil
  }
}
