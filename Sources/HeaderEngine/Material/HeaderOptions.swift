/// What a header's user has chosen and what lays nothing out by itself: the next event sees it.
public struct HeaderOptions: Equatable, Sendable {
  /// Pulling the content beyond its top stretches the header beyond its maximum height. Default true.
  public var canOverExtend = true
  /// How readily a header that scrolled away comes back.
  public var contentImportance = ContentImportance.default
  /// The scroll view is moved by a scrubber: moves that would bring the header back do not count. Default false.
  public var isTrackingScrollViewBeingScrubbed = false
  /// The content shows through the status bar: no snapshots of it are taken. Default false.
  public var contentIsTranslucent = false
  /// The status bar may lie over the header. Default true.
  public var statusBarHintCanOverlapHeader = true
  /// What always stays on the screen, in points. Default 0.
  public var minimumHeaderViewHeight = 0.0
  /// The content goes on beneath the header for ever: the shadow always shows. Default false.
  public var isInFrontOfInfiniteContent = false
  /// Several scroll views take turns: what the header injected stays in each. Default false.
  public var isSharedWithManyScrollViews = false
  /// The shadow's opacity where it shows in full, 0...1. Default 0.4.
  public var visibleShadowOpacity = 0.4
  /// Without a tracking scroll view there is no shadow either. Default false.
  public var resetsShadowWithoutScrollView = false
  /// The safe area is that of a view controller, not that of the device. Default false.
  public var infersTopSafeArea = false
  /// Content that rests at its top when insets are first injected stays at its top, and announced content leaves no gap
  /// below a shared header. Default false.
  public var keepsContentAtTop = false

  /// Content too short to collapse the header gets the length that it lacks as bottom inset. Default false.
  public var extendsShortContent = false

  /// The defaults that the original had.
  public init() {}
}
