/// One device with its screen, its application and its clock: what UIKit gets from the system.
///
/// Nothing moves unless it is told to. Several simulators may live side by side; what is made belongs to the
/// one that is current at the time, and its views should only be used while it is.
@preconcurrency @MainActor public final class HostSimulator {
  /// The simulator that UIKit's global functions speak of; a `phone-4.7` is made when there is none.
  public static var current: HostSimulator {
    if let present { return present }
    let simulator = HostSimulator(device: .phone47, timeline: Timeline.current)
    present = simulator
    return simulator
  }

  private static var present: HostSimulator?

  /// What is simulated.
  public let device: DeviceModel
  /// What to do where UIKit's behaviour is not known; `UIKitAnswers.initial` unless set.
  public var answers = UIKitAnswers.initial
  /// Called at the end of each frame with its time in seconds.
  public var onRender: ((TimeInterval) -> Void)?
  /// What went wrong without stopping the program, the oldest first.
  public private(set) var warnings: [String] = []

  let timeline: Timeline
  var clock: VirtualClock
  var frameLinks: [FrameLink] = []
  /// Run loops keep the links that were added to them.
  var displayLinks: [CADisplayLink] = []
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderDidChange() } }
  }
  /// Where VoiceOver is.
  weak var focusedElement: UIResponder?
  /// Whether one responder takes the place of another.
  var isHandingOver = false
  /// How many constraints were activated so far: their order decides which of them gives way.
  var constraintsActivated = 0
  var accessibility = HostAccessibilitySettings()
  private var fullScreenTraits: UITraitCollection
  private let timers = HostTimerQueue()
  private let inputs = HostTimerQueue()
  private var afterCommitBlocks: [() -> Void] = []

  /// The application that runs on the device.
  public internal(set) lazy var application = UIApplication(simulator: self)
  /// The device's screen.
  public internal(set) lazy var screen = UIScreen(simulator: self)
  /// The scene in which the application shows its windows.
  public internal(set) lazy var scene = UIWindowScene(simulator: self)
  /// What the application knows of the device.
  lazy var uiDevice = UIDevice(simulator: self)
  /// The keyboard on the screen.
  let keyboard = HostKeyboard()
  /// The picture of the status bar.
  lazy var statusBarView = HostStatusBarView()

  /// A device that was just switched on, at time 0; fewer than one frame per second stops the program.
  public convenience init(device: DeviceModel, framesPerSecond: Int = 60) {
    self.init(device: device, framesPerSecond: framesPerSecond, timeline: Timeline())
  }

  private init(device: DeviceModel, framesPerSecond: Int = 60, timeline: Timeline) {
    self.device = device
    self.timeline = timeline
    clock = VirtualClock(framesPerSecond: framesPerSecond)
    fullScreenTraits = device.traits(isLandscape: false, style: .light)
    timeline.deviceTraits = fullScreenTraits
  }

  deinit { timeline.abandonAll() }

  /// Makes this the simulator that UIKit's global functions speak of.
  public func makeCurrent() {
    HostSimulator.present = self
    Timeline.current = timeline
    ViewAnimation.updateRecording()
  }

  /// Frames in a second.
  public var framesPerSecond: Int { clock.framesPerSecond }
  /// Seconds since the device was switched on, in whole frames.
  public var now: TimeInterval { clock.now }

  // MARK: Settings

  /// Whether VoiceOver reads the screen; false by default. Observers hear of changes.
  public var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user wants less motion; false by default. Observers hear of changes.
  public var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// The light or dark look of the device; light by default. Views hear of changes at once.
  public var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { updateTraits() } }
  }

  /// How large the user wants text to be; large by default, which is how devices come. Views hear of changes at
  /// once, observers afterwards; `unspecified` counts as large.
  public var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      updateTraits()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
  }

  /// The traits of a full screen of the device as it is held.
  var traitCollection: UITraitCollection { fullScreenTraits }

  /// Works the traits out again, after the look or the interface's orientation has changed, and tells the
  /// windows.
  func updateTraits() {
    let isLandscape = scene.interfaceOrientation.isLandscape
    fullScreenTraits = device.traits(
      isLandscape: isLandscape, style: userInterfaceStyle, textSize: preferredContentSizeCategory)
    timeline.deviceTraits = fullScreenTraits
    for window in application.windows { window.updateTraits() }
  }

  /// Takes note of something that is wrong and does not stop the program.
  func warn(_ message: String) {
    warnings.append(message)
    FileHandle.standardError.write(Data("PortableUIKit: \(message)\n".utf8))
  }

  // MARK: Work that waits

  /// Runs a block in the first frame whose time is `delay` seconds from now or later.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ block: @escaping () -> Void) -> HostTimer {
    let timer = HostTimer(time: now + delay, block: block)
    timers.add(timer)
    return timer
  }

  /// Runs a block, such as a finger's movement, at the beginning of the first frame whose time is `time` or
  /// later.
  public func enqueueInput(at time: TimeInterval, _ block: @escaping () -> Void) {
    inputs.add(HostTimer(time: time, block: block))
  }

  /// Runs a block after the next layout of the visible windows.
  func afterCommit(_ block: @escaping () -> Void) {
    afterCommitBlocks.append(block)
  }

  // MARK: Time

  /// Makes one frame.
  ///
  /// In it come: input, timers, frame links, layout, what waited for the layout, ends of animations,
  /// `onRender`.
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

  /// Makes as many frames as it takes for `seconds` to pass; none for 0 or less.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now < end - VirtualClock.tolerance { step() }
  }

  /// Makes frames until nothing is left to do, at most `limit` seconds of them; false when that was too
  /// short.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 30) -> Bool {
    let end = now + limit
    while !isIdle, now < end - VirtualClock.tolerance { step() }
    return isIdle
  }

  /// Whether no frame would change anything.
  public var isIdle: Bool {
    timeline.isIdle && afterCommitBlocks.isEmpty
      && !frameLinks.contains { !$0.isPaused } && timers.isEmpty && inputs.isEmpty
      && !visibleWindows.contains {
        $0.layer.layoutState.isDirty || $0.layer.displayIsDue || $0.constraintFlags.isDue
      }
  }

  /// Lays out what is visible, so that it counts as seen, and runs what waited for that.
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
    work()
    if let before, before !== self { before.makeCurrent() }
  }
}
