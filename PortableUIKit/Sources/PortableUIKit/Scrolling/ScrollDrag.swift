import Foundation

/// A finger that moves content: where it would like the content to be, and where it gets it.
struct ScrollDrag {
  /// Where the content would be if there were no edges and the finger had not moved.
  private var anchor: CGPoint
  private(set) var translation = CGPoint.zero
  private var edges: Edges
  /// The axes that follow the finger.
  let isHorizontal: Bool
  let isVertical: Bool

  /// What holds the content back.
  struct Edges: Equatable {
    let range: ScrollRange
    let viewport: CGSize
    let bounces: Bool

    func shown(_ finger: CGPoint) -> CGPoint {
      guard bounces else { return range.clamped(finger) }
      return CGPoint(
        x: range.horizontal.shown(finger.x, band: RubberBand(length: viewport.width)),
        y: range.vertical.shown(finger.y, band: RubberBand(length: viewport.height)))
    }

    func finger(_ shown: CGPoint) -> CGPoint {
      guard bounces else { return shown }
      return CGPoint(
        x: range.horizontal.finger(shown.x, band: RubberBand(length: viewport.width)),
        y: range.vertical.finger(shown.y, band: RubberBand(length: viewport.height)))
    }
  }

  init(offset: CGPoint, edges: Edges, isHorizontal: Bool, isVertical: Bool) {
    self.edges = edges
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    anchor = edges.finger(offset)
  }

  /// Goes on from an offset that the program has chosen.
  mutating func rebase(to offset: CGPoint, edges newEdges: Edges) {
    edges = newEdges
    let finger = newEdges.finger(offset)
    anchor = CGPoint(x: finger.x + translation.x, y: finger.y + translation.y)
  }

  /// The offset for a movement of the finger since the drag began; `offset` is the present one.
  mutating func offset(
    for newTranslation: CGPoint, from offset: CGPoint, edges newEdges: Edges
  ) -> CGPoint {
    // Content that is stretched over an edge must not jump because the edge has moved.
    if newEdges != edges { rebase(to: offset, edges: newEdges) }
    translation = newTranslation
    let finger = CGPoint(
      x: isHorizontal ? anchor.x - newTranslation.x : offset.x,
      y: isVertical ? anchor.y - newTranslation.y : offset.y)
    let shown = edges.shown(finger)
    return CGPoint(x: isHorizontal ? shown.x : offset.x, y: isVertical ? shown.y : offset.y)
  }
}
