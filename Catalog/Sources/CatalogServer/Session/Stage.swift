/// A device with a screen of the catalog, and its clock.
@MainActor final class Stage {
  /// The longest time that a frame catches up on, in seconds. A tab that was suspended continues where it
  /// was.
  static let longestJump = 0.1

  let screen: CatalogScreen
  let simulator: HostSimulator
  let window: UIWindow
  private var fingers: [Int: HostFinger] = [:]
  private let wheel: WheelFinger
  private var replay: StrokeReplay?
  private weak var touchedHeader: (any RecordableHeader)?
  /// The time that has passed for the browser but not yet for the device, in seconds.
  private var debt = 0.0

  /// Shows a screen. The clock stops at its first frame.
  init(screen: CatalogScreen, device: DeviceModel, settings: StageSettings) {
    self.screen = screen
    simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    simulator.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    simulator.userInterfaceStyle = settings.isDark ? .dark : .light
    simulator.preferredContentSizeCategory = settings.textSize.category
    simulator.rotate(to: settings.isLandscape ? .landscapeRight : .portrait, duration: 0)
    window = UIWindow(windowScene: simulator.scene)
    wheel = WheelFinger(in: window, simulator: simulator)
    window.rootViewController = screen.makeViewController()
    window.makeKeyAndVisible()
    simulator.isVoiceOverRunning = settings.isVoiceOverRunning
    simulator.isReduceMotionEnabled = settings.isReduceMotionEnabled
    simulator.step()
    setProperties(settings.properties)
  }

  /// A Boolean value that indicates whether nothing moves and nothing is pending.
  var isResting: Bool { simulator.isIdle && !wheel.isDown }

  /// The header that the inspector shows: the last one touched, or the first one on the screen.
  var header: (any RecordableHeader)? {
    let windows = simulator.application.windows.reversed().filter { !$0.isHidden }
    if let touched = touchedHeader, let window = touched.window, windows.contains(window) { return touched }
    for window in windows {
      if let header = window.firstRecordableHeader { return header }
    }
    return nil
  }

  /// All headers on the screen, from back to front.
  var headers: [any RecordableHeader] {
    simulator.application.windows.filter { !$0.isHidden }.flatMap(\.recordableHeaders)
  }

  /// The location of the finger that replays a stroke, or `nil` without one.
  var replayedFinger: CGPoint? { replay?.location(at: simulator.now) }

  /// A snapshot of the screen.
  var picture: LayerSnapshot { LayerSnapshot(of: simulator.screen) }

  /// Applies the user's settings to the device.
  func apply(_ settings: StageSettings) {
    simulator.userInterfaceStyle = settings.isDark ? .dark : .light
    simulator.preferredContentSizeCategory = settings.textSize.category
    simulator.isVoiceOverRunning = settings.isVoiceOverRunning
    simulator.isReduceMotionEnabled = settings.isReduceMotionEnabled
    if simulator.scene.interfaceOrientation.isLandscape != settings.isLandscape {
      simulator.rotate(to: settings.isLandscape ? .landscapeRight : .portrait)
    }
  }

  /// Sets properties of the headers. The names are paths such as `header.maximumHeight` or, for the second
  /// header, `header2.sections.0.exit`. Unknown names are ignored.
  func setProperties(_ values: [String: PropertyValue]) {
    guard !values.isEmpty else { return }
    for (index, header) in headers.enumerated() {
      let prefix = Self.prefix(ofHeader: index)
      let own = values.filter { $0.key.hasPrefix(prefix) }
      guard !own.isEmpty else { continue }
      let scrollView = header.recordedScrollView
      let isAtTop = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? false
      header.setProperties(
        Dictionary(uniqueKeysWithValues: own.map { (String($0.key.dropFirst(prefix.count)), $0.value) }))
      window.layoutIfNeeded()
      guard isAtTop, let scrollView, !scrollView.isTracking else { continue }
      let top = -scrollView.adjustedContentInset.top
      if scrollView.contentOffset.y != top { scrollView.contentOffset.y = top }
    }
    window.layoutIfNeeded()
  }

  /// Returns the first part of the names of a header's properties.
  static func prefix(ofHeader index: Int) -> String { index == 0 ? "header." : "header\(index + 1)." }

  // MARK: - Time

  /// Lets time pass for the browser, with the device's frames that occur in it. Input is applied at its own
  /// times.
  func advance(by elapsed: Double, speed: Double, input: [StageInput]) {
    let jump = min(elapsed, Self.longestJump)
    let scale = elapsed > 0 ? jump / elapsed * speed : 0
    let start = simulator.now + max(0, debt)
    for event in input { enqueue(event, at: start + min(event.time, elapsed) * scale) }
    debt += jump * speed
    let frame = 1 / Double(simulator.framesPerSecond)
    // A frame that is nearly due is made, because browsers' frames never have exactly the length of the
    // device's.
    while debt > frame * 0.7 {
      step()
      debt -= frame
    }
  }

