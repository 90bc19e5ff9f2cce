import FlexibleHeader

/// A header that can be recorded frame by frame, and whose values can be shown while it lives.
///
/// All headers of FlexibleHeader are recordable; headers of your own become so by conforming.
@MainActor public protocol RecordableHeader: UIView {
  /// Which kind of header it is, in one word, for instance `material`.
  var recordedKind: String { get }

  /// The scroll view that it follows; nil without one.
  var recordedScrollView: UIScrollView? { get }

  /// How far it is moved up from where it rests in full view, in points; 0 if it never moves.
  var recordedShift: CGFloat { get }

  /// What else is to be said of it, in the order in which a reader wants it; no name twice.
  var recordedDetails: [HeaderDetail] { get }
}

/// One named value of a header.
public struct HeaderDetail: Hashable, Sendable {
  /// The value's name, in the spelling of the header's own property where there is one.
  public var name: String

  /// The value.
  public var value: Value

  /// A value of a header.
  public enum Value: Hashable, Sendable {
    /// A length in points, a fraction, an opacity: finite.
    case number(Double)
    /// One of several words.
    case text(String)
    /// Yes or no.
    case flag(Bool)
  }

  /// Makes a detail from a number.
  public init(_ name: String, _ number: CGFloat) {
    self.name = name
    value = .number(Double(number))
  }

  /// Makes a detail from a word.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  /// Makes a detail from a flag.
  public init(_ name: String, _ flag: Bool) {
    self.name = name
    value = .flag(flag)
  }
}

extension UIView {
  /// The first recordable header in the tree below and including this view, in the order of the views.
  public var firstRecordableHeader: (any RecordableHeader)? {
    if let header = self as? any RecordableHeader { return header }
    for subview in subviews {
      if let header = subview.firstRecordableHeader { return header }
    }
    return nil
  }
}
