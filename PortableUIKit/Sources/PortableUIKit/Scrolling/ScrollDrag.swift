import Foundation

/// A drag of content by a finger: the offset that the finger requests and the offset that is applied.
struct ScrollDrag {
  /// The offset that the content would have without edges if the finger hadn't moved.
  private var anchor: CGPoint
  private(set) var translation = CGPoint.zero
  private var edges: Edges
  /// A Boolean value that indicates whether the horizontal axis follows the finger.
  let isHorizontal: Bool
  let isVertical: Bool

  /// The limits that constrain the content.
  struct Edges: Equatable {
    let range: ScrollRange
    let viewport: CGSize
    let bouncesHorizontally: Bool
    let bouncesVertically: Bool

    func shown(_ finger: CGPoint) -> CGPoint {
      var shown = range.clamped(finger)
      if bouncesHorizontally {
        shown.x = range.horizontal.shown(finger.x, band: RubberBand(length: viewport.width))
      }
      if bouncesVertically {
        shown.y = range.vertical.shown(finger.y, band: RubberBand(length: viewport.height))
      }
      return shown
    }

    func finger(_ shown: CGPoint) -> CGPoint {
      var finger = shown
      if bouncesHorizontally {
        finger.x = range.horizontal.finger(shown.x, band: RubberBand(length: viewport.width))
      }
      if bouncesVertically {
        finger.y = range.vertical.finger(shown.y, band: RubberBand(length: viewport.height))
      }
      return finger
    }
  }

  init(offset: CGPoint, edges: Edges, isHorizontal: Bool, isVertical: Bool) {
    self.edges = edges
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    anchor = edges.finger(offset)
  }

  /// Continues the drag from an offset set by the app.
  mutating func rebase(to offset: CGPoint, edges newEdges: Edges) {
    edges = newEdges
    let finger = newEdges.finger(offset)
    anchor = CGPoint(x: finger.x + translation.x, y: finger.y + translation.y)
  }

  /// Returns the offset for a translation of the finger since the start of the drag. `offset` is the current
  /// offset. If edges moved since, stretched content continues from there, or jumps to where the finger would have brought it
  /// between the new edges.
  mutating func offset(
    for newTranslation: CGPoint, from offset: CGPoint, edges newEdges: Edges, continuesAtMovedEdges: Bool
  ) -> CGPoint {
    if newEdges != edges, continuesAtMovedEdges { rebase(to: offset, edges: newEdges) }
    edges = newEdges
    translation = newTranslation
    let finger = CGPoint(
      x: isHorizontal ? anchor.x - newTranslation.x : offset.x,
      y: isVertical ? anchor.y - newTranslation.y : offset.y)
    let shown = edges.shown(finger)
    return CGPoint(x: isHorizontal ? shown.x : offset.x, y: isVertical ? shown.y : offset.y)
  }
}