  /// Advances the clock by one frame.
  func step() {
    wheel.advance(to: simulator.now)
    simulator.step()
  }

  // MARK: - Input

  private func enqueue(_ event: StageInput, at time: TimeInterval) {
    let place = event.location
    switch event.action {
    case .down(let number):
      let finger = finger(number)
      simulator.enqueueInput(at: time) { [weak self] in
        self?.touch(at: place)
        finger.down(at: place, time: time)
      }
    case .move(let number):
      let finger = finger(number)
      simulator.enqueueInput(at: time) { finger.move(to: place, time: time) }
    case .up(let number):
      let finger = finger(number)
      simulator.enqueueInput(at: time) {
        finger.move(to: place, time: time)
        finger.up(time: time)
      }
    case .cancel(let number):
      let finger = finger(number)
      simulator.enqueueInput(at: time) { finger.cancel(time: time) }
    case .wheel(let dx, let dy):
      touch(at: place)
      wheel.turn(by: CGPoint(x: dx, y: dy), at: place, time: simulator.now)
    }
  }

  private func touch(at place: CGPoint) {
    let windows = simulator.application.windows.reversed().filter { !$0.isHidden }
    touchedHeader = windows.lazy.compactMap { $0.recordableHeader(touchedAt: place) }.first ?? touchedHeader
  }

  /// Cancels all touches, for a tab that reconnects.
  func liftFingers() {
    for finger in fingers.values where finger.isDown { finger.cancel(time: simulator.now) }
    stopReplay()
  }

  private func finger(_ number: Int) -> HostFinger {
    if let finger = fingers[number] { return finger }
    let finger = HostFinger(in: window, simulator: simulator)
    fingers[number] = finger
    return finger
  }

  // MARK: - Scrolling without a finger

  /// Performs the action of a key. Has no effect while another stroke is played, except for Home and End.
  func press(_ key: ScrollKey) {
    switch key {
    case .home:
      scrollView?.setContentOffset(offset(atEnd: false), animated: true)
    case .end:
      scrollView?.setContentOffset(offset(atEnd: true), animated: true)
    default:
      guard !isHeld else { return }
      let top = header.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
      guard let stroke = key.stroke(on: simulator.screen.bounds.size, below: top) else { return }
      simulator.play(stroke, in: window)
      heldUntil = simulator.now + stroke.liftsAt
    }
  }

  /// Plays a recorded stroke, moved so that it fits the screen.
  func play(_ stroke: Stroke) {
    guard !isHeld else { return }
    let played = HostStroke(stroke, fitting: simulator.screen.bounds.size)
    if let first = played.samples.first { touch(at: first.location) }
    replay = StrokeReplay(played, in: window, simulator: simulator)
    heldUntil = simulator.now + played.liftsAt
  }

  /// Cancels the touch of a replayed stroke. Has no effect without one.
  func stopReplay() {
    guard let replay else { return }
    replay.stop()
    self.replay = nil
    heldUntil = simulator.now
  }

  /// Scrolls to an offset without animation, limited to the content.
  func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    let (top, end) = (self.offset(atEnd: false), self.offset(atEnd: true))
    scrollView.setContentOffset(CGPoint(x: top.x, y: min(max(offset, top.y), end.y)), animated: false)
    step()
  }

  private var heldUntil: TimeInterval = 0
  private var isHeld: Bool { simulator.now < heldUntil }

  private var scrollView: UIScrollView? { header?.recordedScrollView ?? window.firstScrollView }

  private func offset(atEnd: Bool) -> CGPoint {
    guard let scrollView else { return .zero }
    let inset = scrollView.adjustedContentInset
    let top = -inset.top
    let end = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    return CGPoint(x: scrollView.contentOffset.x, y: atEnd ? max(top, end) : top)
  }
}

extension HostStroke {
  /// Creates a stroke from one of another phone: moved as little as possible to fit the screen, and limited
  /// to the edges if it is too large.
  init(_ stroke: Stroke, fitting screen: CGSize) {
    func shift(_ values: [Double], _ limit: Double) -> Double {
      guard let least = values.min(), let most = values.max() else { return 0 }
      return most > limit ? max(limit - most, -least) : least < 0 ? -least : 0
    }
    let dx = shift(stroke.samples.map(\.x), Double(screen.width) - 1)
    let dy = shift(stroke.samples.map(\.y), Double(screen.height) - 1)
    self.init(
      samples: stroke.samples.map { sample in
        Sample(
          time: sample.time,
          location: CGPoint(
            x: min(max(sample.x + dx, 0), Double(screen.width) - 1),
            y: min(max(sample.y + dy, 0), Double(screen.height) - 1)))
      }, liftsAt: stroke.liftsAt)
  }
}
