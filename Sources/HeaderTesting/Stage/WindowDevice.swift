/// A window that is driven by offsets. A ``HeaderStage`` uses it where touches can't be simulated.
///
/// It needs only UIKit, so the same code runs on iOS and on PortableUIKit.
final class WindowDevice: StageDevice {
  nonisolated static let features: StageFeatures = []

  /// The device that was last made the current one.
  private(set) static weak var current: WindowDevice?

  let model: DeviceModel
  /// The platform's data for this device.
  var platformState: AnyObject?
  var settings = StageSettings() { didSet { apply(settings, over: oldValue) } }
  let orientation = UIInterfaceOrientation.portrait
  private(set) var unsupportedCalls: [String] = []
  private var windows: [UIWindow] = []
  private var motions: [any OffsetMotion] = []
  private var latestLook: [CGRect] = []
  private var stillFrames = 0

  /// The number of unchanged frames after which everything counts as at rest: a third of a second. Headers that snap wait
  /// first, to distinguish the end of scrolling from a pause.
  private static let stillFramesAtRest = 20

  init(_ model: DeviceModel) { self.model = model }

  var now: TimeInterval { clock }

  var isIdle: Bool {
    motions.isEmpty && stillFrames >= Self.stillFramesAtRest && look == latestLook && !isAnimating
  }

  func expectMovement() { stillFrames = 0 }

  func makeCurrent() {
    Self.current = self
    makeCurrentDevice()
  }

  func makeWindow() -> UIWindow {
    let window = StageWindow(frame: CGRect(origin: .zero, size: model.screenSize))
    window.insets = model.safeAreaInsets
    attach(window)
    window.overrideUserInterfaceStyle = settings.userInterfaceStyle
    window.frame = CGRect(origin: .zero, size: model.screenSize)
    windows.append(window)
    return window
  }

  func step() {
    letTimePass(1.0 / 60)
    // A motion can start another one, such as a deceleration.
    for motion in motions where motion.advance(to: now) { remove(motion) }
    windows.forEach { $0.layoutIfNeeded() }
    let look = look
    stillFrames = look == latestLook && !isAnimating ? stillFrames + 1 : 0
    latestLook = look
  }

  func add(_ motion: any OffsetMotion) { motions.append(motion) }

  private func remove(_ motion: any OffsetMotion) { motions.removeAll { $0 === motion } }

  /// Stops the motion of a scroll view, as a finger does that touches it.
  ///
  /// - Returns: `true` if the scroll view decelerated.
  func stop(_ view: UIScrollView) -> Bool {
    let stopped = motions.filter { $0.view === view }
    guard !stopped.isEmpty else { return false }
    motions.removeAll { $0.view === view }
    view.setContentOffset(view.contentOffset, animated: false)
    return stopped.contains { $0 is OffsetDeceleration }
  }

  // MARK: - The user

  func makeFinger(in window: UIWindow) -> any StageFinger { OffsetFinger(in: window, of: self) }

  func play(_ samples: [Stroke.Sample], liftsAt: TimeInterval, in window: UIWindow) {
    guard !samples.isEmpty else { return }
    add(OffsetStroke(samples, liftsAt: liftsAt, start: now, finger: OffsetFinger(in: window, of: self)))
  }

  func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval, window: UIWindow) {
    lacks(.rotation, for: "rotate(to:)")
  }

  func resize(
    _ window: UIWindow, to size: CGSize, sizeClass: UIUserInterfaceSizeClass?, duration: TimeInterval
  ) {
    lacks(.rotation, for: "resize(to:)")
  }

  func tapStatusBar(of window: UIWindow) {
    let views = window.scrollViews(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    guard let view = views.first(where: \.scrollsToTop),
      optionalMethod(view.delegate?.scrollViewShouldScrollToTop)?(view) ?? true
    else { return }
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top), animated: true)
    add(OffsetScrollToTop(of: view))
  }

  func type(_ text: String, in window: UIWindow) { insert(text, in: window.firstResponderInside) }

  func picture(titled title: String) -> String? { nil }

  /// Records that a call has no effect on this device.
  func lacks(_ feature: StageFeatures, for call: String) {
    unsupportedCalls.append("\(call) needs a feature that this stage lacks: \(feature). See StageFeatures.")
  }

  private func apply(_ settings: StageSettings, over old: StageSettings) {
    for window in windows { window.overrideUserInterfaceStyle = settings.userInterfaceStyle }
    var others = settings
    others.userInterfaceStyle = old.userInterfaceStyle
    if others != old { lacks(.settings, for: "Changing a setting of the device") }
  }

  /// The frames of all views, which are compared to detect changes between frames.
  private var look: [CGRect] { windows.flatMap(\.framesInside) }

  /// A Boolean value that indicates whether a layer is animated. Animations change no frame of a view while they run.
  private var isAnimating: Bool { windows.contains(where: \.layer.isAnimating) }
}

extension CALayer {
  /// The keys of the animations that UIKit adds for properties of views.
  private static let keysOfViews = [
    "position", "bounds", "bounds.origin", "bounds.size", "transform", "opacity", "backgroundColor",
    "cornerRadius",
  ]

  /// A Boolean value that indicates whether UIKit runs an animation that will end, in this layer or one inside it.
  fileprivate var isAnimating: Bool {
    let animations = Self.keysOfViews.compactMap { animation(forKey: $0) }
    return animations.contains(where: \.willEnd) || (sublayers ?? []).contains(where: \.isAnimating)
  }
}

extension CAAnimation {
  /// A Boolean value that is `false` for an animation that is paused, endless, or stays after its end.
  fileprivate var willEnd: Bool { speed != 0 && repeatCount < 1_000_000 && isRemovedOnCompletion }
}

/// A window whose safe area is set by the stage. Changes don't notify its views.
final class StageWindow: UIWindow {
  var insets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { insets }
}

extension UIView {
  fileprivate var framesInside: [CGRect] { [frame, bounds] + subviews.flatMap(\.framesInside) }

  /// The first responder among this view and those below it.
  var firstResponderInside: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderInside).first
  }

  /// Returns the scroll views that a finger at `point` may scroll, from front to back. They include those behind other views,
  /// because headers forward touches to their scroll view.
  func scrollViews(at point: CGPoint) -> [UIScrollView] {
    guard !isHidden, bounds.contains(point) || !clipsToBounds else { return [] }
    let inside = subviews.reversed().flatMap { $0.scrollViews(at: convert(point, to: $0)) }
    guard let view = self as? UIScrollView, bounds.contains(point), view.isScrollEnabled,
      view.isUserInteractionEnabled
    else { return inside }
    return inside + [view]
  }
}

/// Returns a delegate's method, whether the protocol declares it as optional (UIKit) or has a default
/// (PortableUIKit).
func optionalMethod<Method>(_ method: Method?) -> Method? { method }
