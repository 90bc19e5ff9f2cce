import UIKit

/// A delegate that forwards the methods that it doesn't implement itself to other objects.
///
/// With Objective-C, every object can determine this at run time. On other platforms, `ForwardingDelegate` of PortableUIKit has
/// the same purpose.
protocol DelegateForwarding: NSObject {
  /// The objects that may implement a method, in the order in which they are queried.
  // UIKit's queries for methods aren't isolated. They happen on the main thread.
  nonisolated var forwardingTargets: [any NSObjectProtocol] { get }

  /// Returns the target that implements a method, or `nil` if none does.
  nonisolated func target(of selector: Selector) -> (any NSObjectProtocol)?
}

extension DelegateForwarding {
  nonisolated func target(of selector: Selector) -> (any NSObjectProtocol)? {
    forwardingTargets.first { $0.responds(to: selector) }
  }
}

extension ScrollViewDelegateSplitter: DelegateForwarding {
  nonisolated var forwardingTargets: [any NSObjectProtocol] {
    var targets = [firstTarget, secondTarget]
    #if !canImport(ObjectiveC)
      // A behavior has default implementations of all methods of lists, so the other object is queried first.
      if targets[0] is HeightBarBehavior { targets.reverse() }
    #endif
    let current = currentDelegateID
    return targets.compactMap { $0 }.filter { ObjectIdentifier($0) != current }
  }

  nonisolated func target(of selector: Selector) -> (any NSObjectProtocol)? {
    if selector == Self.marker { wasAskedForMarker = true }
    guard !isSearching else { return nil }
    isSearching = true
    defer { isSearching = false }
    return forwardingTargets.first { $0.responds(to: selector) }
  }
}

extension PopGestureGuard: DelegateForwarding {
  nonisolated var forwardingTargets: [any NSObjectProtocol] { [former].compactMap { $0 } }
}

#if canImport(ObjectiveC)
  extension ScrollViewDelegateSplitter {
    open nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || target(of: selector) != nil
    }

    open nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { target(of: selector) }

    /// Layouts find their own delegate methods by a cast of the delegate, which checks for conformance.
    open nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || forwardingTargets.contains { $0.conforms(to: aProtocol) }
    }
  }

  extension PopGestureGuard {
    // UIKit's delegate also refuses touches in private methods. If they aren't implemented, UIKit calls the public ones. Other
    // private methods determine the order of UIKit's recognizers.
    nonisolated override func responds(to selector: Selector!) -> Bool {
      guard let selector, !super.responds(to: selector) else { return selector != nil }
      return !"\(selector)".hasPrefix("_gestureRecognizer:shouldReceive") && target(of: selector) != nil
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { target(of: selector) }

    nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || forwardingTargets.contains { $0.conforms(to: aProtocol) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      if isBarHidden { return true }
      return former?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
    }
  }
#else
  extension DelegateForwarding {
    /// Returns the target that implements a method, or after its deallocation a delegate with UIKit's defaults. Until the
    /// delegate is set again, UIKit calls the methods that the former target implemented.
    fileprivate nonisolated func receiver(of selector: Selector) -> any NSObjectProtocol {
      target(of: selector) ?? AbsentDelegate.shared
    }
  }

  /// A delegate that implements nothing.
  private final class AbsentDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UIGestureRecognizerDelegate
  {
    nonisolated static let shared = AbsentDelegate()
    nonisolated private override init() { super.init() }
  }

  extension ScrollViewDelegateSplitter: ForwardingDelegate {
    private nonisolated static let ownMethods: Set<Selector> = [
      "scrollViewDidScroll:", "scrollViewWillBeginDragging:",
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      "scrollViewDidEndDragging:willDecelerate:", "scrollViewWillBeginDecelerating:",
      "scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:", "scrollViewShouldScrollToTop:",
      "scrollViewDidScrollToTop:", "scrollViewDidChangeAdjustedContentInset:", "viewForZoomingInScrollView:",
      "scrollViewWillBeginZooming:withView:", "scrollViewDidZoom:",
      "scrollViewDidEndZooming:withView:atScale:",
    ]

    public nonisolated func implements(_ selector: Selector) -> Bool {
      Self.ownMethods.contains(selector)
    }

    public nonisolated func responds(to selector: Selector!) -> Bool {
      implements(selector) || target(of: selector) != nil
    }

    public nonisolated func forwardingTarget(for selector: Selector!) -> Any? { receiver(of: selector) }
  }

  extension PopGestureGuard: ForwardingDelegate {
    nonisolated func implements(_ selector: Selector) -> Bool {
      selector == "gestureRecognizerShouldBegin:" || selector == "gestureRecognizer:shouldReceiveTouch:"
    }

    nonisolated func responds(to selector: Selector!) -> Bool {
      implements(selector) || target(of: selector) != nil
    }

    nonisolated func forwardingTarget(for selector: Selector!) -> Any? { receiver(of: selector) }
  }
#endif
