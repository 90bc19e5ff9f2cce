import Foundation

/// Layouts that are mirrored where the language runs the other way.
extension UICollectionView {
  /// Whether the collection view shows its layout mirrored.
  final var isFlipped: Bool {
    presentLayout.flipsHorizontallyInOppositeLayoutDirection
      && presentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Whether a view has not followed a change of the direction yet.
  final func isMirroredElsewhere(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    presentLayout.flipsHorizontallyInOppositeLayoutDirection && attributes.scroller == nil
      && view.center.x != flipped(attributes.center).x
  }

  /// A rectangle of the content where it is shown, or the other way round.
  final func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// A point of the content where it is shown, or the other way round.
  final func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }
}
