/// What a header sees of its tracking scroll view at one moment.
///
/// The header view measures it, the engine reads it; neither keeps it. Lengths are points, y grows downwards.
public struct ScrollState: Equatable, Sendable {
  /// The scroll view's content offset.
  public var offset: Double
  /// The height of the content, without any inset but the length that the header itself added to short content.
  public var contentHeight: Double
  /// The height of the scroll view's bounds.
  public var viewHeight: Double
  /// The content inset at the top, what the header injected included.
  public var contentInsetTop: Double
  /// The content inset at the bottom.
  public var contentInsetBottom: Double
  /// The top inset after the system's adjustment (safe area, refresh control).
  public var adjustedInsetTop: Double
  /// What the system adds to the content inset at the bottom: the safe area.
  public var systemInsetBottom: Double
  /// The vertical scroll indicator's inset at the top, what the header injected included.
  public var indicatorInsetTop: Double
  /// The refresh control's height while it refreshes, otherwise 0.
  public var refreshHeight: Double
  /// Where the origin of the header's superview lies in the coordinates of the scroll view's superview.
  public var headerOrigin: Double
  /// A finger is on the glass.
  public var isTracking: Bool
  /// The scroll view rests on multiples of its size.
  public var isPaging: Bool
  /// The header must leave this scroll view's insets alone (section 5: web views, `.never`).
  public var refusesInjection: Bool

  /// Creates a state; everything but the geometry of the content is optional.
  public init(
    offset: Double, contentHeight: Double, viewHeight: Double, contentInsetTop: Double = 0,
    contentInsetBottom: Double = 0, adjustedInsetTop: Double = 0, indicatorInsetTop: Double = 0,
    refreshHeight: Double = 0, headerOrigin: Double = 0, isTracking: Bool = false, isPaging: Bool = false,
    refusesInjection: Bool = false, systemInsetBottom: Double = 0
  ) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.contentInsetTop = contentInsetTop
    self.contentInsetBottom = contentInsetBottom
    self.adjustedInsetTop = adjustedInsetTop
    self.indicatorInsetTop = indicatorInsetTop
    self.refreshHeight = refreshHeight
    self.headerOrigin = headerOrigin
    self.isTracking = isTracking
    self.isPaging = isPaging
    self.refusesInjection = refusesInjection
    self.systemInsetBottom = systemInsetBottom
  }
}

extension ScrollState {
  /// The offset without the rubber band below the content's end, so that pulling there never reaches the header.
  var boundedOffset: Double { min(offset, contentHeight - viewHeight) }

  /// What the system adds to the content inset at the top: safe area and refresh control.
  var systemInsetTop: Double { adjustedInsetTop - contentInsetTop }

  /// The content rests at its top, give or take the half pixel that the system rounds.
  var restsAtTop: Bool { abs(offset + adjustedInsetTop) <= 0.5 }

  /// The content is pulled past its lower end.
  var isPulledPastEnd: Bool {
    contentHeight > viewHeight && offset + viewHeight >= contentHeight + contentInsetBottom
  }

  /// No measure is NaN or infinite. A state that is not finite is ignored as a whole.
  var isFinite: Bool {
    (offset + contentHeight + viewHeight + contentInsetTop + contentInsetBottom + adjustedInsetTop
      + indicatorInsetTop + refreshHeight + headerOrigin + systemInsetBottom).isFinite
  }
}
