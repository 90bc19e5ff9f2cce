import Foundation

/// Where content may rest: the legal offsets of a scroll view, in points.
struct ScrollRange: Equatable {
  let minimum: CGPoint
  let maximum: CGPoint

  /// The range of content in a viewport. Content shorter than the viewport has one legal offset, at its
  /// start.
  init(contentSize: CGSize, inset: UIEdgeInsets, viewport: CGSize) {
    minimum = CGPoint(x: -inset.left, y: -inset.top)
    maximum = CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - viewport.width),
      y: max(minimum.y, contentSize.height + inset.bottom - viewport.height))
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
