#if canImport(ObjectiveC)
  /// Assumptions about UIKit where the portable one has to guess. On iOS UIKit itself answers, so there is one value.
  public struct UIKitAnswers: Hashable, Sendable {
    /// Whether content that is scrolled away from its top moves when the safe area changes. UIKit on iOS 15 to 18
    /// leaves it where it is.
    public let safeAreaChangeMovesScrolledContent = false

    /// UIKit as it is.
    public static let standard = UIKitAnswers()
    /// UIKit as it is.
    public static let initial = UIKitAnswers()
    /// UIKit as it is, alone.
    public static let variations = [UIKitAnswers()]
  }
#endif
