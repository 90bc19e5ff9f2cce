import FlexibleHeader

/// A header whose state can be recorded frame by frame and inspected while it is on the screen.
///
/// All headers of FlexibleHeader conform to this protocol. Adopt it to record your own headers.
@MainActor public protocol RecordableHeader: UIView {
  /// The kind of header in one word, for example `material`.
  var recordedKind: String { get }

  /// The scroll view that the header follows, or `nil` if there is none.
  var recordedScrollView: UIScrollView? { get }

  /// The distance by which the header is moved up from its fully visible position, in points; 0 if it never
  /// moves.
  var recordedShift: CGFloat { get }

  /// Other values of the header, in display order. Each name occurs once.
  var recordedDetails: [HeaderDetail] { get }
}

/// One named value of a header.
public struct HeaderDetail: Hashable, Sendable {
  /// The value's name. If the header has a property for it, the names are equal.
  public var name: String

  /// The value.
  public var value: Value

  /// A value of a header.
  public enum Value: Hashable, Sendable {
    /// A finite number: a length in points, a fraction, or an opacity.
    case number(Double)
    /// One of several words.
    case text(String)
    /// A Boolean value.
    case flag(Bool)
  }

  /// Creates a detail from a number.
  public init(_ name: String, _ number: CGFloat) {
    self.name = name
    value = .number(Double(number))
  }

  /// Creates a detail from text.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  /// Creates a detail from a Boolean value.
  public init(_ name: String, _ flag: Bool) {
    self.name = name
    value = .flag(flag)
  }
}

extension UIView {
  /// The first recordable header in this view's hierarchy, including the view itself, in depth-first order.
  public var firstRecordableHeader: (any RecordableHeader)? {
    if let header = self as? any RecordableHeader { return header }
    for subview in subviews {
      if let header = subview.firstRecordableHeader { return header }
    }
    return nil
  }
}
