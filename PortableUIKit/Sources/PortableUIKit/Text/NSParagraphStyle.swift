import Foundation

/// How the lines of a paragraph are laid out.
// Never changes after its initializer, but its mutable subclass does: as in UIKit, only one thread may use an object of
// that until it is copied.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  final var values = Values()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// A style with the values that paragraphs have when nothing is said.
  public override init() {
    super.init()
  }

  /// The style that paragraphs have when nothing is said.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// What lies between two lines beyond their letters' height, in points; 0 by default, never negative.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Where lines stand from left to right; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is wider than its place; it goes on in the next line by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// A style with the same values that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that equal styles share.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// What lies between two lines beyond their letters' height, in points; negative values count as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, newValue) }
  }

  /// Where lines stand from left to right.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to text that is wider than its place.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`: the letters.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`: the colour of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// An `NSParagraphStyle`: how lines are laid out. A label goes by the one of its first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
