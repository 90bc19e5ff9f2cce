import Foundation

/// Lets the device be felt. The simulated devices have nothing to be felt with, as iPads do, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator; kinds of it say what is to be felt.
  public override init() { super.init() }
  /// Something will be felt soon.
  open func prepare() {}
}

/// Lets it be felt that another one is selected.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another one is selected.
  open func selectionChanged() {}
}

/// Lets it be felt that things collide.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
  public enum FeedbackStyle: Int, @unchecked Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// A generator for things of a kind.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  /// Things collide.
  open func impactOccurred() {}
  /// Things collide so hard, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets it be felt how something ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, @unchecked Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Something ended so.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
