/// Where a header glued to the top of scrolling content lies, in points of a frame that does not scroll.
///
/// While the content leaves it at least its minimum height, the header fills the room between the safe area
/// and the content's edge; below that it moves up with the content, or stays if it is pinned.
public struct StretchyGeometry: Equatable, Sendable {
  /// The room between the safe area and the content's edge; negative once the content has gone past it.
  public let freeHeight: Double
  /// The header's top edge.
  public let top: Double
  /// The header's height, at least the minimum.
  public let height: Double
  /// The safe area that the header keeps clear of.
  public let safeArea: Double

  /// The part of the height by which the header extends under the safe area.
  public let extent: Double

  /// Places a header over content at `offset` below a safe area of `safeArea` points. All numbers must be
  /// finite.
  public init(
    offset: Double, safeArea: Double, minimumHeight: Double, isPinned: Bool = false,
    extendsUnderSafeArea: Bool = false
  ) {
    self.safeArea = safeArea
    extent = extendsUnderSafeArea ? safeArea : 0
    freeHeight = -offset - safeArea
    let height = max(minimumHeight, freeHeight)
    let overlap = height - freeHeight
    self.height = height + extent
    // The sum is only formed where it is wanted, so that no rounding error moves a header that is in place.
    let top = isPinned || overlap <= 0 ? safeArea : safeArea - overlap
    self.top = top - extent
  }

  /// The header's height without the part under the safe area.
  public var contentHeight: Double { height - extent }

  /// The header's bottom edge.
  public var bottom: Double { top + height }

  /// How much of the header can be seen below the safe area.
  public var visibleHeight: Double { max(0, bottom - safeArea) }

  /// How opaque a header is that fades over `distance` points on its way under the bar, 0...1; 1 for a
  /// distance that is not positive.
  public func alpha(fadingOver distance: Double) -> Double {
    fraction(of: bottom, over: distance)
  }

  /// How much of a title can still be seen, 0...1, whose lower edge is `bottom`; all or nothing for a title
  /// without height.
  public func titleVisibility(titleBottom: Double, titleHeight: Double) -> Double {
    guard titleHeight > 0 else { return titleBottom > safeArea ? 1 : 0 }
    return fraction(of: titleBottom, over: titleHeight)
  }

  private func fraction(of edge: Double, over length: Double) -> Double {
    guard length > 0, length.isFinite, edge.isFinite else { return 1 }
    return min(1, max(0, (edge - safeArea) / length))
  }
}
