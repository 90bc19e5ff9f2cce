import Foundation

/// A closure that returns the positions of a group's items, in points of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row, a column, or a custom arrangement.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(isHorizontal: Bool, count: Int?, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// Creates a row with a number of items of equal width.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item to repeat.
  ///   - count: The number of items, which share the width of the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: true, count: count, divides: true)) }
  /// Creates a row of items, which are repeated while there is enough space.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(isHorizontal: true, count: nil, divides: false))
  }
  /// Creates a row with an item repeated a number of times.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item to repeat, which keeps its size.
  ///   - count: The number of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: true, count: count, divides: false)) }
  /// Creates a column with a number of items of equal height.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item to repeat.
  ///   - count: The number of items, which share the height of the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: false, count: count, divides: true)) }
  /// Creates a column of items, which are repeated while there is enough space.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(isHorizontal: false, count: nil, divides: false))
  }
  /// Creates a column with an item repeated a number of times.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item to repeat, which keeps its size.
  ///   - count: The number of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(isHorizontal: false, count: count, divides: false)) }
  /// Creates a group whose items are positioned by a closure. The environment's container is the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

  /// The supplementary views anchored to the group. The default is an empty array.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }
  /// The spacing between items. The default, `nil`, means no spacing.
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
