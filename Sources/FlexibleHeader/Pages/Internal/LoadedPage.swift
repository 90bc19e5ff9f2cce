import UIKit

/// A page that is a child of the pages controller.
@MainActor final class LoadedPage {
  /// The appearance state of the page.
  enum Appearance { case hidden, appearing, appeared, disappearing }

  let index: Int
  let controller: UIViewController
  private(set) weak var scrollView: UIScrollView?
  private(set) var appearance = Appearance.hidden
  /// The distance by which the content has to be scrolled once it is long enough, in points, or `nil` if there is none.
  var pendingDistance: CGFloat? {
    didSet {
      restoredOffset = nil
      dragObservation = nil
    }
  }

  /// The content offset, in points, that was written for the pending distance.
  private var restoredOffset: CGFloat?
  private var isCurrent = false
  /// The former properties of the page's view, or `nil` if it isn't used as a page.
  private var formerLook: (mask: UIView.AutoresizingMask, hidesElements: Bool)?
  /// The value of `scrollsToTop` that the app set.
  private var ownScrollsToTop = true
  private var observation: NSKeyValueObservation?
  /// Ends the wait for the pending distance when the user drags the content.
  private var dragObservation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  /// A Boolean value that indicates whether it was reported that the page has no scroll view, or several and doesn't choose
  /// one.
  private var reportedChoice = false

  init(_ controller: UIViewController, at index: Int) {
    self.controller = controller
    self.index = index
  }

  // MARK: - View

  /// Loads the page's view, and prepares it for placement by the pages.
  func takeView() -> UIView {
    let view: UIView = controller.view
    formerLook = (view.autoresizingMask, view.accessibilityElementsHidden)
    view.autoresizingMask = []
    return view
  }

  /// Restores the former properties of the page's view and its scroll view.
  func restoreViews() {
    leaveScrollView()
    guard let formerLook, let view = controller.viewIfLoaded else { return }
    view.autoresizingMask = formerLook.mask
    view.accessibilityElementsHidden = formerLook.hidesElements
  }

  // MARK: - Scroll view

  /// Determines the page's scroll view, and returns whether it differs from the former one.
  func findScrollView() -> Bool {
    let found = currentScrollView()
    guard found !== scrollView else { return false }
    leaveScrollView()
    scrollView = found
    guard let found else { return true }
    ownScrollsToTop = found.scrollsToTop
    found.scrollsToTop = false
    return true
  }

  /// Returns the scroll view that the page provides, or otherwise the only one in its view. If there are several and the page
  /// doesn't provide one, returns `nil`.
  private func currentScrollView() -> UIScrollView? {
    if let page = controller as? any HeaderPage { return page.headerScrollView }
    guard let view = controller.viewIfLoaded else { return nil }
    if let scrollView, scrollView.isDescendant(of: view) { return scrollView }
    var candidates = view.verticalScrollViews
    if candidates.count > 1 { candidates.removeAll { !$0.isScrollEnabled } }
    if candidates.count != 1, view.window != nil, !reportedChoice {
      reportedChoice = true
      HeaderMisuse.report(candidates.isEmpty ? .pageWithoutScrollView : .severalScrollViews)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The distance by which the content is scrolled down from its top, in points, or `nil` without a scroll view. Content that
  /// bounces counts as back at its end.
  var distance: CGFloat? {
    if let pendingDistance { return pendingDistance }
    guard let scrollView else { return nil }
    let y = scrollView.contentOffset.y
    return max(0, (isMoving ? min(y, scrollView.endOffset) : y) - scrollView.topOffset)
  }

  /// Scrolls to the pending distance, as far as the content reaches.
  ///
  /// Until the page has appeared, insets aren't final and the distance stays pending. Afterward, it stays pending only as long
  /// as nothing else moves the content. Content that left its window stays where it is, because it has lost the safe area.
  func restoreDistance(isFinal: Bool) {
    guard let distance = pendingDistance, let scrollView else { return }
    if restoredOffset != nil, scrollView.window == nil { return }
    let isMoved = isFinal && restoredOffset.map { abs($0 - scrollView.contentOffset.y) > 0.5 } ?? false
    guard !isMoved, !scrollView.isDragging, !scrollView.isDecelerating else {
      pendingDistance = nil
      return
    }
    let (target, end) = (scrollView.topOffset + distance, scrollView.endOffset)
    scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: min(target, end))
    restoredOffset = scrollView.contentOffset.y
    if isFinal, target <= end + 0.5 { pendingDistance = nil } else { awaitDrag(of: scrollView) }
  }

  private func awaitDrag(of scrollView: UIScrollView) {
    guard dragObservation == nil else { return }
    dragObservation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { if scrollView.isDragging { self?.pendingDistance = nil } }
    }
  }

