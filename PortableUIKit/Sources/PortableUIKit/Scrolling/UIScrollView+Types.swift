import Foundation

extension UIScrollView {
  /// Constants that indicate which edges of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The styles of the scroll indicators.
  public enum IndicatorStyle: Int, @unchecked Sendable {
    /// Dark with a light border, or light in dark appearance.
    case `default` = 0
    /// A dark indicator.
    case black = 1
    /// A light indicator.
    case white = 2
  }

  /// Constants that describe the effect of dragging on the keyboard.
  public enum KeyboardDismissMode: Int, @unchecked Sendable {
    /// Dragging doesn't dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that reaches it.
    case interactive = 2
  }

  /// A deceleration rate: the fraction of the velocity that remains after one millisecond, between 0 and 1.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the velocity that remains after one millisecond.
    public let rawValue: CGFloat

    /// Creates a deceleration rate. A value that isn't between 0 and 1 behaves like `normal`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that a scroll view stores instead of this one [R: UIScrollView of iOS 18.2].
    var supported: DecelerationRate { rawValue < 0.994 ? .fast : .normal }

    /// The default deceleration rate, 0.998.
    public static let normal = UIScrollView.DecelerationRate(rawValue: Deceleration.normalRate)
    /// A fast deceleration rate, 0.99.
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }
}
