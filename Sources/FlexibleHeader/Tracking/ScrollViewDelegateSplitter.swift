import UIKit

/// A delegate that forwards the events of a scroll view to two objects.
///
/// A scroll view has one delegate, but often two objects need its events: a header and a view controller.
/// Scroll and zoom events are forwarded to `first` and then to `second`. Of the methods that return a value,
/// the result of `first` is used if it differs from UIKit's default, and otherwise that of `second`. So either
/// object can prevent a scroll to the top. All other delegate methods, such as those of table views and
/// collection views, are forwarded to `first` if it implements them, and otherwise to `second`.
///
/// The splitter holds both objects weakly, and the scroll view holds the splitter weakly, so store the
/// splitter in a property.
///
/// ```swift
/// let splitter = ScrollViewDelegateSplitter(bar.behavior, self)
/// tableView.delegate = splitter
/// ```
///
/// One of the objects may be deallocated before the scroll view. Its methods then count as not implemented, because the
/// splitter assigns itself to the scroll view again. The splitter learns its scroll view from the first event. If an object may
/// be deallocated before the first event, assign the splitter again yourself.
///
/// - Note: Platforms without Objective-C can't determine whether a delegate implements a method or inherits UIKit's default. On
///   these platforms, methods of lists are forwarded to the first object that conforms to the protocol that declares them, and
///   to behaviors of bars last.
open class ScrollViewDelegateSplitter: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
  /// The object that receives every event first, or `nil` if there is none. It is held weakly.
  ///
  /// Setting it assigns the splitter to its scroll view again, because UIKit caches which methods a delegate implements. The
  /// splitter learns its scroll view from the first event. If you set this property before, assign the splitter again yourself.
  public var first: (any UIScrollViewDelegate)? {
    get { firstTarget }
    set { retarget(newValue, second) }
  }

  /// The object that receives every event second, or `nil` if there is none. It is held weakly.
  ///
  /// Setting it assigns the splitter to its scroll view again, because UIKit caches which methods a delegate implements. The
  /// splitter learns its scroll view from the first event. If you set this property before, assign the splitter again yourself.
  public var second: (any UIScrollViewDelegate)? {
    get { secondTarget }
    set { retarget(first, newValue) }
  }

  // The methods that look up a target aren't isolated to an actor. UIKit calls them on the main thread.
  nonisolated(unsafe) final weak var firstTarget: (any UIScrollViewDelegate)?
  nonisolated(unsafe) final weak var secondTarget: (any UIScrollViewDelegate)?
  /// A Boolean value that indicates whether the splitter searches for the target of a method. A target that wraps the splitter
  /// queries it in turn.
  nonisolated(unsafe) final var isSearching = false
  /// A Boolean value that indicates whether the splitter was queried for the marker.
  nonisolated(unsafe) final var wasAskedForMarker = false
  /// The name of a method that no object implements. A delegate that queries the splitter for it forwards to the splitter.
  nonisolated static let marker = Selector(("flexibleHeaderSplitterMarker"))
  private weak var scrollView: UIScrollView?

  // MARK: - Life cycle

  /// Creates a splitter for two objects, which are held weakly.
  public init(_ first: (any UIScrollViewDelegate)?, _ second: (any UIScrollViewDelegate)?) {
    super.init()
    setTargets(first, second)
  }

  private func retarget(_ first: (any UIScrollViewDelegate)?, _ second: (any UIScrollViewDelegate)?) {
    guard first !== firstTarget || second !== secondTarget else { return }
    setTargets(first, second)
    assignAgain()
  }

  private func setTargets(_ first: (any UIScrollViewDelegate)?, _ second: (any UIScrollViewDelegate)?) {
    let former = [firstTarget, secondTarget]
    (firstTarget, secondTarget) = (first, second)
    for target in [first, second].compactMap({ $0 }) where !former.contains(where: { $0 === target }) {
      DeallocationNotice.attach(to: target, for: self) { [weak self] in self?.assignAgain() }
    }
  }

  /// Makes the scroll view query again which methods its delegate implements.
  private func assignAgain() {
    guard let scrollView, scrollView.delegate === self else { return }
    scrollView.delegate = nil
    scrollView.delegate = self
  }

  func follow(_ scrollView: UIScrollView) {
    if self.scrollView !== scrollView { self.scrollView = scrollView }
  }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hasReceivedMovement = true
    tell(scrollView) { optionalMethod($0.scrollViewDidScroll)?(scrollView) }
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewWillBeginDragging)?(scrollView) }
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell(scrollView) {
      optionalMethod($0.scrollViewWillEndDragging)?(scrollView, velocity, targetContentOffset)
    }
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(scrollView) { optionalMethod($0.scrollViewDidEndDragging)?(scrollView, decelerate) }
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewWillBeginDecelerating)?(scrollView) }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewDidEndDecelerating)?(scrollView) }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewDidEndScrollingAnimation)?(scrollView) }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(scrollView, otherwise: true) { optionalMethod($0.scrollViewShouldScrollToTop)?(scrollView) }
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewDidScrollToTop)?(scrollView) }
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewDidChangeAdjustedContentInset)?(scrollView) }
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask(scrollView, otherwise: nil) { optionalMethod($0.viewForZooming).map { $0(scrollView) } }
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell(scrollView) { optionalMethod($0.scrollViewWillBeginZooming)?(scrollView, view) }
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell(scrollView) { optionalMethod($0.scrollViewDidZoom)?(scrollView) }
  }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    tell(scrollView) { optionalMethod($0.scrollViewDidEndZooming)?(scrollView, view, scale) }
  }

  // MARK: - Delegates that wrap the splitter

  /// A Boolean value that indicates whether the splitter received a movement of the content.
  var hasReceivedMovement = false
  /// The object that received the events of `second` before. A wrapper that replaced it forwards to the splitter, and expects
  /// that it receives the event.
  weak var wrapped: (any UIScrollViewDelegate)?

  /// An event while it is forwarded. Each movement of the content has a different offset.
  private struct Event: Equatable {
    let method: UnsafePointer<UInt8>
    let scrollView: ObjectIdentifier
    let offset: CGPoint
  }

  private var events: [Event] = []

  /// Returns whether a delegate forwards to the splitter, as proxies do that wrap the delegate before them.
  func isWrapped(by delegate: any UIScrollViewDelegate) -> Bool {
    if hasReceivedMovement { return true }
    wasAskedForMarker = false
    _ = delegate.responds(to: Self.marker)
    return wasAskedForMarker
  }

  /// The identifier of the scroll view's delegate. If the delegate isn't the splitter, it wraps the splitter and has already
  /// handled the events that the splitter receives.
  nonisolated var currentDelegateID: ObjectIdentifier? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { scrollView?.delegate.map { ObjectIdentifier($0) } } : nil
  }

  /// Calls `body` with the objects that receive an event.
  private func forward(
    _ scrollView: UIScrollView, _ method: StaticString, _ body: ((any UIScrollViewDelegate)?) -> Void
  ) {
    follow(scrollView)
    let event = Event(
      method: method.utf8Start, scrollView: ObjectIdentifier(scrollView), offset: scrollView.contentOffset)
    // A target that wraps the splitter sends it the same event again.
    if events.contains(event) { return body(wrapped) }
    events.append(event)
    defer { events.removeLast() }
    let current = scrollView.delegate
    if first !== current { body(first) }
    if second !== first, second !== current { body(second) }
  }

  private func tell(
    _ scrollView: UIScrollView, _ method: StaticString = #function,
    _ event: (any UIScrollViewDelegate) -> Void
  ) {
    forward(scrollView, method) { if let target = $0 { event(target) } }
  }

  private func ask<Answer: Equatable>(
    _ scrollView: UIScrollView, otherwise usual: Answer, _ method: StaticString = #function,
    _ question: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer {
    var result = usual
    forward(scrollView, method) {
      if result == usual, let target = $0, let answer = question(target) { result = answer }
    }
    return result
  }
}

/// Returns a delegate method that may not be implemented. In Apple's protocols, it is optional; elsewhere, a
/// default implementation replaces it. If the method returns an optional, call it with `map`, because
/// optional chaining can't distinguish a missing method from a result of `nil`.
func optionalMethod<Method>(_ method: Method?) -> Method? { method }
