import Foundation

extension HostSimulator {
  /// The windows that are shown, from back to front.
  var visibleWindows: [UIWindow] { application.windows.filter { !$0.isHidden } }

  /// The simulator a view lives in: its window's, else the current one.
  static func of(_ view: UIView) -> HostSimulator { view.window?.simulator ?? current }

  /// Sends the application to the background: it hears that it ceases to be active, and once the state has changed that
  /// it is in the background. Twice is once.
  public func enterBackground() {
    guard scene.activationState != .background else { return }
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: application)
    scene.activationState = .background
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: application)
  }

  /// Brings the application back from the background and makes it active. Without `enterBackground()` before,
  /// nothing happens.
  public func enterForeground() {
    guard scene.activationState == .background else { return }
    NotificationCenter.default.post(
      name: UIApplication.willEnterForegroundNotification, object: application)
    scene.activationState = .foregroundActive
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }
}

extension UIWindow {
  /// What the device covers of this window: the overlap of its frame with the screen's unsafe edges. Hidden
  /// windows and windows without scene count like others; an empty one is covered nowhere.
  final var deviceSafeAreaInsets: UIEdgeInsets {
    let frame = layer.frame
    guard frame.size.width > 0, frame.size.height > 0 else { return .zero }
    return SafeZone(of: screen.bounds, insets: simulator.deviceSafeAreaInsets).insets(for: frame)
  }
}
