/// The position of a header that is attached to the top of scrolling content, in points of a view that
/// doesn't scroll.
///
/// While there is at least the minimum height between the safe area and the content's edge, the header fills
/// this area. Below the minimum height, the header moves up with the content, or stays in place if it is
/// pinned.
public struct StretchyGeometry: Equatable, HeaderLayout {
  /// The type of events that the engine handles.
  public typealias Event = EdgeEvent

  /// The distance between the safe area and the content's edge. It is negative if the content has moved past
  /// the safe area.
  public let freeHeight: Double
  /// The header's top edge.
  public let top: Double
  /// The header's height, which is at least the minimum height.
  public let height: Double
  /// The top safe area below which the header's content begins.
  public let safeArea: Double

  /// The part of the height by which the header extends under the safe area.
  public let extent: Double

  /// Creates the geometry of a header over content at `offset`, below a safe area of `safeArea` points. All
  /// numbers must be finite.
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
    // Only add the overlap if there is one, so that rounding errors don't move a header that is in place.
    let top = isPinned || overlap <= 0 ? safeArea : safeArea - overlap
    self.top = top - extent
  }

  /// The header's height without the part under the safe area.
  public var contentHeight: Double { height - extent }

  /// The header's bottom edge.
  public var bottom: Double { top + height }

  /// The height of the header that is visible below the safe area.
  public var visibleHeight: Double { max(0, bottom - safeArea) }

  /// Returns the opacity, 0...1, of a header that fades over `distance` points as it moves under the bar. If
  /// the distance isn't positive, the opacity is 1.
  public func alpha(fadingOver distance: Double) -> Double {
    fraction(of: bottom, over: distance)
  }

  /// Returns the visible fraction, 0...1, of a title whose bottom edge is at `titleBottom`. For a title
  /// without height, the result is 0 or 1.
  public func titleVisibility(titleBottom: Double, titleHeight: Double) -> Double {
    guard titleHeight > 0 else { return titleBottom > safeArea ? 1 : 0 }
    return fraction(of: titleBottom, over: titleHeight)
  }

  private func fraction(of edge: Double, over length: Double) -> Double {
    guard length > 0, length.isFinite, edge.isFinite else { return 1 }
    return min(1, max(0, (edge - safeArea) / length))
  }
}
