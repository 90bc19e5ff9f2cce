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
    guard isSubclass, !isPassingOn else {
      isPassingOn = false
      return perform()
    }
    isPassingOn = true
    defer { isPassingOn = false }
    return otherName(self)
  }

  /// Forwards an event from the original method name to the current method name.
  func passOnFromOriginalName<Result>(
    _ name: (FlexibleHeaderView) -> Result, perform: () -> Result
  ) -> Result {
    if !isPassingOn { reportMissingDefaults() }
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
