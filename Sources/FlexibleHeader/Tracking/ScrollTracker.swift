import HeaderEngine
import UIKit

/// Receives what a `ScrollTracker` finds out about its scroll view.
@MainActor protocol ScrollTrackerClient: AnyObject {
  /// The observed content offset changed, and the change is not the tracker's own.
  func trackedContentDidMove()
  /// The observed content size changed.
  func trackedContentSizeDidChange()
  /// A frame of an animation, `duration` seconds after the previous one.
  func trackerDidAdvance(by duration: TimeInterval)
}

extension ScrollTrackerClient {
  func trackedContentSizeDidChange() {}
  func trackerDidAdvance(by duration: TimeInterval) {}
}

/// The link between a header and its scroll view: it measures, writes, observes, and drives animations.
///
/// All headers use it, so that each of these exists once. It decides nothing; the engines do.
@MainActor final class ScrollTracker {
  weak var client: (any ScrollTrackerClient)?

  /// The scroll view, held weakly.
  private(set) weak var scrollView: UIScrollView?
  /// A Boolean value that indicates whether a scroll view was attached and not detached. If `scrollView` is `nil`
  /// nevertheless, it was deallocated.
  private(set) var isAttached = false
  /// The ledgers of the scroll views that are not tracked at the moment.
  var ledgers = ScrollViewLedgers()

  // Comparing identities costs less than asking views for their superviews, at every event.
  private weak var headerSuperview: UIView?
  private var headerSuperviewID: ObjectIdentifier?
  private var suspensions = 0
  private var offsetObservation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  private var observedSize = CGSize.zero
  private var displayLink: DisplayLink?

  // MARK: - Scroll view

  /// Attaches a scroll view in place of the former one, or none. Observations end.
  func attach(_ scrollView: UIScrollView?) {
    offsetObservation = nil
    sizeObservation = nil
    self.scrollView = scrollView
    isAttached = scrollView != nil
  }

  /// Returns whether the scroll view was deallocated since the last call, and detaches it.
  func detachLostScrollView() -> Bool {
    guard isAttached, scrollView == nil else { return false }
    attach(nil)
    return true
  }

  /// The superview of the header: what `ScrollMetrics.headerOrigin` and `containsHeader` refer to.
  func headerDidMove(to superview: UIView?) {
    headerSuperview = superview
    headerSuperviewID = superview.map(ObjectIdentifier.init)
  }

  /// Returns whether the header is a subview of a scroll view.
  func containsHeader(_ scrollView: UIScrollView) -> Bool {
    ObjectIdentifier(scrollView) == headerSuperviewID
  }

  // MARK: - Events

  /// A Boolean value that indicates whether events are ignored at the moment, because the header causes them.
  var isSuspended: Bool { suspensions > 0 }

  /// Runs `body`; events that it causes are ignored. Calls may be nested.
  func suspended<Result>(_ body: () -> Result) -> Result {
    suspensions += 1
    defer { suspensions -= 1 }
    return body()
  }

  /// Starts or stops observing the content offset.
  func observeOffset(_ observes: Bool) {
    guard observes, let scrollView else {
      offsetObservation = nil
      return
    }
    offsetObservation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated {
        guard let self, !self.isSuspended else { return }
        self.client?.trackedContentDidMove()
      }
    }
  }

  /// A Boolean value that indicates whether the content size is observed.
  var observesContentSize: Bool { sizeObservation != nil }

  /// Starts or stops observing the content size. Lists also set sizes that they have already; those are skipped.
  func observeContentSize(_ observes: Bool) {
    guard observes, let scrollView else {
      sizeObservation = nil
      return
    }
    observedSize = scrollView.contentSize
    sizeObservation = scrollView.observe(\.contentSize) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.contentSizeDidChange(to: scrollView.contentSize) }
    }
  }

  private func contentSizeDidChange(to size: CGSize) {
    guard size != observedSize else { return }
    observedSize = size
    client?.trackedContentSizeDidChange()
  }

  // MARK: - Writing

  /// Writes into the attached scroll view. Events that this causes are ignored.
  func write(_ write: ScrollWrite) {
    guard !write.isEmpty, let scrollView else { return }
    self.write(write, to: scrollView)
  }

  /// Writes into any scroll view. Events that this causes are ignored.
  func write(_ write: ScrollWrite, to scrollView: UIScrollView) {
    guard !write.isEmpty else { return }
    suspended { scrollView.apply(write) }
  }

  /// Performs the writes of an update until the engine is done.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - proceed: Measures the scroll view again and continues a partial update.
  /// - Returns: The new layout, or `nil` if nothing changes.
  func perform<Layout>(_ update: HeaderUpdate<Layout>, proceed: () -> HeaderUpdate<Layout>) -> Layout? {
    var update = update
    while update.isPartial {
      write(update.write)
      update = proceed()
    }
    write(update.write)
    return update.layout
  }

  // MARK: - Animations

  /// A Boolean value that determines whether the client receives frames. A display link exists exactly while it does.
  var wantsFrames: Bool {
    get { displayLink != nil }
    set {
      guard newValue != (displayLink != nil) else { return }
      displayLink =
        newValue ? DisplayLink { [weak self] in self?.client?.trackerDidAdvance(by: $0) } : nil
    }
  }
}

/// Measures of scroll views.
extension ScrollTracker {
  /// The measures of the attached scroll view, or `nil` without one.
  var metrics: ScrollMetrics? { scrollView.map { measure($0) } }

  /// Measures any scroll view.
  func measure(_ scrollView: UIScrollView) -> ScrollMetrics {
    var metrics = Self.metrics(of: scrollView)
    metrics.headerOrigin = headerOrigin(over: scrollView)
    if headerSuperviewID != nil {
      let top = scrollView.center.y - scrollView.bounds.height * 0.5
      metrics.topBelowHeader = top - metrics.headerOrigin
    }
    metrics.containsHeader = containsHeader(scrollView)
    return metrics
  }

  /// Measures a scroll view apart from any header.
  static func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    let inset = scrollView.contentInset
    let adjustedInset = scrollView.adjustedContentInset
    let adjusts = scrollView.contentInsetAdjustmentBehavior != .never
    let safeArea = adjusts ? scrollView.safeAreaInsets : .zero
    return ScrollMetrics(
      offset: scrollView.contentOffset.y,
      contentHeight: scrollView.contentSize.height,
      viewHeight: scrollView.bounds.height,
      contentInsetTop: inset.top,
      contentInsetBottom: inset.bottom,
      adjustedInsetTop: adjustedInset.top,
      adjustedInsetBottom: adjustedInset.bottom,
      indicatorInsetTop: scrollView.verticalScrollIndicatorInsets.top,
      safeAreaTop: safeArea.top,
      safeAreaBottom: safeArea.bottom,
      refreshHeight: scrollView.refreshControl.map { $0.isRefreshing ? $0.frame.height : 0 } ?? 0,
      isTracking: scrollView.isTracking,
      isDragging: scrollView.isDragging,
      isDecelerating: scrollView.isDecelerating,
      isPaging: scrollView.isPagingEnabled)
  }

  /// The position of the header's superview in the coordinate system of the scroll view's superview.
  private func headerOrigin(over scrollView: UIScrollView) -> CGFloat {
    guard headerSuperviewID != nil, let container = scrollView.superview,
      ObjectIdentifier(container) != headerSuperviewID
    else { return 0 }
    // A header inside its scroll view is translated with the content, so that it never moves against the container.
    if containsHeader(scrollView) { return scrollView.frame.minY }
    return headerSuperview?.convert(CGPoint.zero, to: container).y ?? 0
  }
}
