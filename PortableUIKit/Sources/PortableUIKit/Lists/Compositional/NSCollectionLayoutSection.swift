import Foundation

/// The scrolling behaviors of a section that scrolls orthogonally to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, @unchecked Sendable {
  /// The section doesn't scroll on its own.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling moves by pages of the collection view's width.
  case paging = 3
  /// Scrolling moves by groups.
  case groupPaging = 4
  /// Scrolling moves by groups, which are centered.
  case groupPagingCentered = 5
}

/// The references for the insets at the sides of sections.
public enum UIContentInsetsReference: Int, @unchecked Sendable {
  /// The value of the layout. For a layout itself, the safe area.
  case automatic = 0
  /// No reference.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}

/// A closure that receives the visible elements of a section and can change their appearance. The offset of a
/// section that scrolls on its own is the offset of that section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a repeated group with headers, footers, and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// Creates a section from a group.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(group, list: nil)
  }

  /// Creates a section that looks like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { makeList(configuration) }

  init(_ group: NSCollectionLayoutGroup, list: UICollectionLayoutListConfiguration?) {
    self.group = group
    self.list = list
    super.init()
  }

  /// The distances of the groups from the section's edges, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The reference for the insets at the sides. The default is `automatic`, which uses the value of the
  /// layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling behavior of the section, orthogonal to the layout. The default is `.none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that determines whether headers and footers have the same side insets as groups. The
  /// default is `true`.
  open var supplementariesFollowContentInsets = true
  /// A closure called before visible elements are shown, whenever they may have changed. The default is
  /// `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration views behind the section. The default is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  final let group: NSCollectionLayoutGroup
  /// The list configuration, if the section is a list.
  final let list: UICollectionLayoutListConfiguration?

  /// Returns a section with the same values.
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
