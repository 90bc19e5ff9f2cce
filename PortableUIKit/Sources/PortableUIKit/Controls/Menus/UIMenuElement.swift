import Foundation

/// An action or a menu that a menu or control offers.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates a set of attributes from bits. Undefined bits are preserved.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static var disabled: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 0) }
    /// The element deletes or ends something.
    public static var destructive: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 1) }
    /// The element isn't shown.
    public static var hidden: UIMenuElement.Attributes { UIMenuElement.Attributes(rawValue: 1 << 2) }
  }

  /// The state of an element, shown as a checkmark.
  public enum State: Int, @unchecked Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash, which indicates a partial selection.
    case mixed = 2
  }

  private let storedTitle: String
  private let storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The title of the element, which can be empty.
  open var title: String { storedTitle }

  /// The image beside the title, or `nil` if there is none.
  open var image: UIImage? { storedImage }
}
