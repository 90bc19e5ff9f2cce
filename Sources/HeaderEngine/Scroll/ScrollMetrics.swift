/// The measurements of a scroll view at one moment. They are the input of every engine.
///
/// A header view measures them and an engine reads them; neither stores them. Lengths are in points, and y grows downward.
public struct ScrollMetrics: Equatable, Sendable {
  /// The content offset.
  public var offset: Double
  /// The height of the content, without any inset.
  public var contentHeight: Double
  /// The height of the scroll view's bounds.
  public var viewHeight: Double
  /// The content inset at the top, without the header's own part.
  public var contentInsetTop: Double
  /// The content inset at the bottom, without the header's own part.
  public var contentInsetBottom: Double
  /// The adjusted content inset at the top, including the header's own part.
  public var adjustedInsetTop: Double
  /// The adjusted content inset at the bottom, including the header's own part.
  public var adjustedInsetBottom: Double
  /// The vertical scroll indicator's inset at the top, without the header's own part.
  public var indicatorInsetTop: Double
  /// The safe area at the top of the scroll view; 0 if the scroll view never adjusts its insets.
  public var safeAreaTop: Double
  /// The safe area at the bottom of the scroll view; 0 if the scroll view never adjusts its insets.
  public var safeAreaBottom: Double
  /// The height of the refresh control while it refreshes; otherwise 0.
  public var refreshHeight: Double
  /// The position of the header's top edge, at rest, in the coordinate system of the scroll view's superview.
  public var headerOrigin: Double
  /// The distance from the header's top edge, at rest, to the scroll view's top edge.
  public var topBelowHeader: Double
  /// A Boolean value that indicates whether a finger touches the scroll view.
  public var isTracking: Bool
  /// A Boolean value that indicates whether the user drags the content.
  public var isDragging: Bool
  /// A Boolean value that indicates whether the content decelerates after a drag.
  public var isDecelerating: Bool
  /// A Boolean value that indicates whether the scroll view stops on multiples of its size.
  public var isPaging: Bool
  /// The header's own part of the insets: the needs that it wrote last.
  public var own = ScrollNeeds()
  /// A Boolean value that indicates whether the user can pull the content beyond its top. The default is `true`. Pass `false`
  /// for content in a sheet without a refresh control, because pulling the content moves the sheet there.
  public var bounces = true
  /// A Boolean value that indicates whether the user can also pull content that fits. The default is `true`.
  public var alwaysBounces = true
  /// A Boolean value that indicates whether the system adds its part of the top inset to the scroll indicator's inset, too.
  /// The default is `true`.
  public var adjustsIndicator = true
  /// A Boolean value that indicates whether the header is a subview of the scroll view.
  public var containsHeader: Bool
  /// A Boolean value that indicates whether the header must leave the insets of this scroll view unchanged.
  public var refusesInsets: Bool
  /// The length that other headers and footers give to short content, apart from the header's own. It isn't in the insets.
  @usableFromInline package var addedLength = 0.0
  /// The least length of the content with all insets that other headers and footers keep up, because they lengthen short content,
  /// or 0 if they don't.
  @usableFromInline package var filledLength = 0.0
  /// The part of the room above the content that all headers together withhold from the scroll view.
  @usableFromInline package var withheld = 0.0
  /// The length by which a list, and other headers and footers, have moved the content without scrolling so far, in points. Only
  /// differences count.
  ///
  /// Lists move their content when rows above get their final heights, after a reload, and with updates.
  package var contentShift = 0.0
  /// A Boolean value that indicates whether `contentShift` contains the moves that a list makes by itself.
  package var countsListMoves = false
  /// A Boolean value that indicates whether a list will move its content when it lays out its rows for another width. Until then,
  /// headers don't close a gap above the content, and bars don't grow to fill it.
  package var awaitsRows = false

