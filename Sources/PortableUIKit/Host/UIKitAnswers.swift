/// How a simulator answers what is not known of UIKit; code is right if it is right under every answer.
public struct UIKitAnswers: Sendable, Hashable {
  /// Which scroll views bring their offset into range when insets change.
  public enum InsetClamping: String, Sendable, Hashable, CaseIterable {
    /// All of them.
    case all
    /// Tables and collections only.
    case tablesOnly
  }

  /// How half a pixel of a content offset is rounded.
  public enum HalfPixelRounding: String, Sendable, Hashable, CaseIterable {
    /// To the greater pixel.
    case up
    /// To the even pixel.
    case toEven
  }

  /// Who brings the offset into range when `contentInset` changes (12.8); all scroll views by default.
  public var clampsOnInsetChange = InsetClamping.all
  /// Whether setting an equal `contentInset` brings the offset into range (12.8); false by default.
  public var settingEqualInsetClamps = false
  /// How `contentOffset` rounds half pixels (12.8); up by default.
  public var halfPixelRounding = HalfPixelRounding.up
  /// Whether setting `bounds.origin` sends `scrollViewDidScroll` (12.8); true by default.
  public var boundsOriginSendsDidScroll = true
  /// Whether a change of the safe area also moves content that is not at the top (12.8); false by default.
  public var safeAreaChangeMovesScrolledContent = false
  /// Whether reordering subviews asks for a layout of their superview (12.2); true by default.
  public var bringToFrontMarksLayout = true
  /// Whether `viewIsAppearing` comes before `viewSafeAreaInsetsDidChange` (12.6); true by default.
  public var viewIsAppearingBeforeSafeArea = true
  /// Whether a view hears of its safe area before its controller does (12.7); true by default.
  public var viewSafeAreaCallBeforeController = true
  /// Whether a child added to a visible parent gets `viewDidAppear` inside `addSubview` (12.6); false by
  /// default.
  public var childDidAppearInsideAddSubview = false
  /// Whether a table whose content was never measured brings its offset into range (12.8); false by default.
  public var emptyTableClamps = false

  /// The default answers.
  public init() {}

  /// The default answers.
  public static let standard = UIKitAnswers()

  /// The default answers, then each question alone answered the other way.
  public static var variations: [UIKitAnswers] {
    func but(_ change: (inout UIKitAnswers) -> Void) -> UIKitAnswers {
      var answers = standard
      change(&answers)
      return answers
    }
    return [
      standard,
      but { $0.clampsOnInsetChange = .tablesOnly },
      but { $0.settingEqualInsetClamps.toggle() },
      but { $0.halfPixelRounding = .toEven },
      but { $0.boundsOriginSendsDidScroll.toggle() },
      but { $0.safeAreaChangeMovesScrolledContent.toggle() },
      but { $0.bringToFrontMarksLayout.toggle() },
      but { $0.viewIsAppearingBeforeSafeArea.toggle() },
      but { $0.viewSafeAreaCallBeforeController.toggle() },
      but { $0.childDidAppearInsideAddSubview.toggle() },
      but { $0.emptyTableClamps.toggle() },
    ]
  }
}
