import FlexibleHeader

/// The device state of a trace. It is passed to the header without changing the device, so that traces play
/// on any device.
@MainActor final class TraceSurroundings {
  weak var header: FlexibleHeaderView? { didSet { update() } }
  var isStatusBarHidden = false { didSet { update() } }
  var isVoiceOverRunning = false { didSet { update() } }
  private let stage = HeaderStage { UIViewController() }
  private let statusBarHeight: CGFloat

  /// - Parameter statusBarHeight: The height of the status bar while it is visible, in points.
  init(statusBarHeight: CGFloat = 20) { self.statusBarHeight = statusBarHeight }

  /// Shows a window on the stage.
  func show(_ window: UIWindow) {
    window.windowScene = stage.window.windowScene
    window.isHidden = false
  }

  /// Advances frames while `isBusy` returns `true`, for at most two seconds.
  func letTimePass(while isBusy: () -> Bool) {
    let end = stage.now + 2
    while isBusy(), stage.now < end { stage.step() }
  }

  private func update() {
    header?.scriptedDevice = ScriptedDevice(
      statusBarHeight: isStatusBarHidden ? 0 : statusBarHeight, isStatusBarHidden: isStatusBarHidden,
      isVoiceOverRunning: isVoiceOverRunning)
  }
}

/// As the delegate of a header, the surroundings apply its status bar preference immediately.
extension TraceSurroundings: FlexibleHeaderViewRelay {
  func headerViewNeedsStatusBarUpdate(_ headerView: FlexibleHeaderView) {
    isStatusBarHidden = headerView.prefersStatusBarHidden
  }
}
