import HeaderEngine
import UIKit

/// How the header looks and behaves.
extension FlexibleHeaderView {
  /// The smallest height, in points; default 56. Raising it above `maximumHeight` raises that too. Negative values
  /// count as 0, NaN and infinite ones are ignored. A height that is set takes precedence over one that fits the content.
  public var minimumHeight: CGFloat {
    get { engine.configuration.heights.minimum }
    set {
      fitting.isMinimumGiven = true
      configure { $0.heights.setMinimum(newValue) }
    }
  }

  /// The greatest height that is not stretched, in points; default 56. Lowering it below `minimumHeight` lowers that
  /// too. Negative values count as 0, NaN and infinite ones are ignored. A height that is set takes precedence over one
  /// that fits the content.
  public var maximumHeight: CGFloat {
    get { engine.configuration.heights.maximum }
    set {
      fitting.isMaximumGiven = true
      configure { $0.heights.setMaximum(newValue) }
    }
  }

  /// A Boolean value that determines whether Auto Layout decides on heights that weren't set. The default is `false`.
  ///
  /// The minimum height is then what the constraints in `contentView` need at the header's width, see
  /// `fittingHeight(forWidth:)`, so that large text isn't clipped. The maximum height is the same unless it is set. The
  /// content is measured again when the width or the content size category changes; after other changes, call
  /// `invalidateMinimumHeight()`.
  ///
  /// Constrain the content to the edges or margins of `contentView`, not to its safe area, which changes while the header
  /// moves; the margins don't include the safe area then.
  public var heightsFitContent: Bool {
    get { fitting.isEnabled }
    set {
      fitting.isEnabled = newValue
      contentView.insetsLayoutMarginsFromSafeArea = !newValue
      invalidateMinimumHeight()
    }
  }

  /// Measures the content again: call it after the content changed so that it needs another height. Without
  /// `heightsFitContent` it has no effect.
  public func invalidateMinimumHeight() {
    fitting.invalidate()
    fitHeights()
  }

  /// Gives the header the heights that fit its content, if they aren't known for its width.
  func fitHeights() {
    let safeArea = flags.minMaxHeightIncludesSafeArea ? topSafeArea : 0
    guard fitting.needsMeasuring(width: bounds.width, safeArea: safeArea) else { return }
    let height = Double(fittingHeight(forWidth: bounds.width) + safeArea)
    let fitting = fitting
    configure {
      if let minimum = fitting.minimum(for: height, maximum: $0.heights.maximum) {
        $0.heights.setMinimum(minimum)
      }
      if let maximum = fitting.maximum(for: height, minimum: $0.heights.minimum) {
        $0.heights.setMaximum(maximum)
      }
    }
  }

  /// Whether pulling the content beyond its top stretches the header. Default true; never with VoiceOver.
  public var canOverExtend: Bool {
    get { engine.configuration.canOverExtend }
    set { configure { $0.canOverExtend = newValue } }
  }

  /// How readily the header returns once it is off the screen. Default `default`: after 175 points.
  public var headerContentImportance: FlexibleHeaderContentImportance {
    get { engine.configuration.contentImportance }
    set { configure { $0.contentImportance = newValue } }
  }

  /// The distance of scrolling back after which a header that is off-screen returns, in points. The default is 175.
  /// Setting `headerContentImportance` sets 175 or 25. A negative distance becomes 0; one that is NaN, infinite, or longer
  /// than 10⁹ points is ignored.
  public var returnDistance: CGFloat {
    get { engine.configuration.returnDistance }
    set { configure { $0.returnDistance = newValue } }
  }

  /// The height that stays on the screen when the header shifts, in points; default 0. Negative values count as 0,
  /// NaN and infinite ones are ignored; beyond what can shift, the header stays where it is.
  public var minimumHeaderViewHeight: CGFloat {
    get { engine.configuration.minimumHeaderViewHeight }
    set { configure { $0.minimumHeaderViewHeight = newValue } }
  }

  /// A Boolean value that indicates whether the status bar may overlap the header. The default is `true`.
  ///
  /// With `shiftBehavior` `enabled` the header then shifts until only the part under the status bar is left; with
  /// `enabledWithStatusBar` and `hideable` it takes the status bar along. If `false`, the header shifts by its whole
  /// minimum height and leaves the status bar alone.
  public var statusBarHintCanOverlapHeader: Bool {
    get { engine.configuration.statusBarHintCanOverlapHeader }
    set { configure { $0.statusBarHintCanOverlapHeader = newValue } }
  }

  /// Whether content shows through the header, so that the status bar fades instead of moving. Default false.
  public var contentIsTranslucent: Bool {
    get { engine.configuration.contentIsTranslucent }
    set { configure { $0.contentIsTranslucent = newValue } }
  }

  /// Whether the content goes on beneath the header for ever, so that the shadow always shows. Default false.
  public var isInFrontOfInfiniteContent: Bool {
    get { engine.configuration.isInFrontOfInfiniteContent }
    set { configure { $0.isInFrontOfInfiniteContent = newValue } }
  }

  /// The opacity of the shadow where it shows in full, 0...1; default 0.4. NaN is ignored, others are clamped.
  public var visibleShadowOpacity: Float {
    get { Float(engine.configuration.visibleShadowOpacity) }
    set { configure { $0.visibleShadowOpacity = Double(newValue) } }
  }

  /// Whether several scroll views take turns in driving the header. Default false. What the header injected then
  /// stays in each of them, and a header that has to shrink for the next one does so in an animation.
  public var isSharedWithManyScrollViews: Bool {
    get { engine.configuration.isSharedWithManyScrollViews }
    set { configure { $0.isSharedWithManyScrollViews = newValue } }
  }

  /// Whether a scroll view whose content is too short to collapse the header gets the length that it lacks, and no more,
  /// as bottom inset. Default false. Meant for scroll views that take turns: without it a short page cannot hold the
  /// offset that a collapsed header asks for. Taken back like the top inset.
  public var extendsShortScrollViews: Bool {
    get { engine.configuration.extendsShortContent }
    set { configure { $0.extendsShortContent = newValue } }
  }

  /// A Boolean value that determines whether the header's share of the top content inset follows the header's bottom edge,
  /// without moving the content. The default is `false`: the inset is that of the expanded header.
  ///
  /// The section headers of a plain table then pin to the header's bottom edge, and below the safe area while the header
  /// is away. Forward `scrollViewShouldScrollToTop(_:)` to `trackingScrollViewShouldScrollToTop()` as well, if you don't
  /// use `install(in:)` or the header's view controller as delegate.
  public var insetFollowsVisibleHeight: Bool {
    get { engine.configuration.insetFollowsVisibleHeight }
    set { configure { $0.insetFollowsVisibleHeight = newValue } }
  }

  /// A Boolean value that determines whether the header snaps to its minimum or maximum height when the user lifts the
  /// finger in between. The default is `false`.
  public var snapsWhenReleased: Bool {
    get { engine.configuration.snapsWhenReleased }
    set { configure { $0.snapsWhenReleased = newValue } }
  }
}
