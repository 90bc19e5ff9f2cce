import Foundation

extension HostSimulator {
  /// The visible windows, from back to front.
  var visibleWindows: [UIWindow] { application.registry.visibleWindows }

  /// Returns the simulator of a view: that of its window, or the current one.
  static func of(_ view: UIView) -> HostSimulator { view.window?.simulator ?? current }

  /// Sends the app to the background. Notifies its delegate, and posts a notification, before the app resigns active and, after
  /// the state has changed, when it is in the background. Does nothing if the app is already in the background.
  public func enterBackground() {
    guard scene.activationState != .background else { return }
    application.delegate?.applicationWillResignActive(application)
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: application)
    scene.activationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: application)
  }

  /// Brings the app back from the background and makes it active. Calls its delegate, and posts a notification, before the
  /// app enters the foreground and after it became active. Does nothing if the app isn't in the background.
  public func enterForeground() {
    guard scene.activationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    NotificationCenter.default.post(
      name: UIApplication.willEnterForegroundNotification, object: application)
    scene.activationState = .foregroundActive
    application.delegate?.applicationDidBecomeActive(application)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }
}

extension UIWindow {
  /// The insets by which the device covers this window: the overlap of its frame with the unsafe edges of the
  /// screen. Hidden windows and windows without a scene are included; empty windows have no insets.
  final var deviceSafeAreaInsets: UIEdgeInsets {
    let frame = layer.frame
    guard frame.size.width > 0, frame.size.height > 0 else { return .zero }
    return SafeZone(of: screen.bounds, insets: simulator.deviceSafeAreaInsets).insets(for: frame)
  }
}
