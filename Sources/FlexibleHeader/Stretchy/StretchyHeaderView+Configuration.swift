import HeaderEngine
import UIKit

/// How the header behaves. What is set inside an animation moves with it.
extension StretchyHeaderView {
  /// The header's height at rest in points, without the safe area; default 0. At rest the header is at least
  /// as tall as its minimum. Negative values count as 0, NaN and infinite ones are ignored.
  public var referenceHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  /// The least height in points: `fixedMinimumHeight`, or what Auto Layout said for the present width. 0
  /// before the header is installed, unless it is fixed.
  public var minimumHeight: CGFloat { engine.minimumHeight }

  /// Whether the header stays at its minimum height instead of scrolling away; default false. It then lies in
  /// front of the rows and behind the scroll indicators.
  public var staysAtMinimumHeight: Bool {
    get { engine.isPinned }
    set {
      guard newValue != engine.isPinned else { return }
      engine.isPinned = newValue
      restage()
    }
  }

  /// Over how many points the header fades on its way under the bar: it is opaque as long as its bottom edge
  /// is this far below the safe area. Default 0, which does not touch `alpha`. Negative values count as 0,
  /// NaN and infinite ones are ignored.
  public var fadeDistance: CGFloat {
    get { engine.fadeDistance }
    set {
      let faded = engine.fadeDistance > 0
      engine.setFadeDistance(newValue)
      if faded, engine.fadeDistance == 0 { alpha = 1 }
      adapt(isSettled: false)
    }
  }

  /// Where `contentView` sits while the header is taller than at rest; default `fill`.
  public var stretchMode: StretchyHeaderStretchMode {
    get { engine.stretchMode }
    set {
      engine.stretchMode = newValue
      adapt(isSettled: false)
    }
  }

  /// A Boolean value that determines whether the top content inset follows the visible height of the header, without
  /// moving the content. The default is `false`.
  ///
  /// The section headers of a plain table then pin to the header's bottom edge instead of where it is at rest. The header
  /// receives the scroll view's delegate events for it, so that flicks and taps on the status bar expand it; an existing
  /// delegate keeps working. If `observesContentOffset` is `false`, forward
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and `scrollViewShouldScrollToTop(_:)`.
  public var insetFollowsVisibleHeight: Bool {
    get { engine.insetFollowsVisibleHeight }
    set {
      engine.insetFollowsVisibleHeight = newValue
      updateEventForwarding()
      adapt(isSettled: false)
    }
  }

  /// A Boolean value that determines whether the header reaches to the top edge of the scroll view, under the status bar
  /// and the navigation bar. The default is `false`: it begins below the safe area.
  ///
  /// `referenceHeight` and the minimum height count below the safe area in both cases.
  public var extendsUnderTopSafeArea: Bool {
    get { engine.extendsUnderTopSafeArea }
    set {
      engine.extendsUnderTopSafeArea = newValue
      adapt(isSettled: false)
    }
  }

  /// Forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` here if `observesContentOffset` is `false`;
  /// it has an effect with `insetFollowsVisibleHeight` and `snapsWhenReleased`.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView === self.scrollView else { return }
    willEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Forward `scrollViewShouldScrollToTop(_:)` here if `observesContentOffset` is `false`; it has an effect with
  /// `insetFollowsVisibleHeight`.
  ///
  /// - Returns: `true`.
  @discardableResult public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if scrollView === self.scrollView { willScrollToTop(scrollView) }
    return true
  }

  /// Scrolls the content so that the header is at its minimum height, or at its height at rest.
  ///
  /// Content that is too short to collapse the header is scrolled as far as possible. A header that is there already, and
  /// one that isn't installed, stays.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether the header collapses or expands.
  ///   - animated: Whether the scroll is animated.
  public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    guard let scrollView,
      let offset = engine.offset(collapsing: isCollapsed, tracker.measure(scrollView))
    else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: CGFloat(offset)), animated: animated)
    if !animated { contentDidMove() }
  }

  /// By how many points the header is taller than at rest; 0 while it is not installed.
  public var stretch: CGFloat { engine.stretch }

  /// How much of the header can be seen below the safe area, in points; its own height while it is not
  /// installed.
  public var visibleHeight: CGFloat { engine.geometry?.visibleHeight ?? bounds.height }

  // MARK: - Title

  /// Shows a title in the navigation bar as the header's title leaves.
  ///
  /// `navigationItem` gets a title view whose opacity is 1 − `titleVisibility`. The title has the font and the color of
  /// the bar's other titles, and is a heading for VoiceOver. The item shows no large title meanwhile. An item that had
  /// the title before gets its own title view and display mode back.
  ///
  /// - Parameters:
  ///   - navigationItem: The item. Held weakly.
  ///   - title: The text. The default, `nil`, follows the title of `navigationItem`, or the text of `titleView` if the
  ///     item has no title and `titleView` is a label.
  public func handOverTitle(to navigationItem: UINavigationItem, title: String? = nil) {
    takeBackTitle()
    titleHandOver = TitleHandOver(title, from: titleView as? UILabel, to: navigationItem)
    titleHandOver?.show(1 - titleVisibility)
  }

  /// Ends `handOverTitle(to:title:)`: title view and display mode of the navigation item are restored.
  public func takeBackTitle() {
    titleHandOver?.end()
    titleHandOver = nil
  }
}
