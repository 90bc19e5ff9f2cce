import Foundation

/// The layout attributes of a paragraph.
// Immutable after initialization, but its mutable subclass isn't: as in UIKit, only one thread may use a
// mutable style until it's copied.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  final var values = Values()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// Creates a style with the default values.
  public override init() {
    super.init()
  }

  /// The default paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The additional space between two lines, in points. The default is 0. Never negative.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The text alignment. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The handling of text that is too wide. The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash value; equal styles have equal hashes.
  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The additional space between two lines, in points. Negative values are treated as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, newValue) }
  }

  /// The text alignment.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The handling of text that is too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The paragraph style of the text, an `NSParagraphStyle`. A label uses the style of the first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
