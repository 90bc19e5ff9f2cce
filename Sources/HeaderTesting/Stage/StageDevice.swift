/// The device of a ``HeaderStage``: the simulated one (``SimulatedDevice``), or a window that is driven by
/// offsets (``WindowDevice``), which needs only UIKit.
@MainActor protocol StageDevice: AnyObject {
  /// The time on the device's clock, in seconds.
  var now: TimeInterval { get }
  /// A Boolean value that indicates whether nothing moves and no layout is pending.
  var isIdle: Bool { get }
  /// The problems that UIKit logs.
  var warnings: [String] { get }
  /// The calls that this device doesn't support.
  var unsupportedCalls: [String] { get }
  var settings: StageSettings { get set }
  var orientation: UIInterfaceOrientation { get }

  /// Makes this device the one to which newly created views belong.
  func makeCurrent()
  func makeWindow() -> UIWindow
  /// Shows an existing window on the device's screen.
  func attach(_ window: UIWindow)
  /// Prepares to detect rest after calls whose effects begin in a later frame.
  func expectMovement()
  /// Advances the clock by one frame.
  func step()
  func makeFinger(in window: UIWindow) -> any StageFinger
  /// Begins to move a finger through `samples`, whose times are seconds from now.
  func play(_ samples: [Stroke.Sample], liftsAt: TimeInterval, in window: UIWindow)
  func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval, window: UIWindow)
  /// Resizes the window. If there is no size class, the window keeps its own.
  func resize(
    _ window: UIWindow, to size: CGSize, sizeClass: UIUserInterfaceSizeClass?, duration: TimeInterval)
  func tapStatusBar(of window: UIWindow)
  func type(_ text: String, in window: UIWindow)
  /// Returns the screen as an SVG document, or `nil` if the device doesn't support pictures.
  func picture(titled title: String) -> String?
}
