extension NSLayoutConstraint {
  /// How the two sides compare.
  public enum Relation: Int, @unchecked Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, @unchecked Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of an item a constraint speaks of.
  public enum Attribute: Int, @unchecked Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge where there is no text.
    case firstBaseline = 12
    /// The left edge of what the margins leave.
    case leftMargin = 13
    /// The right edge of what the margins leave.
    case rightMargin = 14
    /// The top edge of what the margins leave.
    case topMargin = 15
    /// The bottom edge of what the margins leave.
    case bottomMargin = 16
    /// The edge of what the margins leave where reading starts.
    case leadingMargin = 17
    /// The edge of what the margins leave where reading ends.
    case trailingMargin = 18
    /// The middle of what the margins leave, from side to side.
    case centerXWithinMargins = 19
    /// The middle of what the margins leave, from top to bottom.
    case centerYWithinMargins = 20
    /// Nothing: the other side is compared with a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may be compared with what.
  enum Family { case side, readingSide, middleX, y, size, none }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .centerX, .centerXWithinMargins: .middleX
    case .width, .height: .size
    case .notAnAttribute: .none
    default: .y
    }
  }

  var isHorizontal: Bool {
    switch family {
    case .side, .readingSide, .middleX: true
    case .y, .none: false
    case .size: self == .width
    }
  }

  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same of the margins' guide.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Left or right in place of where reading starts or ends.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }

  /// Whether a constraint may set the attribute against another one.
  func canMeet(_ other: NSLayoutConstraint.Attribute) -> Bool {
    switch (family, other.family) {
    case (.side, .side), (.readingSide, .readingSide), (.y, .y), (.size, .size): true
    case (.middleX, .side), (.middleX, .readingSide), (.middleX, .middleX): true
    case (.side, .middleX), (.readingSide, .middleX): true
    // UIKit sets the number of one axis against that of the other [T].
    case (.side, .y), (.y, .side): true
    case (.size, .none): true
    default: false
    }
  }
}
