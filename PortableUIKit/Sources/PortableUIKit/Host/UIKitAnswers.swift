import Foundation

/// The answers of a simulator to open questions about UIKit's behavior. Code is correct if it's correct under
/// all answers.
public struct UIKitAnswers: Sendable, Hashable {
  /// The scroll views that clamp their offset when insets change.
  public enum InsetClamping: String, Sendable, Hashable, CaseIterable {
    /// All scroll views.
    case all
    /// Table and collection views only.
    case tablesOnly
  }

  /// The rounding of half pixels in content offsets.
  public enum HalfPixelRounding: String, Sendable, Hashable, CaseIterable {
    /// To the greater pixel.
    case up
    /// To the even pixel.
    case toEven
  }

  /// Which scroll views clamp the offset when `contentInset` changes (12.8). The default is all.
  public var clampsOnInsetChange = InsetClamping.all
  /// A Boolean value that determines whether setting an equal `contentInset` clamps the offset (12.8). The
  /// default is `false`.
  public var settingEqualInsetClamps = false
  /// The rounding of half pixels in `contentOffset` (12.8). The default is up.
  public var halfPixelRounding = HalfPixelRounding.up
  /// A Boolean value that determines whether setting `bounds.origin` sends `scrollViewDidScroll` (12.8). The
  /// default is `false`.
  public var boundsOriginSendsDidScroll = false
  /// A Boolean value that determines whether a change of the safe area also moves content that isn't at the
  /// top (12.8). The default is `false`.
  public var safeAreaChangeMovesScrolledContent = false
  /// A Boolean value that determines whether reordering subviews requests a layout pass of their superview
  /// (12.2). The default is `true`.
  public var bringToFrontMarksLayout = true
  /// A Boolean value that determines whether `viewIsAppearing` is called before `viewSafeAreaInsetsDidChange`
  /// (12.6). The default is `true`.
  public var viewIsAppearingBeforeSafeArea = true
  /// A Boolean value that determines whether a view is notified of its safe area before its view controller
  /// (12.7). The default is `true`.
  public var viewSafeAreaCallBeforeController = true
  /// A Boolean value that determines whether a child that is added to a visible parent receives
  /// `viewDidAppear` inside of `addSubview` (12.6). The default is `false`.
  public var childDidAppearInsideAddSubview = false
  /// A Boolean value that determines whether a child that appears together with its parent receives
  /// `viewDidAppear` before it (12.6). The default is `true`.
  public var childDidAppearBeforeParent = true
  /// A Boolean value that determines whether the navigation delegate is notified after the view controllers,
  /// for both `willShow` and `didShow` (12.16). The default is `true`.
  public var navigationDelegateHearsLast = true
  /// A Boolean value that determines whether a covered view controller is notified before the one that covers
  /// it, and a dismissed one before the one that is uncovered. The default is `true`.
  public var leavingControllerHearsFirst = true
  /// A Boolean value that determines whether the view controller of a new tab is notified of its appearance
  /// before the old one is notified of its disappearance. The default is `true`.
  public var newTabHearsFirst = true
  /// A Boolean value that determines whether the last completion handler of a transition coordinator is
  /// called first (12.14). The default is `true`.
  public var lastCompletionRunsFirst = true
  /// A Boolean value that determines whether `systemLayoutSizeFitting` returns the current size for a view
  /// without any constraints on its size (12.17). The default is `false`. In that case, the size is zero.
  public var unconstrainedViewFitsItsSize = false
  /// A Boolean value that determines whether a table view whose content was never measured clamps its offset
  /// (12.8). The default is `false`. Known [T] from Google's tests of the original on iOS 13 and later;
  /// `true` is the behavior of earlier systems.
  public var emptyTableClamps = false
  /// A Boolean value that determines whether a scroll view keeps the views of its indicators in front of all
  /// other subviews. The default is `false`.
  public var indicatorsAreFrontmostSubviews = false
  /// A Boolean value that determines whether correcting the estimated height of a row above the visible area
  /// moves the content offset by the difference, so that the visible rows stay in place. The default is
  /// `true`.
  public var estimateCorrectionsMoveOffset = true
  /// A Boolean value that determines whether a table view sets its content size at each layout pass, even if
  /// it's unchanged. The default is `false`.
  public var tableLayoutSetsEqualContentSize = false

  /// A Boolean value that determines whether content with pages, which a finger stopped between two of them,
  /// moves to the nearer one when the finger leaves without a drag. The default is `true` [R].
  public var touchedPagesTurn = true

  /// A Boolean value that determines whether the primary and the supplementary column of an expanded split view
  /// controller have a compact horizontal size class. The default is `true`. Otherwise, they inherit it.
  public var splitSidebarsAreCompact = true

