/// A simulated device with its screen, app, and clock: the counterpart of the system on which UIKit runs.
///
/// Time passes only on request. Several simulators can exist at the same time. Objects belong to the
/// simulator that is current at their creation, and its views should be used only while it's current.
@preconcurrency @MainActor public final class HostSimulator {
  /// The simulator used by UIKit's global functions. If there is none, a `phone-4.7` is created.
  public static var current: HostSimulator {
    if !isWorking { selectDeviceOfUser() }
    if let present { return present }
    let simulator = HostSimulator(device: .phone47, timeline: Timeline.current)
    present = simulator
    return simulator
  }

  private static var present: HostSimulator?
  /// A Boolean value that indicates whether a device runs code that can't be suspended, so that the user stays.
  private static var isWorking = false

  /// The simulated device.
  public let device: DeviceModel
  /// The answers to open questions about UIKit's behavior. The default is `UIKitAnswers.initial`.
  public var answers = UIKitAnswers.initial
  /// The time of day in the status bar. The default is `nil`: it starts at 9:41 and follows the virtual clock.
  ///
  /// Set a text where pictures are compared that were taken minutes apart.
  public var statusBarTime: String?
  /// A handler that is called at the end of each frame with its time, in seconds.
  public var onRender: ((TimeInterval) -> Void)?
  /// The warnings so far, oldest first. A warning reports an error that doesn't stop the program.
  public private(set) var warnings: [String] = []

