/// The device behind a ``HeaderStage``: the simulated one (``SimulatedDevice``), or a window that is driven by
/// offsets (``WindowDevice``), which needs nothing but UIKit.
@MainActor protocol StageDevice: AnyObject {
  var features: StageFeatures { get }
  /// Seconds on the device's clock.
  var now: TimeInterval { get }
  /// Whether nothing moves and no layout is due.
  var isIdle: Bool { get }
  var warnings: [String] { get }
  var settings: StageSettings { get set }
  var orientation: UIInterfaceOrientation { get }

  /// Makes views that are created from now on belong to this device.
  func makeCurrent()
  func makeWindow() -> UIWindow
  /// Puts a window that was made elsewhere on the device's screen.
  func attach(_ window: UIWindow)
  /// Lets the time of one frame pass.
  func step()
  func makeFinger(in window: UIWindow) -> any StageFinger
  /// Begins to move a finger through `samples`, whose times are seconds from now.
  func play(_ samples: [Stroke.Sample], liftsAt: TimeInterval, in window: UIWindow)
  func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval, window: UIWindow)
  func tapStatusBar(of window: UIWindow)
  func type(_ text: String, in window: UIWindow)
  /// The screen as an SVG document; `nil` if the device makes no pictures.
  func picture(titled title: String) -> String?
}