  /// Records that the header moved the content from the offset that was written for the pending distance.
  func keepRestoredOffset() {
    if restoredOffset != nil { restoredOffset = scrollView?.contentOffset.y }
  }

  /// Calls `onChange` when the content becomes longer or shorter, until the page has another scroll view.
  func observeContentSize(_ onChange: @escaping @MainActor (LoadedPage) -> Void) {
    var height = scrollView?.contentSize.height
    sizeObservation = scrollView?.observe(\.contentSize) { [weak self] scrollView, _ in
      MainActor.assumeIsolated {
        guard let self, scrollView.contentSize.height != height else { return }
        height = scrollView.contentSize.height
        onChange(self)
      }
    }
  }

  /// Calls `onMove` when the content moves. Pass `nil` to stop.
  func observeMoves(_ onMove: (@MainActor (LoadedPage) -> Void)?) {
    guard let onMove, let scrollView else {
      observation = nil
      return
    }
    guard observation == nil else { return }
    observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated {
        if let self { onMove(self) }
      }
    }
  }

  var isDragged: Bool { scrollView?.motionFlags.isDragged == true }

  /// A Boolean value that indicates whether the content is dragged or decelerates.
  var isMoving: Bool { scrollView.map { $0.isDragging || $0.isDecelerating } ?? false }

  /// Stops content that decelerates, within its range. Content that is dragged continues to move.
  func stop() {
    guard let scrollView, scrollView.isDecelerating, !scrollView.isTracking else { return }
    let y = min(max(scrollView.topOffset, scrollView.contentOffset.y), scrollView.endOffset)
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
  }

  /// Determines whether a tap on the status bar scrolls this page. Other pages never do.
  func setCurrent(_ isCurrent: Bool) {
    keepScrollsToTop()
    self.isCurrent = isCurrent
    scrollView?.scrollsToTop = isCurrent && ownScrollsToTop
    controller.viewIfLoaded?.accessibilityElementsHidden = !isCurrent || formerLook?.hidesElements == true
  }

  private func leaveScrollView() {
    observation = nil
    dragObservation = nil
    sizeObservation = nil
    keepScrollsToTop()
    scrollView?.scrollsToTop = ownScrollsToTop
    isCurrent = false
  }

  private func keepScrollsToTop() {
    if isCurrent, let scrollView { ownScrollsToTop = scrollView.scrollsToTop }
  }

  // MARK: - Appearance

  func beginAppearing(animated: Bool) {
    guard appearance == .hidden || appearance == .disappearing else { return }
    appearance = .appearing
    controller.beginAppearanceTransition(true, animated: animated)
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    controller.beginAppearanceTransition(false, animated: animated)
  }

  /// Ends an appearance or a disappearance that has begun.
  func endTransition() {
    switch appearance {
    case .appearing: appearance = .appeared
    case .disappearing: appearance = .hidden
    case .hidden, .appeared: return
    }
    controller.endAppearanceTransition()
  }

  /// Completes the appearance of the page.
  func appear(animated: Bool) {
    beginAppearing(animated: animated)
    endTransition()
  }

  /// Completes the disappearance of the page.
  func disappear(animated: Bool) {
    beginDisappearing(animated: animated)
    endTransition()
  }
}

extension UIView {
  /// The scroll views at or below this view that aren't part of another scroll view and that may scroll vertically.
  fileprivate var verticalScrollViews: [UIScrollView] {
    guard let scrollView = self as? UIScrollView else { return subviews.flatMap(\.verticalScrollViews) }
    return scrollView.mayScrollVertically ? [scrollView] : []
  }
}

extension UIScrollView {
  /// The vertical offset of content at its top.
  fileprivate var topOffset: CGFloat { -adjustedContentInset.top }

  /// The vertical offset of content at its end. Content that isn't long enough is at its top there, too.
  fileprivate var endOffset: CGFloat {
    max(topOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// A Boolean value that indicates whether the content isn't known to move only horizontally.
  fileprivate var mayScrollVertically: Bool {
    let isWider = contentSize.width > bounds.width + 0.5 || alwaysBounceHorizontal
    return alwaysBounceVertical || !isWider || contentSize.height > bounds.height + 0.5
  }
}