  let timeline: Timeline
  var clock: VirtualClock
  var frameLinks: [FrameLink] = []
  /// The display links added to run loops, which retain them.
  var displayLinks: [CADisplayLink] = []
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderDidChange() } }
  }
  /// The element with the VoiceOver focus.
  weak var focusedElement: UIResponder?
  /// A Boolean value that indicates whether one responder is replacing another.
  var isHandingOver = false
  /// The number of constraints activated so far. The order of activation determines which ones are broken.
  var constraintsActivated = 0
  var accessibility = HostAccessibilitySettings()
  private var fullScreenTraits: UITraitCollection
  private let timers = HostTimerQueue()
  private let inputs = HostTimerQueue()
  private var afterCommitBlocks: [() -> Void] = []

  /// The app running on the device.
  public internal(set) lazy var application = UIApplication(simulator: self)
  /// The screen of the device.
  public internal(set) lazy var screen = UIScreen(simulator: self)
  /// The scene that contains the app's windows.
  public internal(set) lazy var scene = UIWindowScene(simulator: self)
  /// The device as represented in UIKit.
  lazy var uiDevice = UIDevice(simulator: self)
  /// The keyboard on the screen.
  let keyboard = HostKeyboard()
  /// The status bar as a view.
  lazy var statusBarView = HostStatusBarView()

  /// Creates a device at time 0. Fewer than one frame per second stops the program.
  public convenience init(device: DeviceModel, framesPerSecond: Int = 60) {
    self.init(device: device, framesPerSecond: framesPerSecond, timeline: Timeline())
  }

  private init(device: DeviceModel, framesPerSecond: Int = 60, timeline: Timeline) {
    self.device = device
    self.timeline = timeline
    clock = VirtualClock(framesPerSecond: framesPerSecond)
    fullScreenTraits = device.traits(isLandscape: false, style: .light)
    timeline.deviceTraits = fullScreenTraits
    HostMainQueue.mark()
    RunLoopFollower.shared.beginInTests()
  }

  deinit { timeline.abandonAll() }

  /// Makes this the simulator used by UIKit's global functions.
  public func makeCurrent() {
    // The former simulator is released last: what its views do then may need the current one.
    let former = HostSimulator.present
    defer { withExtendedLifetime(former) {} }
    HostSimulator.present = self
    noteUser()
    Timeline.current = timeline
    ViewAnimation.updateRecording()
  }

  /// The number of frames per second.
  public var framesPerSecond: Int { clock.framesPerSecond }
  /// The time since the device was created, in seconds, in whole frames.
  public var now: TimeInterval { clock.now }

  // MARK: Settings

  /// A Boolean value that determines whether VoiceOver is running. The default is `false`. A notification is
  /// posted when it changes.
  public var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// A Boolean value that determines whether motion is reduced. The default is `false`. A notification is
  /// posted when it changes.
  public var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// The light or dark appearance of the device. The default is `light`. Views are notified of changes
  /// immediately.
  public var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { updateTraits() } }
  }

  /// The user's preferred text size. The default is `large`. When it changes, views are notified immediately,
  /// and a notification is posted afterwards. `unspecified` is treated as `large`.
  public var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      updateTraits()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
  }

  /// The direction of the user's language. The default is `leftToRight`. Set it before windows are created, because
  /// devices restart apps when the language changes.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { updateTraits() } }
  }

  /// The traits of the full screen in the current orientation.
  var traitCollection: UITraitCollection { fullScreenTraits }

  /// Updates the traits after the appearance or the interface orientation has changed, and notifies the
  /// windows.
  func updateTraits() {
    let isLandscape = scene.interfaceOrientation.isLandscape
    fullScreenTraits = device.traits(
      isLandscape: isLandscape, style: userInterfaceStyle, textSize: preferredContentSizeCategory,
      layoutDirection: layoutDirection)
    timeline.deviceTraits = fullScreenTraits
    for window in application.registry.windows { window.updateTraits() }
  }

  /// Records and logs an error that doesn't stop the program.
  func warn(_ message: String) {
    warnings.append(message)
    FileHandle.standardError.write(Data("PortableUIKit: \(message)\n".utf8))
  }

  // MARK: Scheduling

  /// Schedules a block for the first frame at or after a delay.
  ///
  /// - Parameters:
  ///   - delay: The delay from now, in seconds.
  ///   - block: The block to run.
  /// - Returns: A timer with which the block can be canceled.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ block: @escaping () -> Void) -> HostTimer {
    let timer = HostTimer(time: now + delay, block: block)
    timers.add(timer)
    return timer
  }

  /// Schedules a block, such as the movement of a finger, for the beginning of a frame.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; the block runs in the first frame at or after it.
  ///   - block: The block to run.
  public func enqueueInput(at time: TimeInterval, _ block: @escaping () -> Void) {
    inputs.add(HostTimer(time: time, block: block))
  }

  /// Runs a block after the next layout of the visible windows, which ends the present turn of the run loop.
  public func afterCommit(_ block: @escaping () -> Void) {
    afterCommitBlocks.append(block)
  }

  // MARK: Time

  /// Creates one frame.
  ///
  /// The order of a frame is: input, timers, frame links, layout, work scheduled after the layout, ends of
  /// animations, `onRender`.
  public func step() {
    asCurrent {
      let last = clock.now
      clock.advance()
      let now = clock.now
      timeline.now = now
      timeline.runBlocksOfThisTurn()
      inputs.fire(until: now)
      timers.fire(until: now)
      for link in frameLinks { link.fire(from: last, to: now) }
      commit()
      timeline.finishAnimations()
      onRender?(now)
    }
  }

  /// Runs code in a turn of the run loop of its own: windows are laid out after it, and work scheduled after the layout runs,
  /// before the next frame. Code between frames otherwise belongs to the turn of the next one.
  public func turn(_ body: () -> Void) {
    asCurrent {
      body()
      commit()
    }
  }

  /// Creates frames until `seconds` have passed; none for 0 or less.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now < end - VirtualClock.tolerance { step() }
  }

  /// Creates frames until nothing is pending.
  ///
  /// - Parameter limit: The maximum time to advance, in seconds. The default is 30.
  /// - Returns: `true` if nothing is pending, or `false` if the limit was too short.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 30) -> Bool {
    let end = now + limit
    while !isIdle, now < end - VirtualClock.tolerance { step() }
    return isIdle
  }

  /// A Boolean value that indicates whether no frame would change anything.
  public var isIdle: Bool {
    timeline.isIdle && afterCommitBlocks.isEmpty
      && !frameLinks.contains { !$0.isPaused } && timers.isEmpty && inputs.isEmpty
      && !visibleWindows.contains {
        $0.layer.layoutState.isDirty || $0.layer.displayIsDue || $0.constraintFlags.isDue
      }
  }

  /// Lays out the visible windows, so that they count as displayed, and runs the work scheduled after that.
  func commit() {
    for window in visibleWindows {
      window.layoutIfNeeded()
      window.layer.displayTree()
    }
    timeline.transactions.commitImplicit()
    timeline.turn += 1
    let blocks = afterCommitBlocks
    afterCommitBlocks = []
    for block in blocks { block() }
  }

  private func asCurrent(_ work: () -> Void) {
    let before = HostSimulator.present
    if before !== self { makeCurrent() }
    let wasWorking = HostSimulator.isWorking
    HostSimulator.isWorking = true
    work()
    HostSimulator.isWorking = wasWorking
    if let before, before !== self { before.makeCurrent() }
  }
}
