import Foundation

extension HostSimulator {
  /// Warns the app that memory is low. Notifies the delegate of the application, all controllers in the windows, and those that
  /// they present or contain, and posts the notification of the application.
  public func warnOfLowMemory() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for window in application.windows { window.rootViewController?.tellOfLowMemory() }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: application)
  }
}

extension UIApplication {
  /// A notification posted when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIViewController {
  fileprivate final func tellOfLowMemory() {
    didReceiveMemoryWarning()
    for child in children { child.tellOfLowMemory() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.tellOfLowMemory()
    }
  }
}
