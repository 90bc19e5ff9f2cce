import Foundation

/// A generator of haptic feedback. The simulated devices have no haptics, like iPads, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator. Use a subclass to specify the feedback.
  public override init() { super.init() }
  /// Prepares the generator for upcoming feedback.
  open func prepare() {}
}

/// A generator of feedback for changed selections.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a changed selection.
  open func selectionChanged() {}
}

/// A generator of feedback for impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and rigidity of the colliding objects.
  public enum FeedbackStyle: Int, @unchecked Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Creates a generator for impacts of the given style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  /// Generates feedback for an impact.
  open func impactOccurred() {}
  /// Generates feedback for an impact with the given intensity, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for results of tasks.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of results.
  public enum FeedbackType: Int, @unchecked Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Generates feedback for a result.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