  /// A Boolean value that determines whether `invalidateLayout(with:)` of a collection view layout calls
  /// `invalidateLayout()`, so that layouts that override only the older method receive all invalidations. The default is
  /// `true`: such layouts work on iOS.
  public var contextInvalidationCallsInvalidateLayout = true

  /// A Boolean value that determines whether a tab bar controller with a regular width on a tablet has its bar at the
  /// top, in the row of the navigation bar, as since iPadOS 18. The default is `false`, the behavior of earlier systems.
  public var padTabBarIsAtTop = false

  /// A Boolean value that determines whether a change of insets or sizes brings content into its range that a finger holds or
  /// that is decelerating. The default is `true`, as in UIKit 18.2 [K]. Developers have reported the contrary of others [R].
  public var clampsTouchedContent = true

  /// A Boolean value that determines whether content that a finger has pulled beyond an edge continues from where it is when
  /// insets move the edge during the drag. The default is `true`: a finger then meets the full resistance of the new edge.
  /// Otherwise, the content goes to where the finger would have brought it if the edge had been there from the start.
  public var dragsContinueAtMovedEdges = true

  /// A Boolean value that determines whether updates of a table with estimated heights keep the first visible row in place also
  /// while animations are disabled. The default is `false`: the row with the same index is there then, as after a reload. UIKit 18.2
  /// decides by the SDK of the app, and which one isn't known [R].
  public var unanimatedUpdatesKeepRows = false

  /// A Boolean value that determines whether code finds `isScrollAnimating` of scroll views, as since iOS 17.4. The default is
  /// `true`.
  public var hasScrollAnimationState = true

  /// Creates the default answers.
  public init() {}

  /// The default answers.
  public static let standard = UIKitAnswers()

  /// The answers of a new simulator: the default ones, except for the questions whose numbers the environment variable
  /// `PORTABLE_UIKIT_ANSWERS` contains, separated by commas. Any other value stops the program, so that tests for other
  /// answers can't pass under the default ones by mistake.
  public static let initial: UIKitAnswers = {
    guard let wish = ProcessInfo.processInfo.environment["PORTABLE_UIKIT_ANSWERS"] else { return standard }
    let numbers = wish.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    precondition(
      numbers.allSatisfy((1...otherAnswers.count).contains),
      """
      PORTABLE_UIKIT_ANSWERS is \(wish); it has to be one or more numbers in 1...\(otherAnswers.count), separated by \
      commas. See UIKitAnswers.variations.
      """)
    return standard.answeringOtherwise(numbers)
  }()

  /// The default answers, followed by one variation for each alternative answer.
  public static let variations =
    [standard] + (1...otherAnswers.count).map { standard.answeringOtherwise([$0]) }

  /// Returns these answers with the alternative answers to the questions with `numbers`, which begin at 1.
  private func answeringOtherwise(_ numbers: [Int]) -> UIKitAnswers {
    var answers = self
    for number in numbers { UIKitAnswers.otherAnswers[number - 1](&answers) }
    return answers
  }

  /// What gives the alternative answer to each question, in the order of their numbers.
  private static let otherAnswers: [@Sendable (inout UIKitAnswers) -> Void] = [
    { $0.clampsOnInsetChange = .tablesOnly },
    { $0.settingEqualInsetClamps.toggle() },
    { $0.halfPixelRounding = .toEven },
    { $0.boundsOriginSendsDidScroll.toggle() },
    { $0.safeAreaChangeMovesScrolledContent.toggle() },
    { $0.bringToFrontMarksLayout.toggle() },
    { $0.viewIsAppearingBeforeSafeArea.toggle() },
    { $0.viewSafeAreaCallBeforeController.toggle() },
    { $0.childDidAppearInsideAddSubview.toggle() },
    { $0.emptyTableClamps.toggle() },
    { $0.childDidAppearBeforeParent.toggle() },
    { $0.navigationDelegateHearsLast.toggle() },
    { $0.leavingControllerHearsFirst.toggle() },
    { $0.newTabHearsFirst.toggle() },
    { $0.lastCompletionRunsFirst.toggle() },
    { $0.unconstrainedViewFitsItsSize.toggle() },
    { $0.indicatorsAreFrontmostSubviews.toggle() },
    { $0.estimateCorrectionsMoveOffset.toggle() },
    { $0.tableLayoutSetsEqualContentSize.toggle() },
    { $0.touchedPagesTurn.toggle() },
    { $0.splitSidebarsAreCompact.toggle() },
    { $0.contextInvalidationCallsInvalidateLayout.toggle() },
    { $0.padTabBarIsAtTop.toggle() },
    { $0.clampsTouchedContent.toggle() },
    { $0.hasScrollAnimationState.toggle() },
    { $0.unanimatedUpdatesKeepRows.toggle() },
    { $0.dragsContinueAtMovedEdges.toggle() },
  ]
}
