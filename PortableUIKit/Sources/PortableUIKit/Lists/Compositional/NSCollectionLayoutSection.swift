import Foundation

/// How a section that scrolls across the layout comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, @unchecked Sendable {
  /// The section doesn't scroll on its own.
  case none = 0
  /// Anywhere.
  case continuous = 1
  /// Where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// A page further, which is as wide as the collection view.
  case paging = 3
  /// A group further.
  case groupPaging = 4
  /// A group further, which rests in the middle.
  case groupPagingCentered = 5
}

/// What the sides of sections keep clear of.
public enum UIContentInsetsReference: Int, @unchecked Sendable {
  /// What the layout says; for a layout the safe area.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// Whatever covers the sides.
  case safeArea = 2
  /// The margins of the collection view.
  case layoutMargins = 3
  /// All but a column that can be read with ease.
  case readableContent = 4
}

/// Gets the elements of a section that are in view, and may change how they look; the offset of a section that
/// scrolls on its own is its own.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that is repeated, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// Makes a section of a group.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(group, list: nil)
  }

  /// Makes a section that looks like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { makeList(configuration) }

  init(_ group: NSCollectionLayoutGroup, list: UICollectionLayoutListConfiguration?) {
    self.group = group
    self.list = list
    super.init()
  }

  /// How far groups keep from the edges of the section, in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far groups are apart, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// What the sides keep clear of; what the layout says by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls across the layout; `.none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep from the sides as groups do; true by default.
  open var supplementariesFollowContentInsets = true
  /// Called before elements in view are shown, whenever that may have changed; nil by default.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  final let group: NSCollectionLayoutGroup
  /// What makes the section a list.
  final let list: UICollectionLayoutListConfiguration?

  /// A section with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  private func copied() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group, list: list)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }

  private static func makeList(_ list: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(TableMetrics.rowHeight), repeatingSubitem: item, count: 1)
    let section = NSCollectionLayoutSection(group, list: list)
    let isPlain = list.appearance == .plain || list.appearance == .sidebarPlain
    let height = isPlain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
    if list.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(height), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if list.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(height), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom
        ))
    }
    if !isPlain {
      if list.headerMode != .supplementary { section.contentInsets.top = TableMetrics.groupedGap }
      if list.footerMode != .supplementary { section.contentInsets.bottom = TableMetrics.groupedGap }
    }
    if list.appearance == .insetGrouped {
      section.contentInsets.leading = TableMetrics.insetGroupedSide
      section.contentInsets.trailing = TableMetrics.insetGroupedSide
    }
    return section
  }
}
