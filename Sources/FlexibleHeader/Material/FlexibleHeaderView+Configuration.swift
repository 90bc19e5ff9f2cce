import HeaderEngine
import UIKit

/// The configuration of the header.
extension FlexibleHeaderView {
  /// A Boolean value that determines whether Auto Layout computes the heights that you don't set. The default is
  /// `false`.
  ///
  /// If `true`, the minimum height is the height that the constraints in `contentView` need at the header's width, so
  /// that large text isn't clipped; see `fittingHeight(forWidth:)`. The maximum height is the same unless you set it.
  /// The header measures the content again when its width or its traits change, such as the content size category or a size
  /// class. After other changes, call `fitContent()`.
  ///
  /// Constrain the content to the edges or margins of `contentView`, not to its safe area, which changes while the
  /// header moves. If `true`, the margins don't include the safe area.
  public var heightsFitContent: Bool {
    get { fitting.isEnabled }
    set {
      fitting.isEnabled = newValue
      contentView.insetsLayoutMarginsFromSafeArea = !newValue
      fitContent()
    }
  }

  /// Applies the heights that fit the content, if they haven't been measured at the current width.
  func fitHeights() {
    guard fitting.isEnabled else { return }
    let safeArea = policy.minMaxHeightIncludesSafeArea ? topSafeArea : 0
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

  /// A Boolean value that determines whether pulling the content down beyond its top stretches the header. The default
  /// is `true`. While VoiceOver is running, the header never stretches.
  public var canOverExtend: Bool {
    get { engine.configuration.canOverExtend }
    set { configure { $0.canOverExtend = newValue } }
  }

  /// The importance of the header's content, which determines how far the user must scroll back before an off-screen header
  /// returns. The default is `.default`, a distance of 175 points. Setting it also sets `returnDistance`.
  public var headerContentImportance: FlexibleHeaderContentImportance {
    get { engine.configuration.contentImportance }
    set { configure { $0.contentImportance = newValue } }
  }

  /// The distance, in points, that the user must scroll back before an off-screen header returns. The default is 175.
  ///
  /// Setting `headerContentImportance` changes this value to 175 or 25. Negative values become 0; values that are NaN,
  /// infinite, or greater than 10⁹ are ignored.
  public var returnDistance: CGFloat {
    get { engine.configuration.returnDistance }
    set { configure { $0.returnDistance = newValue } }
  }

  /// The height that stays on the screen when the header shifts, in points. The default is 0.
  ///
  /// Negative values become 0; NaN and infinite values are ignored. If the value exceeds the height that can shift,
  /// the header doesn't move.
  public var minimumHeaderViewHeight: CGFloat {
    get { engine.configuration.minimumHeaderViewHeight }
    set { configure { $0.minimumHeaderViewHeight = newValue } }
  }

  /// A Boolean value that indicates whether the status bar may overlap the header. The default is `true`.
  ///
  /// If `true` and `shiftBehavior` is `.enabled`, the header shifts until only the part under the status bar remains;
  /// with `.enabledWithStatusBar` and `.hideable`, the status bar moves with the header. If `false`, the header shifts
  /// by its whole minimum height and doesn't affect the status bar.
  public var statusBarHintCanOverlapHeader: Bool {
    get { engine.configuration.statusBarHintCanOverlapHeader }
    set { configure { $0.statusBarHintCanOverlapHeader = newValue } }
  }

  /// A Boolean value that indicates whether the content is visible through the header. If `true`, the status bar fades
  /// instead of moving. The default is `false`.
  public var contentIsTranslucent: Bool {
    get { engine.configuration.contentIsTranslucent }
    set { configure { $0.contentIsTranslucent = newValue } }
  }

  /// A Boolean value that indicates whether content always extends beneath the header. If `true`, the shadow is always
  /// visible. The default is `false`.
  public var isInFrontOfInfiniteContent: Bool {
    get { engine.configuration.isInFrontOfInfiniteContent }
    set { configure { $0.isInFrontOfInfiniteContent = newValue } }
  }

  /// The opacity of the shadow when it is fully visible, from 0 to 1. The default is 0.4. NaN is ignored; other values
  /// are clamped.
  public var visibleShadowOpacity: Float {
    get { Float(engine.configuration.visibleShadowOpacity) }
    set { configure { $0.visibleShadowOpacity = Double(newValue) } }
  }

  /// A Boolean value that determines whether several scroll views share the header. The default is `false`.
  ///
  /// If `true`, each scroll view keeps the insets that the header injected. When the tracking scroll view changes and
  /// the header must shrink, the change is animated.
  public var isSharedWithManyScrollViews: Bool {
    get { engine.configuration.isSharedWithManyScrollViews }
    set { configure { $0.isSharedWithManyScrollViews = newValue } }
  }

  /// A Boolean value that determines whether the header adds a bottom inset to scroll views whose content is too short to
  /// collapse the header. The inset is exactly the missing length. The default is `false`.
  ///
  /// Use it for scroll views that share a header: without it, a short page can't keep the offset of a collapsed
  /// header. The header removes the inset when it removes the top inset.
  public var extendsShortScrollViews: Bool {
    get { engine.configuration.extendsShortContent }
    set { configure { $0.extendsShortContent = newValue } }
  }

  /// A Boolean value that determines whether the header's share of the top content inset follows the header's bottom edge,
  /// without moving the content. If `false`, the inset is that of the expanded header. The default is `false`.
  ///
  /// If `true`, the section headers of a plain table are pinned to the header's bottom edge, and to the safe area
  /// while the header is off-screen. Content that a finger couldn't pull down gets the full inset as it arrives there: in scroll
  /// views that don't bounce, in sheets without a refresh control, and where it fits the screen and doesn't always bounce.
  ///
  /// If you use neither `install(in:)` nor the header's view controller as the scroll view's delegate, forward
  /// `scrollViewShouldScrollToTop(_:)` to `trackingScrollViewShouldScrollToTop()`.
  public var insetFollowsVisibleHeight: Bool {
    get { tracker.followsHeader }
    set {
      configure { $0.insetFollowsVisibleHeight = newValue }
      tracker.followsHeader = newValue
      observeContentSizeIfNeeded()
    }
  }
}
