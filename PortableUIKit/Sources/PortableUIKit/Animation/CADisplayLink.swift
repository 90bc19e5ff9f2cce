import Foundation

/// An object that sends an action once per frame, in the time of the simulated device, while it's added to a
/// run loop. It retains its target until it's invalidated.
open class CADisplayLink: NSObject {
  private var target: Any?
  private let action: Selector
  private var link: FrameLink?
  private var modes: Set<RunLoop.Mode> = []
  private var latest: (timestamp: CFTimeInterval, target: CFTimeInterval) = (0, 0)

  /// Creates a display link that isn't added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    action = sel
    super.init()
  }

  /// The time of the currently displayed frame, in seconds.
  open var timestamp: CFTimeInterval { latest.timestamp }
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { latest.target }
  /// The duration of a frame of the device, in seconds.
  open var duration: CFTimeInterval {
    MainActor.assumeIsolated { 1 / Double(HostSimulator.current.framesPerSecond) }
  }
  /// A Boolean value that determines whether the display link is paused and sends no actions. The default is
  /// `false`.
  open var isPaused = false { didSet { updateLink() } }
  /// The number of actions per second. The default, 0, sends an action for every frame.
  open var preferredFramesPerSecond: Int = 0
  /// The range of the number of actions per second. The preferred rate is used, otherwise the maximum.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Starts sending actions. All run loops and modes are treated as one here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    guard link == nil else { return }
    nonisolated(unsafe) let display = self
    MainActor.assumeIsolated {
      display.link = FrameLink { [weak display] in display?.frameCame(from: $0, to: $1) }
      display.latest = (HostSimulator.current.now, HostSimulator.current.now)
    }
    updateLink()
    MainActor.assumeIsolated { HostSimulator.current.displayLinks.append(display) }
  }

  /// Stops sending actions for a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Stops sending actions permanently and releases the target.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    nonisolated(unsafe) let display = self
    MainActor.assumeIsolated {
      display.link?.invalidate()
      display.link = nil
      HostSimulator.current.displayLinks.removeAll { $0 === display }
    }
    modes = []
  }

  private func updateLink() {
    nonisolated(unsafe) let display = self
    MainActor.assumeIsolated { display.link?.isPaused = display.isPaused }
  }

  private var rate: Double {
    if let preferred = preferredFrameRateRange.preferred, preferred > 0 { return Double(preferred) }
    if preferredFrameRateRange.maximum > 0 { return Double(preferredFrameRateRange.maximum) }
    return Double(max(0, preferredFramesPerSecond))
  }

  @MainActor private func frameCame(from timestamp: TimeInterval, to target: TimeInterval) {
    if rate > 0, target - latest.target < 1 / rate - VirtualClock.tolerance { return }
    latest = (timestamp, target)
    action.run(self)
  }
}
