import Foundation

/// Mirrored layouts for the opposite layout direction.
extension UICollectionView {
  /// A Boolean value that indicates whether the collection view mirrors its layout.
  final var isFlipped: Bool {
    presentLayout.flipsHorizontallyInOppositeLayoutDirection
      && presentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Returns a Boolean value that indicates whether a view isn't at its position for the current layout
  /// direction.
  final func isMirroredElsewhere(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    presentLayout.flipsHorizontallyInOppositeLayoutDirection && attributes.scroller == nil
      && view.center.x != flipped(attributes.center).x
  }

  /// Converts a rectangle between its position in the layout and its visible position.
  final func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// Converts a point between its position in the layout and its visible position.
  final func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }
}
