/// The configuration of a `MaterialHeader`.
///
/// Change it with `MaterialHeader.configure(scroll:_:_:)`, which corrects invalid values and returns the resulting update.
public struct MaterialConfiguration: Equatable, Sendable {
  /// The minimum and the maximum height, and the safe area. By default, both heights are 56 points and contain the safe area.
  public var heights = HeaderHeights(includesSafeArea: true)
  /// The way in which the header leaves the screen. The default is `disabled`.
  public var shiftBehavior = FlexibleHeaderShiftBehavior.disabled
  /// The importance of the header's content. The default is `default`. Setting it also sets `returnDistance`.
  public var contentImportance = FlexibleHeaderContentImportance.default {
    didSet { returnDistance = contentImportance.anchorLength }
  }
  /// The distance of scrolling back after which a header that is off-screen returns, in points. The default is 175. A
  /// negative distance becomes 0; one that is NaN, infinite, or longer than 10⁹ points is ignored.
  public var returnDistance = FlexibleHeaderContentImportance.default.anchorLength
  /// A Boolean value that indicates whether the header stretches beyond its maximum height. The default is `true`.
  public var canOverExtend = true
  /// A Boolean value that indicates whether a scrubber moves the content; the header then doesn't return. The default is
  /// `false`.
  public var isTrackingScrollViewBeingScrubbed = false
  /// A Boolean value that indicates whether content shows through the status bar, which then fades instead of moving.
  /// The default is `false`.
  public var contentIsTranslucent = false
  /// A Boolean value that indicates whether snapshots of the screen contain the status bar. If `false`, the status bar
  /// fades instead of moving. The default is `true`.
  public var hasStatusBarSnapshots = true
  /// A Boolean value that indicates whether the status bar may cover a part of the header. The default is `true`.
  public var statusBarHintCanOverlapHeader = true
  /// The height that stays on the screen when the header shifts, in points. The default is 0. A negative height becomes 0; one
  /// that is NaN, infinite, or longer than 10⁹ points is ignored.
  public var minimumHeaderViewHeight = 0.0
  /// A Boolean value that indicates whether content always extends beneath the header, so that the shadow is always visible.
  /// The default is `false`.
  public var isInFrontOfInfiniteContent = false
  /// A Boolean value that indicates whether several scroll views share the header. The header's shares then remain in their
  /// insets. The default is `false`.
  public var isSharedWithManyScrollViews = false
  /// The opacity of the shadow where it is fully visible, 0...1. The default is 0.4. Values are clamped; NaN is ignored.
  public var visibleShadowOpacity = 0.4
  /// A Boolean value that indicates whether a header without a scroll view casts no shadow. The default is `false`.
  public var resetsShadowWithoutScrollView = false
  /// A Boolean value that indicates whether the safe area is that of a view controller instead of the device's. The
  /// default is `false`.
  public var infersTopSafeArea = false
  /// A Boolean value that indicates whether content at its top stays there when insets are added, and whether announced
  /// content leaves no gap below a shared header. The default is `false`.
  public var keepsContentAtTop = false
  /// A Boolean value that indicates whether content that is too short to collapse the header gets the missing length as
  /// bottom inset. The default is `false`.
  public var extendsShortContent = false
  /// A Boolean value that indicates whether the top inset follows the header's bottom edge, so that section headers stick there.
  /// The default is `false`. The engine's need is that of the expanded header in any case. The code that writes the inset
  /// withholds the rest.
  public var insetFollowsVisibleHeight = false
  /// A Boolean value that indicates whether a header that is released between its heights snaps to one of them. The
  /// default is `false`.
  public var snaps = false
  /// A Boolean value that indicates whether behavior of the original component that leaves gaps, strips, or stuck headers
  /// is corrected. See `Documentation/Behavior/FlexibleHeader.md#corrects-original-behavior`. The default is `false`.
  public var correctsOriginalBehavior = false

  /// A Boolean value that indicates whether the insets depend on the size of the content.
  package var dependsOnContentSize: Bool { extendsShortContent || insetFollowsVisibleHeight }

  /// Creates a configuration with the defaults of the original component.
  public init() {}
}
