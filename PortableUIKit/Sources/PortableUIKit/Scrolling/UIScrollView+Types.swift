import Foundation

extension UIScrollView {
  /// Which edges of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How the scroll indicators look.
  public enum IndicatorStyle: Int, @unchecked Sendable {
    /// Dark with a light edge; light where the look is dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, @unchecked Sendable {
    /// Nothing.
    case none = 0
    /// It goes when the drag begins.
    case onDrag = 1
    /// It goes with a finger that reaches it.
    case interactive = 2
  }

  /// How the speed of content falls: the part that is left after a millisecond, between 0 and 1.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate; one that is not between 0 and 1 acts like `normal`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate, 0.998.
    public static let normal = UIScrollView.DecelerationRate(rawValue: 0.998)
    /// A rate that stops content early, 0.99.
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }
}
