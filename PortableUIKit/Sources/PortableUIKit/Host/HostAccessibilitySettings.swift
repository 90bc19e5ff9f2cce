import Foundation

/// What the user has set for accessibility, and what apps have told VoiceOver.
@MainActor struct HostAccessibilitySettings {
  var isReduceTransparencyEnabled = false
  var isBoldTextEnabled = false
  var isDarkerSystemColorsEnabled = false
  var isSwitchControlRunning = false
  var posts: [HostAccessibilityPost] = []
}

/// Something that an app told VoiceOver.
public struct HostAccessibilityPost: Hashable, Sendable {
  /// When it was told, in seconds of the simulator's clock.
  public var time: TimeInterval
  /// What kind of message it was.
  public var notification: UIAccessibility.Notification
  /// The text of the message, or what the view in it is called; nil for messages without either.
  public var text: String?
}

extension HostSimulator {
  /// Whether the user wants less transparency; false by default. Observers hear of changes.
  public var isReduceTransparencyEnabled: Bool {
    get { accessibility.isReduceTransparencyEnabled }
    set {
      set(\.isReduceTransparencyEnabled, newValue) {
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      }
    }
  }

  /// Whether the user wants bold text; false by default. Observers hear of changes.
  public var isBoldTextEnabled: Bool {
    get { accessibility.isBoldTextEnabled }
    set { set(\.isBoldTextEnabled, newValue) { UIAccessibility.boldTextStatusDidChangeNotification } }
  }

  /// Whether the user wants more contrast; false by default. Observers hear of changes.
  public var isDarkerSystemColorsEnabled: Bool {
    get { accessibility.isDarkerSystemColorsEnabled }
    set {
      set(\.isDarkerSystemColorsEnabled, newValue) {
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      }
    }
  }

  /// Whether the user works with Switch Control; false by default. Observers hear of changes.
  public var isSwitchControlRunning: Bool {
    get { accessibility.isSwitchControlRunning }
    set {
      set(\.isSwitchControlRunning, newValue) { UIAccessibility.switchControlStatusDidChangeNotification }
    }
  }

  /// What apps have told VoiceOver, the oldest first.
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
