import Foundation

/// Arranges the items of a group, in points of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout in a row, in a column, or wherever they are put.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(isHorizontal: Bool, count: Int?, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// Makes a row of so many items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: true, count: count, divides: true)) }
  /// Makes a row of items, which are repeated while there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(isHorizontal: true, count: nil, divides: false))
  }
  /// Makes a row of an item so many times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: true, count: count, divides: false)) }
  /// Makes a column of so many items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: false, count: count, divides: true)) }
  /// Makes a column of items, which are repeated while there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(isHorizontal: false, count: nil, divides: false))
  }
  /// Makes a column of an item so many times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: false, count: count, divides: false)) }
  /// Makes a group whose items lie where a closure says. The environment's container is the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

  /// The supplementary views anchored to the group; none by default.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }
  /// The room between items; nil, none, by default.
  @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items that are repeated.
  open var subitems: [NSCollectionLayoutItem] { storedSubitems }

  private let storedSubitems: [NSCollectionLayoutItem]
  final let arrangement: Arrangement

  init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    storedSubitems = subitems.map { $0.copied() }
    self.arrangement = arrangement
    super.init(size: size, supplementaryItems: [])
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(NSCollectionLayoutGroup(layoutSize, storedSubitems, arrangement))
    copy.storedSupplementaryItems = storedSupplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) -> Self { only(NSCollectionLayoutGroup(size, subitems, arrangement)) }
}
