import UIKit

// Calls a closure once per frame. The display link starts when it is created and stops when it is deallocated. On iOS,
// it may be deallocated with its owner on any thread.
#if canImport(ObjectiveC)
  @MainActor final class DisplayLink {
    private nonisolated(unsafe) let link: CADisplayLink

    /// Creates a display link whose closure receives the time from the last frame to the next one, in seconds. If `animates` is
    /// `false`, the closure moves nothing and only checks whether something has ended.
    init(animates: Bool, onFrame: @escaping @MainActor (TimeInterval) -> Void) {
      // A display link retains its target, so the target is a separate object.
      let target = Target(onFrame: onFrame)
      link = CADisplayLink(target: target, selector: #selector(Target.frame(_:)))
      if animates {
        // The rate of scrolling on fast displays. iPhones need CADisableMinimumFrameDurationOnPhone in the app's Info.plist.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      }
      link.add(to: .main, forMode: .common)
    }

    // `invalidate()` is the only method of a display link that any thread may call.
    deinit { link.invalidate() }

    @MainActor private final class Target: NSObject {
      private let onFrame: @MainActor (TimeInterval) -> Void
      private var last: TimeInterval?

      init(onFrame: @escaping @MainActor (TimeInterval) -> Void) { self.onFrame = onFrame }

      @objc func frame(_ link: CADisplayLink) {
        // Frames may have been dropped since the last one. A longer pause, for example in the background, isn't compensated.
        let duration = link.targetTimestamp - (last ?? link.timestamp)
        last = link.targetTimestamp
        onFrame(min(duration, Self.longestFrame))
      }

      /// The longest time between two frames that animations compensate, in seconds.
      private static let longestFrame = 0.1
    }
  }
#else
  @MainActor final class DisplayLink {
    private let link: FrameLink

    init(animates: Bool, onFrame: @escaping @MainActor (TimeInterval) -> Void) {
      link = FrameLink { timestamp, targetTimestamp in onFrame(targetTimestamp - timestamp) }
    }

    // Simulated screens run only on the main actor; releasing the link elsewhere stops the program.
    deinit { MainActor.assumeIsolated { link.invalidate() } }
  }
#endif
