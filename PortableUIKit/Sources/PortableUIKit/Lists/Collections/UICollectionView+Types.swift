import Foundation

extension UICollectionView {
  /// The scroll directions of a layout.
  public enum ScrollDirection: Int, @unchecked Sendable { case vertical = 0, horizontal = 1 }

  /// The categories of layout elements.
  public enum ElementCategory: Int, @unchecked Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The positions for scrolling to an item. You can combine one value for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates scroll positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: UICollectionView.ScrollPosition { .init(rawValue: 1) }
    public static var centeredVertically: UICollectionView.ScrollPosition { .init(rawValue: 2) }
    public static var bottom: UICollectionView.ScrollPosition { .init(rawValue: 4) }
    public static var left: UICollectionView.ScrollPosition { .init(rawValue: 8) }
    public static var centeredHorizontally: UICollectionView.ScrollPosition { .init(rawValue: 16) }
    public static var right: UICollectionView.ScrollPosition { .init(rawValue: 32) }
  }

  /// The kind of section headers in flow and list layouts.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of section footers in flow and list layouts.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
