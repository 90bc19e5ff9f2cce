import HeaderEngine
import UIKit

/// Methods that install a bar in a scroll view and uninstall it.
extension FlexibleHeightBar {
  /// Installs the bar in front of a scroll view.
  ///
  /// The bar is added to the scroll view's superview, above the scroll view and as wide as the superview,
  /// unless the bar already has a superview. The top content inset grows by the bar's maximum height minus
  /// the safe area that the system adds, and content at its top stays at its top. The bar observes the scroll
  /// view and calls the methods of its behavior. The scroll view's delegate is yours, before and after. Only for
  /// a behavior that answers questions of the scroll view, such as `SafariBehavior`, the bar takes part in it,
  /// and your delegate keeps receiving everything.
  ///
  /// If the bar is already installed in this scroll view, this method does nothing. If it is installed in
  /// another scroll view, it is uninstalled first. A scroll view without a superview for the bar is reported
  /// as a `HeaderMisuse`.
  ///
  /// - Parameter scrollView: The scroll view. The bar holds it weakly.
  public func install(in scrollView: UIScrollView) {
    guard installation?.scrollView !== scrollView else { return }
    uninstall()
    let installation = HeaderInstallation(of: self, in: scrollView)
    guard installation.place(mayBeInside: false) else {
      HeaderMisuse.report(.noPlaceForHeader)
      return
    }
    self.installation = installation
    tracker.attach(scrollView)
    receiveEvents()
    updateInsets()
    behavior?.didInstall(in: scrollView)
    keyframeComposer?.followersDidChangeScrollView()
  }

  /// Removes the bar from its scroll view and restores the insets, the delegate, and the view hierarchy. If
  /// the bar isn't installed, this method does nothing.
  public func uninstall() {
    guard let installation else { return }
    self.installation = nil
    // Stop receiving events first, because the writes below also cause events.
    receiveEvents()
    if let scrollView = installation.scrollView {
      behavior?.didUninstall()
      tracker.write(insets.remove(tracker.measure(scrollView)), to: scrollView)
    }
    tracker.attach(nil)
    insets = BarInsets()
    keyframeComposer?.followersDidChangeScrollView()
    installation.remove()
  }

  /// Receives the scroll view's events for the bar's behavior, while the bar is installed.
  func receiveEvents() {
    tracker.receiveEvents(installation != nil && behavior != nil ? self : nil)
    tracker.delegateNeedsDidChange()
  }

  /// Updates the content inset for the current maximum height and safe area.
  func updateInsets() {
    guard let scrollView = installation?.scrollView else { return }
    defer { keyframeComposer?.followersDidChangeScrollView() }
    if pages != nil { return preparePage(scrollView) }
    writeInsets(insets.update(tracker.measure(scrollView), maximumHeight: barHeights.maximum), to: scrollView)
  }

  /// Writes insets, and lets the behavior know where the content is afterward. The write itself causes no event.
  func writeInsets(_ write: ScrollWrite, to scrollView: UIScrollView) {
    guard !write.isEmpty else { return }
    let offset = scrollView.contentOffset
    isUpdatingInsets = true
    tracker.write(write, to: scrollView)
    isUpdatingInsets = false
    guard scrollView.contentOffset != offset, tracker.isAttached(to: scrollView) else { return }
    if tracker.receivesEvents { behavior?.scrollViewDidScroll(scrollView) }
  }
}

extension FlexibleHeightBar: ScrollConnectionClient {
  func contentDidMove(in scrollView: UIScrollView) { behavior?.scrollViewDidScroll(scrollView) }

  func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    behavior?.contentDidBeginDragging(in: scrollView, by: distance)
  }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    behavior?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    if willDecelerate { behavior?.scrollViewWillBeginDecelerating(scrollView) }
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) {
    behavior?.scrollViewDidEndDecelerating(scrollView)
  }

  func contentDidEndAnimating(in scrollView: UIScrollView) {
    behavior?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    behavior?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  var answersDelegateQuestions: Bool { behavior?.answersDelegateQuestions == true }

  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    behavior?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool {
    behavior?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
}
