import Foundation

extension UICollectionView {
  /// In which direction content scrolls.
  public enum ScrollDirection: Int, @unchecked Sendable { case vertical = 0, horizontal = 1 }

  /// What an element of a layout is.
  public enum ElementCategory: Int, @unchecked Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Where an item comes to when it is scrolled to; one value for each direction may be given.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Makes positions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: UICollectionView.ScrollPosition { .init(rawValue: 1) }
    public static var centeredVertically: UICollectionView.ScrollPosition { .init(rawValue: 2) }
    public static var bottom: UICollectionView.ScrollPosition { .init(rawValue: 4) }
    public static var left: UICollectionView.ScrollPosition { .init(rawValue: 8) }
    public static var centeredHorizontally: UICollectionView.ScrollPosition { .init(rawValue: 16) }
    public static var right: UICollectionView.ScrollPosition { .init(rawValue: 32) }
  }

  /// The kind of a section's header in flow and list layouts.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer in flow and list layouts.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
