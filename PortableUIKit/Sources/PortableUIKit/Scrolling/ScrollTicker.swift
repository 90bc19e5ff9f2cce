import Foundation

/// A ticker that moves a scroll view every frame while a motion is in progress.
@MainActor final class ScrollTicker {
  /// Weak, because the link retains the ticker. The simulator retains the link.
  private weak var link: FrameLink?
  /// The end of the last frame in which the scroll view moved, in seconds of the simulator's clock.
  private(set) var latestTime: TimeInterval = 0

  /// Calls the scroll view every frame until `stop()` is called.
  func start(for scrollView: UIScrollView, at time: TimeInterval) {
    latestTime = time
    guard link == nil else { return }
    // The link keeps the ticker alive. The ticker ends the link if the scroll view is deallocated.
    let link = FrameLink { [self, weak scrollView] _, targetTime in
      guard let scrollView else { return stop() }
      latestTime = max(latestTime, targetTime)
      scrollView.advance(to: latestTime)
    }
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
