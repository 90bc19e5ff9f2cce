import HeaderEngine
import UIKit

/// An object that is notified of the events that a `ScrollTracker` observes.
@MainActor protocol ScrollTrackerClient: AnyObject {
  /// Called when the observed content offset changed and the tracker didn't cause the change.
  func trackedContentDidMove()
  /// Called when the observed content size changed.
  func trackedContentSizeDidChange()
  /// Called for each frame of an animation, `duration` seconds after the previous one.
  func trackerDidAdvance(by duration: TimeInterval)
}

extension ScrollTrackerClient {
  func trackedContentSizeDidChange() {}
  func trackerDidAdvance(by duration: TimeInterval) {}
}

/// The connection between a header and its scroll view: it measures the scroll view, writes to it, observes
/// it, and drives animations.
///
/// All headers share this implementation. The engines compute the layout.
@MainActor final class ScrollTracker {
  /// The owner of the tracker.
  weak var client: (any ScrollTrackerClient)?

  /// The attached scroll view. It is held weakly.
  private(set) weak var scrollView: UIScrollView?
  /// A Boolean value that indicates whether a scroll view was attached and not detached. If `scrollView` is
  /// `nil` in this state, the scroll view was deallocated.
  private(set) var isAttached = false
  private var attachedID: ObjectIdentifier?
  /// The ledgers of the scroll views that aren't currently tracked.
  var ledgers = ScrollViewLedgers()

  // The superview is known by its identifier, because a weak reference would slow down every use of the superview.
  private weak var header: UIView?
  private var headerSuperviewID: ObjectIdentifier?
  private var suspensions = 0
  private var offsetObservation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  private var observedSize = CGSize.zero
  private var displayLink: DisplayLink?

  // MARK: - Scroll view

  /// Attaches a scroll view, replacing the previous one, or detaches it if the new one is `nil`. Observations
  /// end.
  func attach(_ scrollView: UIScrollView?) {
    offsetObservation = nil
    sizeObservation = nil
    self.scrollView = scrollView
    attachedID = scrollView.map(ObjectIdentifier.init)
    isAttached = scrollView != nil
  }

  /// Detaches the scroll view if it was deallocated. Returns `true` if it was.
  func detachLostScrollView() -> Bool {
    guard isAttached, scrollView == nil else { return false }
    attach(nil)
    return true
  }

  /// Returns whether a scroll view is the attached one, without loading the weak reference.
  func isAttached(to scrollView: UIScrollView) -> Bool { attachedID == ObjectIdentifier(scrollView) }

  /// Records the superview of the header, to which `ScrollMetrics.headerOrigin` and `containsHeader` refer.
  func headerDidMove(_ header: UIView) {
    self.header = header
    headerSuperviewID = header.superview.map(ObjectIdentifier.init)
  }

  /// A Boolean value that indicates whether the header is a subview of the attached scroll view. Reading it doesn't load
  /// the scroll view.
  var containsHeader: Bool { isAttached && attachedID == headerSuperviewID }

  /// Returns whether the header is a subview of a scroll view.
  func containsHeader(_ scrollView: UIScrollView) -> Bool {
    ObjectIdentifier(scrollView) == headerSuperviewID
  }

  // MARK: - Events

  /// A Boolean value that indicates whether events are ignored because the header causes them.
  var isSuspended: Bool { suspensions > 0 }

  /// Runs `body` and ignores the events that it causes. Calls may be nested.
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
      // The witness of the protocol checks the actor. A closure for `assumeIsolated` would be allocated at each event.
      (self as (any ObservedOffsetReceiver)?)?.observedOffsetDidChange()
    }
  }

  /// A Boolean value that indicates whether the content size is observed.
  var observesContentSize: Bool { sizeObservation != nil }

  /// Starts or stops observing the content size. Lists also assign sizes that don't differ; those are
  /// skipped.
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

  /// Writes to the attached scroll view. Events that this causes are ignored.
  func write(_ write: ScrollWrite) {
    guard !write.isEmpty, let scrollView else { return }
    self.write(write, to: scrollView)
  }

  /// Writes to the given scroll view. Events that this causes are ignored.
  func write(_ write: ScrollWrite, to scrollView: UIScrollView) {
    guard !write.isEmpty else { return }
    suspended { scrollView.apply(write) }
  }

  /// Performs the writes of an update until the engine is done.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - proceed: A closure that measures the scroll view again and continues a partial update.
  /// - Returns: The new layout, or `nil` if nothing changes.
  @inline(__always)
  func perform<Layout>(_ update: HeaderUpdate<Layout>, proceed: () -> HeaderUpdate<Layout>) -> Layout? {
    if update.isPartial { return performParts(of: update, proceed: proceed) }
    write(update.write)
    return update.layout
  }

  @inline(never)
  private func performParts<Layout>(
    of update: HeaderUpdate<Layout>, proceed: () -> HeaderUpdate<Layout>
  ) -> Layout? {
    var update = update
    while update.isPartial {
      write(update.write)
      update = proceed()
    }
    write(update.write)
    return update.layout
  }

  // MARK: - Animations

  /// A Boolean value that determines whether the client is notified of each frame. A display link exists only
  /// while this value is `true`.
  var wantsFrames: Bool {
    get { displayLink != nil }
    set {
      guard newValue != (displayLink != nil) else { return }
      displayLink =
        newValue ? DisplayLink { [weak self] in self?.client?.trackerDidAdvance(by: $0) } : nil
    }
  }
}

