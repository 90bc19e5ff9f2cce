import Foundation

/// Something that a menu or a control offers to do.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element may be used; several make a set.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// The set with the given bits; bits without a meaning are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static var disabled: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 0) }
    /// It deletes or ends something.
    public static var destructive: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 1) }
    /// It isn't shown.
    public static var hidden: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 2) }
  }

  /// The tick beside an element.
  public enum State: Int, @unchecked Sendable {
    /// No tick.
    case off = 0
    /// A tick.
    case on = 1
    /// A dash: on for a part of what it stands for.
    case mixed = 2
  }

  private let storedTitle: String
  private let storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The words that name the element; may be empty.
  open var title: String { storedTitle }

  /// The picture beside the title; nil for none.
  open var image: UIImage? { storedImage }
}
