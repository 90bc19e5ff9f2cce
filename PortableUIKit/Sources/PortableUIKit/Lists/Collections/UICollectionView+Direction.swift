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
    guard presentLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
    let shift = scrollShift(of: attributes)
    return view.center.x != flipped(attributes.center).x + shift.x
  }

  /// Returns the distance from the collection view's coordinates to those of the view that contains an element.
  final func scrollShift(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let scroller = attributes.scroller else { return .zero }
    return CGPoint(
      x: scroller.bounds.minX - scroller.frame.minX, y: scroller.bounds.minY - scroller.frame.minY)
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
