import Foundation

/// The legal offsets of a scroll view along one axis, in points.
struct ScrollRange: Equatable {
  let minimum: CGPoint
  let maximum: CGPoint

  /// Creates the range for content in a viewport. Content shorter than the viewport has one legal offset, at
  /// its start.
  ///
  /// Subclasses can return any value for the properties that are used here: a start that isn't finite is
  /// replaced with 0, an end that isn't finite with the start.
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
  /// Returns the nearest value in the range.
  func clamping(_ value: CGFloat) -> CGFloat {
    Swift.max(lowerBound, Swift.min(upperBound, value))
  }

  /// Returns the offset that is visible for a finger at `value`, with a rubber band beyond the edges.
  func shown(_ value: CGFloat, band: RubberBand) -> CGFloat {
    let inside = clamping(value)
    return value == inside ? value : inside + band.shown(value - inside)
  }

  /// Returns the finger's position for content that is visible at `value`.
  func finger(_ value: CGFloat, band: RubberBand) -> CGFloat {
    let inside = clamping(value)
    return value == inside ? value : inside + band.finger(value - inside)
  }
}
