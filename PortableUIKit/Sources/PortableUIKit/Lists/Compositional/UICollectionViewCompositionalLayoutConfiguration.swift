import Foundation

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes a configuration of a layout that scrolls vertically.
  public override init() { super.init() }

  /// In which direction the content scrolls; vertically by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How far sections are apart, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sides of sections keep clear of; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration with the same values.
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
