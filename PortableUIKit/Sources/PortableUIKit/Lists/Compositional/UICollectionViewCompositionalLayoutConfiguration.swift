import Foundation

/// The common properties of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Creates a configuration of a layout that scrolls vertically.
  public override init() { super.init() }

  /// The scroll direction. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the entire layout. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for the insets at the sides of sections. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  final func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
