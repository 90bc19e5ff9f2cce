import UIKit

extension UIApplication {
  /// The application, or `nil` in an app extension and in package tests, where `shared` isn't available.
  package static var running: UIApplication? {
    #if canImport(ObjectiveC)
      UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
    #else
      UIApplication.shared
    #endif
  }

  /// The scene in the foreground, or any other one if no scene is in the foreground.
  package var foregroundScene: UIWindowScene? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// The key window of that scene, or `nil` if there is none.
  package var foregroundKeyWindow: UIWindow? { foregroundScene?.windows.first(where: \.isKeyWindow) }
}
