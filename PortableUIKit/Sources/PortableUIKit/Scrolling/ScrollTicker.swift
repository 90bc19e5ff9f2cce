import Foundation

/// Moves a scroll view with the frames while it has somewhere to go.
@MainActor final class ScrollTicker {
  private var link: FrameLink?
  /// The end of the last frame that the scroll view moved in, in seconds of the simulator's clock.
  private(set) var latestTime: TimeInterval = 0

  /// Calls the scroll view in each frame until `stop()`.
  func start(for scrollView: UIScrollView, at time: TimeInterval) {
    latestTime = time
    guard link == nil else { return }
    // The link keeps the ticker alive, which ends the link should the scroll view go.
    link = FrameLink { [self, weak scrollView] _, targetTime in
      guard let scrollView else { return stop() }
      latestTime = max(latestTime, targetTime)
      scrollView.advance(to: latestTime)
    }
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
