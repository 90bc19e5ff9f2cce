import HeaderEngine
import UIKit

extension FlexibleHeaderView: OriginallyNamedScrollEvents {}

extension FlexibleHeaderView {
  /// Forwards an event to the method with its other name, so that overrides of both names run, and then handles the
  /// event.
  ///
  /// If the class has no overrides, the event is handled directly.
  @inline(__always) func passOn<Result>(
    _ otherName: (any OriginallyNamedScrollEvents) -> Result, perform: () -> Result
  ) -> Result {
    guard originalNames.isSubclass, !originalNames.isPassingOn else {
      originalNames.isPassingOn = false
      return perform()
    }
    originalNames.isPassingOn = true
    defer { originalNames.isPassingOn = false }
    return otherName(self)
  }

  /// Forwards an event from the original method name to the current method name.
  func passOnFromOriginalName<Result>(
    _ name: (FlexibleHeaderView) -> Result, perform: () -> Result
  ) -> Result {
    if !originalNames.isPassingOn { reportMissingDefaults() }
    return passOn({ _ in name(self) }, perform: perform)
  }

  /// A Boolean value that indicates whether the app chose the policy of new headers.
  package static var hasChosenDefaults = false

  /// Reports, once, that code written for Material Components uses the defaults of this package because the app didn't
  /// choose defaults.
  package func reportMissingDefaults() {
    guard !Self.hasChosenDefaults, !hasChosenPolicy else { return }
    Self.hasChosenDefaults = true
    HeaderMisuse.report(.defaultsNotChosen)
  }

  // MARK: - Events

  func draggingDidEnd(willDecelerate: Bool) {
    if !tracker.receivesEvents { fingerDidLeaveContent() }
    send(.draggingEnded(willDecelerate: willDecelerate))
  }

  func draggingWillEnd(
    withVelocity velocity: CGPoint, at targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    guard let scrollView = tracker.scrollView else { return false }
    let metrics = measure(scrollView).atRest(in: scrollView)
    let target = Double(targetContentOffset.pointee.y + tracker.offsetShift)
    let rate = Double(scrollView.decelerationRate.rawValue)
    let opening = engine.openingOffset(velocity: Double(velocity.y), rate: rate, metrics)
    let rest = opening ?? target
    let offset =
      engine.restingOffset(for: rest, metrics, surroundings()) ?? engine.snapOffset(for: rest, metrics)
    guard let offset = offset ?? opening else { return false }
    targetContentOffset.pointee.y = CGFloat(offset) - tracker.offsetShift
    return true
  }

  func adjustedContentInsetDidChange(of scrollView: UIScrollView?) {
    guard let scrollView, !tracker.isSuspended else { return }
    if scrollView === tracker.scrollView {
      if !isAway { send(.adjustedInsetChanged) }
      return
    }
    prepare(scrollView) { engine.reinjection(into: $0, &$1, surroundings()) }
  }
}

/// The Swift names of the original's event methods. Calls through this protocol don't produce deprecation warnings.
@MainActor protocol OriginallyNamedScrollEvents: AnyObject {
  func trackingScrollDidScroll()
  func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool)
  func trackingScrollDidEndDecelerating()
  func trackingScrollWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool
  func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?)
}
