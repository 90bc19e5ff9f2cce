import Foundation

/// An edge, center, or size of an item, used to create constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let item: AnyObject
  final let attribute: NSLayoutConstraint.Attribute
  /// The standard spacing, in points [K]. Used between lines of text, too.
  static var systemSpacing: CGFloat { 8 }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// Creates an inactive constraint: this anchor is equal to the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  /// Creates an inactive constraint: this anchor is greater than or equal to the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }
  /// Creates an inactive constraint: this anchor is less than or equal to the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }
  /// Creates an inactive constraint: this anchor is equal to the other plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.equal, anchor, plus: c)
  }
  /// Creates an inactive constraint: this anchor is greater than or equal to the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: c)
  }
  /// Creates an inactive constraint: this anchor is less than or equal to the other plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: c)
  }
}

/// A left, right, leading, or trailing edge, or a horizontal center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, in points. It's negative if the other anchor comes
  /// before this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute)), .width)
  }
  /// Creates an inactive constraint: this anchor is after the other by the system spacing, 8 points times
  /// `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// Creates an inactive constraint: this anchor is after the other by at least the system spacing, 8 points
  /// times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// Creates an inactive constraint: this anchor is after the other by at most the system spacing, 8 points
  /// times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
}

/// A top or bottom edge, a baseline, or a vertical center.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, in points. It's negative if the other anchor is
  /// above this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute)), .height)
  }
  /// Creates an inactive constraint: this anchor is below the other by the system spacing, 8 points times
  /// `multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// Creates an inactive constraint: this anchor is below the other by at least the system spacing, 8 points
  /// times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// Creates an inactive constraint: this anchor is below the other by at most the system spacing, 8 points
  /// times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
}

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates an inactive constraint: this size is equal to `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, plus: c) }
  /// Creates an inactive constraint: this size is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, plus: c)
  }
  /// Creates an inactive constraint: this size is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: c)
  }
  /// Creates an inactive constraint: this size is equal to `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, times: m)
  }
  /// Creates an inactive constraint: this size is equal to `m` times the other plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, times: m, plus: c)
  }
  /// Creates an inactive constraint: this size is at least `m` times the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: m)
  }
  /// Creates an inactive constraint: this size is at most `m` times the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: m)
  }
  /// Creates an inactive constraint: this size is at least `m` times the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: m, plus: c)
  }
  /// Creates an inactive constraint: this size is at most `m` times the other plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: m, plus: c)
  }
}
