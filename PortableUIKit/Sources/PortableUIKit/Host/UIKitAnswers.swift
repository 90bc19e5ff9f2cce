import Foundation

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
  /// Whether a child that appears along with its parent gets `viewDidAppear` before it (12.6); true by default.
  public var childDidAppearBeforeParent = true
  /// Whether the navigation delegate hears of a controller after the controller itself does, of both `willShow`
  /// and `didShow` (12.16); true by default.
  public var navigationDelegateHearsLast = true
  /// Whether a controller that is covered hears of it before the one that covers it, and the one that goes away
  /// before the one that is uncovered; true by default.
  public var leavingControllerHearsFirst = true
  /// Whether the controller of a new tab hears that it appears before the old one hears that it goes; true by
  /// default.
  public var newTabHearsFirst = true
  /// Whether the completion that was given last to a transition coordinator runs first (12.14); true by default.
  public var lastCompletionRunsFirst = true
  /// Whether `systemLayoutSizeFitting` answers the present size of a view that says nothing about its size
  /// (12.17); false by default, which is no size.
  public var unconstrainedViewFitsItsSize = false
  /// Whether a table whose content was never measured brings its offset into range (12.8); false by default. Known [T]
  /// from Google's tests of the original on iOS 13 and later; true is how earlier systems act.
  public var emptyTableClamps = false
  /// Whether a scroll view keeps views for its indicators in front of all other subviews; false by default.
  public var indicatorsAreFrontmostSubviews = false
  /// Whether pictures that an app takes of the screen show the status bar; true by default.
  public var snapshotsShowStatusBar = true
  /// Whether a row above the visible area whose estimated height is corrected moves the content offset by the
  /// difference, so that what is seen stays in place; true by default.
  public var estimateCorrectionsMoveOffset = true
  /// Whether a table sets its content size at each layout, also to the value that it has; false by default.
  public var tableLayoutSetsEqualContentSize = false

  /// The default answers.
  public init() {}

  /// The default answers.
  public static let standard = UIKitAnswers()

  /// The answers that a new simulator gives: the default ones, unless the process was started with
  /// `PORTABLE_UIKIT_ANSWERS` set to the number of one of the `variations`. Anything else there stops the program,
  /// as tests that mean to run under other answers must not pass for running under these.
  public static let initial: UIKitAnswers = {
    guard let wish = ProcessInfo.processInfo.environment["PORTABLE_UIKIT_ANSWERS"] else { return standard }
    guard let number = Int(wish), variations.indices.contains(number) else {
      preconditionFailure(
        "PORTABLE_UIKIT_ANSWERS is \(wish); it has to be a number in 0..<\(variations.count), see UIKitAnswers.variations"
      )
    }
    return variations[number]
  }()

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
      but { $0.childDidAppearBeforeParent.toggle() },
      but { $0.navigationDelegateHearsLast.toggle() },
      but { $0.leavingControllerHearsFirst.toggle() },
      but { $0.newTabHearsFirst.toggle() },
      but { $0.lastCompletionRunsFirst.toggle() },
      but { $0.unconstrainedViewFitsItsSize.toggle() },
      but { $0.indicatorsAreFrontmostSubviews.toggle() },
      but { $0.snapshotsShowStatusBar.toggle() },
      but { $0.estimateCorrectionsMoveOffset.toggle() },
      but { $0.tableLayoutSetsEqualContentSize.toggle() },
    ]
  }
}