  /// Creates metrics. Every value that is left out is 0 or `false`.
  @inlinable @inline(__always)
  public init(
    offset: Double = 0, contentHeight: Double = 0, viewHeight: Double = 0, contentInsetTop: Double = 0,
    contentInsetBottom: Double = 0, adjustedInsetTop: Double = 0, adjustedInsetBottom: Double = 0,
    indicatorInsetTop: Double = 0, safeAreaTop: Double = 0, safeAreaBottom: Double = 0,
    refreshHeight: Double = 0, headerOrigin: Double = 0, topBelowHeader: Double = 0, isTracking: Bool = false,
    isDragging: Bool = false,
    isDecelerating: Bool = false, isPaging: Bool = false, containsHeader: Bool = false,
    refusesInsets: Bool = false
  ) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.contentInsetTop = contentInsetTop
    self.contentInsetBottom = contentInsetBottom
    self.adjustedInsetTop = adjustedInsetTop
    self.adjustedInsetBottom = adjustedInsetBottom
    self.indicatorInsetTop = indicatorInsetTop
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.refreshHeight = refreshHeight
    self.headerOrigin = headerOrigin
    self.topBelowHeader = topBelowHeader
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    self.isPaging = isPaging
    self.containsHeader = containsHeader
    self.refusesInsets = refusesInsets
  }
}

extension ScrollMetrics {
  /// The greatest length, in points, that the engines use. Greater lengths are treated as errors, like NaN.
  static let greatestLength = 1e9

  /// Returns whether the engines can calculate with a length: it is finite and at most `greatestLength`.
  package static func isUsable(_ length: Double) -> Bool { abs(length) <= greatestLength }

  /// Returns a length as a header takes it from an app: a negative one becomes 0, and one that isn't usable `nil`.
  package static func usable(_ length: Double) -> Double? { isUsable(length) ? max(0, length) : nil }

  /// A Boolean value that indicates whether all lengths are usable. Engines ignore metrics that aren't.
  ///
  /// The sum isn't usable if one of its terms isn't, and one comparison costs less than twelve.
  package var isUsable: Bool {
    let content = abs(offset) + abs(contentHeight) + abs(viewHeight) + abs(headerOrigin)
    let insets = abs(contentInsetTop) + abs(contentInsetBottom) + abs(adjustedInsetTop)
    let rest =
      abs(adjustedInsetBottom) + abs(indicatorInsetTop) + abs(refreshHeight) + abs(topBelowHeader)
      + abs(addedLength) + abs(own.top) + abs(own.bottomInset) + abs(own.indicatorTop)
    return Self.isUsable(content + insets + rest + abs(safeAreaTop) + abs(safeAreaBottom))
  }

  /// A Boolean value that indicates whether the content moves, by a finger or by itself.
  package var isMoving: Bool { isTracking || isDragging || isDecelerating }

  /// A Boolean value that indicates whether a finger touches the content or a pointing device drags it.
  package var isHeld: Bool { flags.isHeld }

  /// A Boolean value that indicates whether a finger or a pointing device drags the content.
  package var isDragged: Bool { flags.isDragged }

  private var flags: ScrollMotion.Flags {
    ScrollMotion.Flags(isTracking: isTracking, isDragging: isDragging, isDecelerating: isDecelerating)
  }

  /// The part of the adjusted top inset that isn't in the content inset: safe area and refresh control.
  var systemInsetTop: Double { adjustedInsetTop - (contentInsetTop + own.top) }

  /// The part of the adjusted top inset that is neither in the content inset nor room for a refresh control.
  package var systemInsetTopWithoutRefresh: Double { systemInsetTop - refreshHeight }

  /// The part of the adjusted bottom inset that isn't in the content inset.
  var systemInsetBottom: Double { adjustedInsetBottom - (contentInsetBottom + own.bottomInset) }

  /// The distance that the content was scrolled: 0 at its top, growing down the page.
  package var distance: Double { offset + adjustedInsetTop }

