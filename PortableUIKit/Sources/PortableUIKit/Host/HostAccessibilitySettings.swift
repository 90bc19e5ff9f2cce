import Foundation

/// The user's accessibility settings, and the notifications posted by apps.
@MainActor struct HostAccessibilitySettings {
  var isReduceTransparencyEnabled = false
  var isBoldTextEnabled = false
  var isDarkerSystemColorsEnabled = false
  var isSwitchControlRunning = false
  var posts: [HostAccessibilityPost] = []
}

/// An accessibility notification posted by an app.
public struct HostAccessibilityPost: Hashable, Sendable {
  /// The time of the notification, in seconds of the simulator's clock.
  public var time: TimeInterval
  /// The kind of notification.
  public var notification: UIAccessibility.Notification
  /// The text of the notification, or the label of the view in it; `nil` if there is neither.
  public var text: String?
}

extension HostSimulator {
  /// A Boolean value that determines whether transparency is reduced. The default is `false`. A notification
  /// is posted when it changes.
  public var isReduceTransparencyEnabled: Bool {
    get { accessibility.isReduceTransparencyEnabled }
    set {
      set(\.isReduceTransparencyEnabled, newValue) {
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      }
    }
  }

  /// A Boolean value that determines whether text is bold. The default is `false`. A notification is posted
  /// when it changes.
  public var isBoldTextEnabled: Bool {
    get { accessibility.isBoldTextEnabled }
    set { set(\.isBoldTextEnabled, newValue) { UIAccessibility.boldTextStatusDidChangeNotification } }
  }

  /// A Boolean value that determines whether contrast is increased. The default is `false`. A notification is
  /// posted when it changes.
  public var isDarkerSystemColorsEnabled: Bool {
    get { accessibility.isDarkerSystemColorsEnabled }
    set {
      set(\.isDarkerSystemColorsEnabled, newValue) {
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      }
    }
  }

  /// A Boolean value that determines whether Switch Control is running. The default is `false`. A
  /// notification is posted when it changes.
  public var isSwitchControlRunning: Bool {
    get { accessibility.isSwitchControlRunning }
    set {
      set(\.isSwitchControlRunning, newValue) { UIAccessibility.switchControlStatusDidChangeNotification }
    }
  }

  /// The accessibility notifications posted by apps, oldest first.
  public var accessibilityPosts: [HostAccessibilityPost] { accessibility.posts }

  func notePost(_ notification: UIAccessibility.Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? UIView)?.accessibilityLabel
    accessibility.posts.append(HostAccessibilityPost(time: now, notification: notification, text: text))
  }

  private func set(
    _ setting: WritableKeyPath<HostAccessibilitySettings, Bool>, _ value: Bool,
    notification: () -> NSNotification.Name
  ) {
    guard accessibility[keyPath: setting] != value else { return }
    accessibility[keyPath: setting] = value
    NotificationCenter.default.post(name: notification(), object: nil)
  }
}
