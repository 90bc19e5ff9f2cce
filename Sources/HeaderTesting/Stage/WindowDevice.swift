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
  private(set) var warnings: [String] = []
  private var windows: [UIWindow] = []
  private var motions: [any OffsetMotion] = []
  private var latestLook: [CGRect] = []
  private var stillFrames = 0

  /// The number of unchanged frames after which everything counts as at rest. Display links start one frame
  /// late.
  private static let stillFramesAtRest = 3

  init(_ model: DeviceModel) { self.model = model }

  var now: TimeInterval { clock }

  var isIdle: Bool {
    motions.isEmpty && stillFrames >= Self.stillFramesAtRest && look == latestLook
  }

  func makeCurrent() {
    Self.current = self
    makeCurrentDevice()
  }

  func makeWindow() -> UIWindow {
    let window = StageWindow(frame: CGRect(origin: .zero, size: model.screenSize))
    window.insets = model.safeAreaInsets
    attach(window)
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
    stillFrames = look == latestLook ? stillFrames + 1 : 0
    latestLook = look
  }

  func add(_ motion: any OffsetMotion) { motions.append(motion) }

  func remove(_ motion: any OffsetMotion) { motions.removeAll { $0 === motion } }

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
    guard let view = window.frontmostScrollView(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY)),
      optionalMethod(view.delegate?.scrollViewShouldScrollToTop)?(view) ?? view.scrollsToTop
    else { return }
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top), animated: true)
  }

  func type(_ text: String, in window: UIWindow) {
    (window.firstResponderInside as? UITextField)?.text?.append(text)
  }

  func picture(titled title: String) -> String? { nil }

  /// Records that a call has no effect on this device.
  func lacks(_ feature: StageFeatures, for call: String) {
    warnings.append("\(call) needs a feature that this stage lacks; see StageFeatures (\(feature.rawValue)).")
  }

  private func apply(_ settings: StageSettings, over old: StageSettings) {
    for window in windows { window.overrideUserInterfaceStyle = settings.userInterfaceStyle }
    var others = settings
    others.userInterfaceStyle = old.userInterfaceStyle
    if others != old { lacks(.settings, for: "Changing a setting of the device") }
  }

  /// The frames of all views, which are compared to detect changes between frames.
  private var look: [CGRect] { windows.flatMap(\.framesInside) }
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

  /// Returns the scroll view that a finger at `point` scrolls: the one that it touches, or otherwise the frontmost one below
  /// it, because headers forward touches to their scroll view.
  func frontmostScrollView(at point: CGPoint) -> UIScrollView? {
    guard !isHidden, bounds.contains(point) || !clipsToBounds else { return nil }
    for view in subviews.reversed() {
      if let found = view.frontmostScrollView(at: convert(point, to: view)) { return found }
    }
    guard let scrollView = self as? UIScrollView, bounds.contains(point) else { return nil }
    return scrollView.isScrollEnabled && scrollView.isUserInteractionEnabled ? scrollView : nil
  }
}

/// Returns a delegate's method, whether the protocol declares it as optional (UIKit) or has a default
/// (PortableUIKit).
func optionalMethod<Method>(_ method: Method?) -> Method? { method }