  /// The greatest distance at which the content can rest.
  package var greatestDistance: Double {
    contentHeight + addedLength + adjustedInsetTop + adjustedInsetBottom - viewHeight
  }

  /// Returns the distance that the content was moved without scrolling since other metrics, in points, as far as that is known.
  package func layoutMove(since contentShift: Double) -> Double { self.contentShift - contentShift }

  /// The offset at which the content rests at its end.
  package var endOffset: Double { contentHeight + addedLength + adjustedInsetBottom - viewHeight }

  /// The offset at which the content comes to rest at its end. Content that fits comes to rest at its top.
  var lastRestingOffset: Double { max(-adjustedInsetTop, endOffset) }

  /// A Boolean value that indicates whether the content rests at its top, as far as the system's rounding allows.
  package var restsAtTop: Bool { abs(distance) <= Tolerance.pixel }

  /// Returns whether a finger can pull content down from its top under a top inset that is longer by `growth` points.
  ///
  /// If the content can't be pulled down at the edge of an inset that follows a header, the header would never expand again.
  func canBePulled(withInsetGrownBy growth: Double) -> Bool {
    bounces && (alwaysBounces || greatestDistance + growth > Tolerance.pixel)
  }

  /// A Boolean value that indicates whether the content is beyond its top.
  var isBeyondTop: Bool { distance < -Tolerance.pixel }

  /// The safe area as far as the system added it to the top inset. The rest, such as the room for a refresh control,
  /// belongs to other code.
  public var appliedSafeAreaTop: Double { Self.applied(safeAreaTop, of: systemInsetTop) }

  /// The length from the header's top edge to the end of the applied safe area. A header of this height covers no content.
  package var topWithoutHeader: Double { topBelowHeader + appliedSafeAreaTop }

  /// The length from the header's top edge to where the scroll indicator begins without the header.
  package var indicatorTopWithoutHeader: Double { adjustsIndicator ? topWithoutHeader : topBelowHeader }

  /// The safe area as far as the system added it to the bottom inset.
  var appliedSafeAreaBottom: Double { Self.applied(safeAreaBottom, of: systemInsetBottom) }

  /// The measures without the room for a refresh control.
  package var withoutRefreshRoom: ScrollMetrics {
    var scroll = self
    scroll.adjustedInsetTop -= refreshHeight
    scroll.refreshHeight = 0
    return scroll
  }

  // The difference of two sums misses the safe area by a rounding error.
  private static func applied(_ safeArea: Double, of added: Double) -> Double {
    added > safeArea - Tolerance.sum ? max(0, safeArea) : max(0, added)
  }
}

// MARK: - Writing

extension ScrollMetrics {
  /// Changes the measurements as a write changes those of a scroll view.
  public mutating func apply(_ write: ScrollWrite) {
    if let needs = write.needs {
      adjustedInsetTop += needs.top - own.top
      adjustedInsetBottom += needs.bottomInset - own.bottomInset
      own = needs
      let length = contentHeight + contentInsetTop + contentInsetBottom + own.length + own.filler
      addedLength = max(0, filledLength - length)
    }
    if let offset = write.offset { self.offset = offset }
  }

  /// Returns the measurements after a write.
  func applying(_ write: ScrollWrite) -> ScrollMetrics {
    var scroll = self
    scroll.apply(write)
    return scroll
  }

  /// Returns the write of other needs of the header, or an empty write if it has these needs.
  ///
  /// Content at its top stays there, and content that is pulled stays as far below it. Other content doesn't move, unless it
  /// would be above its top.
  package func writing(_ needs: ScrollNeeds) -> ScrollWrite {
    guard needs != own else { return ScrollWrite() }
    var write = ScrollWrite(needs: needs)
    let after = applying(write)
    guard isUsable, after.isUsable else { return write }
    let top = -after.adjustedInsetTop
    let isPulled = isBeyondTop && isMoving
    write.offset = restsAtTop ? top : isPulled ? top + distance : max(offset, top)
    return write
  }
}
