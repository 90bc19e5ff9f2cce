import Foundation

/// Where content may rest: the legal offsets of a scroll view, in points.
struct ScrollRange: Equatable {
  let minimum: CGPoint
  let maximum: CGPoint

  /// The range of content in a viewport. Content shorter than the viewport has one legal offset, at its start.
  ///
  /// Subclasses may return anything for the properties that go into it: an edge that is not finite counts as 0, an end
  /// that is not finite as the start.
  init(contentSize: CGSize, inset: UIEdgeInsets, viewport: CGSize) {
    func start(_ inset: CGFloat) -> CGFloat { inset.isFinite ? -inset : 0 }
    func end(_ value: CGFloat, from start: CGFloat) -> CGFloat { value.isFinite ? max(start, value) : start }
    let minimum = CGPoint(x: start(inset.left), y: start(inset.top))
    self.minimum = minimum
    maximum = CGPoint(
      x: end(contentSize.width + inset.right - viewport.width, from: minimum.x),
      y: end(contentSize.height + inset.bottom - viewport.height, from: minimum.y))
  }

  var horizontal: ClosedRange<CGFloat> { minimum.x...maximum.x }
  var vertical: ClosedRange<CGFloat> { minimum.y...maximum.y }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.clamping(offset.x), y: vertical.clamping(offset.y))
  }
}

extension ClosedRange<CGFloat> {
  /// The value of the range that is nearest.
  func clamping(_ value: CGFloat) -> CGFloat {
    Swift.max(lowerBound, Swift.min(upperBound, value))
  }

  /// Where content is shown for a finger that would like it at `value`, given a rubber band beyond the edges.
  func shown(_ value: CGFloat, band: RubberBand) -> CGFloat {
    let inside = clamping(value)
    return value == inside ? value : inside + band.shown(value - inside)
  }

  /// Where a finger has to be for content to be shown at `value`.
  func finger(_ value: CGFloat, band: RubberBand) -> CGFloat {
    let inside = clamping(value)
    return value == inside ? value : inside + band.finger(value - inside)
  }
}
