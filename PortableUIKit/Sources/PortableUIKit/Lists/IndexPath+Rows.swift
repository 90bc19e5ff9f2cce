import Foundation

/// Index paths of table and collection views, which consist of a section and a row or item.
extension IndexPath {
  /// Creates the index path of a row in a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section. Traps if the index path has none.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row in its section. Traps if the index path has none.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item in its section. Traps if the index path has none.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Index paths of table and collection views in Objective-C's class.
extension NSIndexPath {
  /// The index of the section. Traps if the index path has none.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section. Traps if the index path has none.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section. Traps if the index path has none.
  public var item: Int { index(atPosition: 1) }
}
