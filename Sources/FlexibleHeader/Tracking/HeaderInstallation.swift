import UIKit

/// The place of a header in front of a scroll view, and its part in the scroll view's delegate.
///
/// Both end with `remove()`, which leaves view hierarchy and delegate as they were found.
@MainActor final class HeaderInstallation {
  private weak var header: UIView?
  private(set) weak var scrollView: UIScrollView?
  private weak var formerDelegate: (any UIScrollViewDelegate)?
  private var events: (any UIScrollViewDelegate)?
  private var splitter: ScrollViewDelegateSplitter?
  private var isPlaced = false

  init(of header: UIView, in scrollView: UIScrollView) {
    self.header = header
    self.scrollView = scrollView
  }

  // MARK: - Place

  /// Adds the header in front of the scroll view, with the width of its superview. A header that has a superview stays
  /// there.
  ///
  /// A scroll view that is the view of a view controller has no superview that belongs to the app: the header is then
  /// added to the scroll view itself. Returns `false` if there is no place.
  func place(mayBeInside: Bool) -> Bool {
    guard let header, let scrollView, header.superview == nil else { return true }
    let isRootView = scrollView.next is UIViewController
    guard let container = isRootView ? (mayBeInside ? scrollView : nil) : scrollView.superview else {
      return false
    }
    header.autoresizingMask = .flexibleWidth
    header.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: header.frame.height)
    if container === scrollView {
      container.addSubview(header)
    } else {
      container.insertSubview(header, aboveSubview: scrollView)
    }
    isPlaced = true
    return true
  }

  // MARK: - Delegate

  /// Makes `events` the scroll view's delegate, in front of the delegate that it has.
  func forward(to events: any UIScrollViewDelegate) {
    stopForwarding()
    self.events = events
    takeOverDelegate()
  }

  /// Gives the scroll view its delegate back.
  func stopForwarding() {
    if let scrollView {
      let current = scrollView.delegate
      if current != nil, current === events || current === splitter { scrollView.delegate = formerDelegate }
    }
    events = nil
    splitter = nil
    formerDelegate = nil
  }

  /// Takes part in the scroll view's delegate again, if other code set another one meanwhile.
  func takeOverDelegate() {
    guard let scrollView, let events else { return }
    let current = scrollView.delegate
    if current === events || (current != nil && current === splitter) { return }
    formerDelegate = current
    guard let current else {
      splitter = nil
      scrollView.delegate = events
      return
    }
    splitter = ScrollViewDelegateSplitter(events, current)
    scrollView.delegate = splitter
  }

  // MARK: - Removal

  /// Removes the header from the view hierarchy and gives the scroll view its delegate back.
  func remove() {
    stopForwarding()
    if isPlaced { header?.removeFromSuperview() }
  }
}
