import UIKit

// Calls back once a frame while it exists. Created running; lives as long as its owner wants frames. On iOS it may go away
// with its owner on any thread.
#if canImport(ObjectiveC)
  @MainActor final class DisplayLink {
    private nonisolated(unsafe) let link: CADisplayLink

    /// `onFrame` is told the seconds from the last frame to the next one.
    init(onFrame: @escaping @MainActor (TimeInterval) -> Void) {
      // A display link keeps its target alive, so the target is an object of its own.
      let target = Target(onFrame: onFrame)
      link = CADisplayLink(target: target, selector: #selector(Target.frame(_:)))
      link.add(to: .main, forMode: .common)
    }

    // The one method of a display link that any thread may call.
    deinit { link.invalidate() }

    @MainActor private final class Target: NSObject {
      private let onFrame: @MainActor (TimeInterval) -> Void

      init(onFrame: @escaping @MainActor (TimeInterval) -> Void) { self.onFrame = onFrame }

      @objc func frame(_ link: CADisplayLink) { onFrame(link.targetTimestamp - link.timestamp) }
    }
  }
#else
  @MainActor final class DisplayLink {
    private let link: FrameLink

    /// `onFrame` is told the seconds from the last frame to the next one.
    init(onFrame: @escaping @MainActor (TimeInterval) -> Void) {
      link = FrameLink { timestamp, targetTimestamp in onFrame(targetTimestamp - timestamp) }
    }

    // Simulated screens live on the main actor alone; letting go elsewhere stops the program.
    deinit { MainActor.assumeIsolated { link.invalidate() } }
  }
#endif
