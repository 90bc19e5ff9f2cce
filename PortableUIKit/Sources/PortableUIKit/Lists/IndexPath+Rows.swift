import Foundation

/// Index paths of tables and collections: a section, and a row or item in it.
extension IndexPath {
  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Makes the path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section. A path without one stops the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row in its section. A path without one stops the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item in its section. A path without one stops the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
