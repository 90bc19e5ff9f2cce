#if canImport(ObjectiveC)
  /// Assumptions about UIKit's unspecified behavior. On iOS, UIKit itself determines it, so there is one
  /// value.
  public struct UIKitAnswers: Hashable, Sendable {
    /// A Boolean value that indicates whether scrolled content moves when the safe area changes. UIKit on iOS
    /// 15 to 18 leaves it in place.
    public let safeAreaChangeMovesScrolledContent = false

    // Tests with `StageFeatures.settings` set these; on iOS they have no effect.
    /// A Boolean value that indicates whether scroll indicators are the frontmost subviews of a scroll view.
    public var indicatorsAreFrontmostSubviews = true
    /// A Boolean value that indicates whether the layout of a table sets the content size even if it is unchanged.
    public var tableLayoutSetsEqualContentSize = true
    /// A Boolean value that indicates whether pages that a finger stopped move to the nearer one when the finger leaves.
    public var touchedPagesTurn = true

    /// A Boolean value that indicates whether the bar of a tab bar controller is at the top of a tablet. Newer systems
    /// than iOS 17 place it there.
    public var padTabBarIsAtTop = false

    /// A Boolean value that indicates whether scroll views have `isScrollAnimating`, as since iOS 17.4.
    public var hasScrollAnimationState: Bool {
      if #available(iOS 17.4, *) { true } else { false }
    }

    /// Creates the assumptions that describe UIKit.
    public init() {}

    /// The behavior of UIKit.
    public static let standard = UIKitAnswers()
    /// The behavior of UIKit.
    public static let initial = UIKitAnswers()
    /// The behavior of UIKit as the only variation.
    public static let variations = [UIKitAnswers()]
  }
#endif