/// An object that is notified on the main thread when an observed content offset changed.
private protocol ObservedOffsetReceiver {
  func observedOffsetDidChange()
}

extension ScrollTracker: @preconcurrency ObservedOffsetReceiver {
  func observedOffsetDidChange() {
    if !isSuspended { client?.trackedContentDidMove() }
  }
}

/// Measurements of scroll views.
extension ScrollTracker {
  /// The measurements of the attached scroll view, or `nil` if none is attached.
  var metrics: ScrollMetrics? {
    // The closure of a `map` would check at run time that it is called on the main actor.
    guard let scrollView else { return nil }
    return measure(scrollView)
  }

  /// Returns the measurements of the given scroll view, including the position of the header.
  @inline(__always)
  func measure(_ scrollView: UIScrollView) -> ScrollMetrics {
    guard headerSuperviewID != nil else { return Self.metrics(of: scrollView) }
    let origin = headerOrigin(over: scrollView)
    return Self.metrics(of: scrollView, headerOrigin: origin, containsHeader: containsHeader(scrollView))
  }

  /// Returns the measurements of a scroll view without a header.
  static func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    metrics(of: scrollView, headerOrigin: nil, containsHeader: false)
  }

  @inline(__always)
  private static func metrics(
    of scrollView: UIScrollView, headerOrigin: CGFloat?, containsHeader: Bool
  ) -> ScrollMetrics {
    let height = scrollView.bounds.height
    var topBelowHeader = 0.0
    if let headerOrigin { topBelowHeader = scrollView.center.y - height * 0.5 - headerOrigin }
    let inset = scrollView.contentInset
    let adjustedInset = scrollView.adjustedContentInset
    let adjusts = scrollView.contentInsetAdjustmentBehavior != .never
    let safeArea = adjusts ? scrollView.safeAreaInsets : .zero
    return ScrollMetrics(
      offset: scrollView.contentOffset.y,
      contentHeight: scrollView.contentSize.height,
      viewHeight: height,
      contentInsetTop: inset.top,
      contentInsetBottom: inset.bottom,
      adjustedInsetTop: adjustedInset.top,
      adjustedInsetBottom: adjustedInset.bottom,
      indicatorInsetTop: scrollView.verticalScrollIndicatorInsets.top,
      safeAreaTop: safeArea.top,
      safeAreaBottom: safeArea.bottom,
      refreshHeight: scrollView.refreshControl.map { $0.isRefreshing ? $0.frame.height : 0 } ?? 0,
      headerOrigin: headerOrigin ?? 0,
      topBelowHeader: topBelowHeader,
      isTracking: scrollView.isTracking,
      isDragging: scrollView.isDragging,
      isDecelerating: scrollView.isDecelerating,
      isPaging: scrollView.isPagingEnabled,
      containsHeader: containsHeader)
  }

  /// The position of the header's superview in the coordinate system of the scroll view's superview.
  private func headerOrigin(over scrollView: UIScrollView) -> CGFloat {
    guard let container = scrollView.superview, ObjectIdentifier(container) != headerSuperviewID else {
      return 0
    }
    // A header inside its scroll view is translated with the content, so it never moves relative to the
    // container.
    if containsHeader(scrollView) { return scrollView.frame.minY }
    return header?.superview?.convert(CGPoint.zero, to: container).y ?? 0
  }
}

extension UIScrollView {
  /// Writes only the values that differ, because scroll views notify their observers even when a value is set
  /// to itself.
  ///
  /// Insets and points are assigned as a whole, because modifying a part in place allocates memory.
  func apply(_ write: ScrollWrite) {
    if write.contentInsetTop != nil || write.contentInsetBottom != nil {
      var inset = contentInset
      if let top = write.contentInsetTop { inset.top = top }
      if let bottom = write.contentInsetBottom { inset.bottom = bottom }
      if inset != contentInset { contentInset = inset }
    }
    if let top = write.indicatorInsetTop {
      var inset = verticalScrollIndicatorInsets
      if inset.top != top {
        inset.top = top
        verticalScrollIndicatorInsets = inset
      }
    }
    if let y = write.offset, contentOffset.y != y { contentOffset = CGPoint(x: contentOffset.x, y: y) }
  }
}
