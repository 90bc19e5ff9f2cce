import HeaderEngine
import UIKit

/// Properties and methods that configure the header. Changes inside an animation block are animated.
extension StretchyHeaderView {
  /// A Boolean value that determines whether the header stays visible at its minimum height instead of
  /// scrolling away. The default is `false`. If `true`, the header is in front of the rows and behind the
  /// scroll indicators.
  public var staysAtMinimumHeight: Bool {
    get { engine.isPinned }
    set {
      guard newValue != engine.isPinned else { return }
      engine.isPinned = newValue
      restage()
    }
  }

  /// The distance, in points, over which the header fades out as it moves under the bar. The header is opaque
  /// while its bottom edge is at least this far below the safe area. The default is 0, which leaves `alpha`
  /// unchanged. Negative values become 0; NaN and infinite values are ignored.
  public var fadeDistance: CGFloat {
    get { engine.fadeDistance }
    set {
      let faded = engine.fadeDistance > 0
      engine.setFadeDistance(newValue)
      if faded, engine.fadeDistance == 0 { alpha = 1 }
      adapt(isSettled: false)
    }
  }

  /// The position of `contentView` while the header is taller than at rest. The default is `fill`.
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
  /// If `true`, the section headers of a plain table view pin to the header's bottom edge instead of the header's edge at rest.
  /// The header then takes part in the scroll view's delegate, so that flicks and taps on the status bar expand it. As with
  /// ``FlexibleHeaderView/insetFollowsVisibleHeight``, content that can't be pulled down gets the full inset as it arrives there.
  public var insetFollowsVisibleHeight: Bool {
    get { tracker.followsHeader }
    set {
      tracker.followsHeader = newValue
      tracker.observeContentSize(newValue)
    }
  }

  /// A Boolean value that determines whether the header extends to the top edge of the scroll view, under the
  /// status bar and the navigation bar. The default is `false`: the header begins below the safe area.
  ///
  /// `maximumHeight` and `minimumHeight` are measured from the safe area in both cases, unless `heightsIncludeSafeArea` is
  /// `true`.
  public var extendsUnderTopSafeArea: Bool {
    get { engine.extendsUnderTopSafeArea }
    set {
      engine.extendsUnderTopSafeArea = newValue
      adapt(isSettled: false)
    }
  }

  /// The distance by which the content has to be pulled down past its top for ``ScrollEdgeView/didPullPastThreshold``, in
  /// points. The default is 60. Values that aren't positive or finite are ignored.
  public var pullThreshold: CGFloat {
    get { CGFloat(engine.pullThreshold) }
    set {
      engine.pullThreshold = Double(newValue)
      adapt(isSettled: false)
    }
  }

  /// The length by which the header is taller than at rest, in points. It is 0 while the header isn't
  /// installed.
  package var stretch: CGFloat { engine.stretch }

  /// The height of the header that is visible below the safe area, in points. While the header isn't
  /// installed, it is the height of its bounds.
  public var visibleHeight: CGFloat { engine.geometry?.visibleHeight ?? bounds.height }

  // MARK: - Title

  /// Shows a title in the navigation bar as the title in the header disappears.
  ///
  /// The method sets a title view on `navigationItem` whose opacity is 1 − `titleVisibility`, or 1 while the header isn't
  /// installed. `titleView` fades out meanwhile, unless keyframes or effects change its opacity. The title has the same font
  /// and color as the bar's other titles, and is a heading for VoiceOver. The navigation item doesn't show a large title in the
  /// meantime. If the title was handed over to another navigation item before, that item's title view and display mode are
  /// restored, as they are when the header is deallocated.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item. It is held weakly.
  ///   - title: The text. The default is `nil`, which follows the title of `navigationItem`, or the text of
  ///     `titleView` if the item has no title and `titleView` is a label.
  public func handOverTitle(to navigationItem: UINavigationItem, title: String? = nil) {
    if titleView == nil { HeaderMisuse.report(.handOverWithoutTitle) }
    handOver(title, to: navigationItem)
  }

  /// Hands over the title again after `titleView` changed.
  func handOverTitleAgain() {
    guard let titleHandOver, let navigationItem = titleHandOver.navigationItem else { return }
    handOver(titleHandOver.words, to: navigationItem)
  }

  private func handOver(_ title: String?, to navigationItem: UINavigationItem) {
    takeBackTitle()
    titleHandOver = TitleHandOver(title, from: titleView, to: navigationItem)
    showHandedOverTitle()
  }

  /// Shows the title in the bar to the extent that it isn't visible in the header.
  func showHandedOverTitle() {
    guard let titleHandOver else { return }
    guard scrollView != nil else { return titleHandOver.show(1, fadesHeaderTitle: false) }
    let hasOwnLook = titleView.map { keyframeComposer?.changesOpacity(of: $0) ?? false } ?? false
    titleHandOver.show(1 - titleVisibility, fadesHeaderTitle: !hasOwnLook)
  }

  /// Ends `handOverTitle(to:title:)` and restores the title view and the display mode of the navigation item.
  public func takeBackTitle() { titleHandOver = nil }
}
