extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, @unchecked Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of the layout.
  public enum Axis: Int, @unchecked Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The part of an item to which a constraint refers.
  public enum Attribute: Int, @unchecked Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge in the reading direction.
    case leading = 5
    /// The trailing edge in the reading direction.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge of an item without text.
    case firstBaseline = 12
    /// The left edge inside of the layout margins.
    case leftMargin = 13
    /// The right edge inside of the layout margins.
    case rightMargin = 14
    /// The top edge inside of the layout margins.
    case topMargin = 15
    /// The bottom edge inside of the layout margins.
    case bottomMargin = 16
    /// The leading edge inside of the layout margins.
    case leadingMargin = 17
    /// The trailing edge inside of the layout margins.
    case trailingMargin = 18
    /// The horizontal center inside of the layout margins.
    case centerXWithinMargins = 19
    /// The vertical center inside of the layout margins.
    case centerYWithinMargins = 20
    /// No attribute: the other side is compared with a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// Groups of attributes, used to check which ones can be related.
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

  /// The corresponding attribute of the margins guide.
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

  /// Returns `left` or `right` for a leading or trailing attribute.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }

  /// Returns whether a constraint can relate the attribute to another one.
  func canMeet(_ other: NSLayoutConstraint.Attribute) -> Bool {
    switch (family, other.family) {
    case (.side, .side), (.readingSide, .readingSide), (.y, .y), (.size, .size): true
    case (.middleX, .side), (.middleX, .readingSide), (.middleX, .middleX): true
    case (.side, .middleX), (.readingSide, .middleX): true
    // UIKit relates the numbers of different axes [T].
    case (.side, .y), (.y, .side): true
    case (.size, .none): true
    default: false
    }
  }
}
