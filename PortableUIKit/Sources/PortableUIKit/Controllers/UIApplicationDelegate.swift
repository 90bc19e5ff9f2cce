import Foundation

/// The methods with which an app responds to changes of its application's state. All are optional.
///
/// UIKit's optional property `window` isn't here, because Swift has no optional requirements without Objective-C. A class of
/// the app can have one.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Tells the delegate that the application was launched. Nothing is launched here, so only tests call it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the application is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the application entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the application is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  /// The reasons for which an application was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw string value of the key.
    public let rawValue: String
    /// Creates a key with a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
