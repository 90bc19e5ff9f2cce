import Foundation

/// An edge, a middle or a size of an item, with which constraints can be made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let item: AnyObject
  final let attribute: NSLayoutConstraint.Attribute
  /// How far apart things usually stand, in points [K]; the same here between lines of text.
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

  /// A constraint, not active yet, that keeps both the same.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  /// A constraint, not active yet, that keeps this at least at the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }
  /// A constraint, not active yet, that keeps this at most at the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }
  /// A constraint, not active yet, that keeps this `c` points beyond the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.equal, anchor, plus: c)
  }
  /// A constraint, not active yet, that keeps this at least `c` points beyond the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: c)
  }
  /// A constraint, not active yet, that keeps this at most `c` points beyond the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: c)
  }
}

/// A left, right, leading or trailing edge, or a middle between them.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The way from this to another anchor, in points: less than zero if the other one comes before this.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute)), .width)
  }
  /// A constraint, not active yet, that keeps this at the system's distance, 8 points times `multiplier`, after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// A constraint, not active yet, that keeps this at least at the system's distance, 8 points times `multiplier`, after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// A constraint, not active yet, that keeps this at most at the system's distance, 8 points times `multiplier`, after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
}

/// A top or bottom edge, a baseline, or a middle between top and bottom.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The way from this to another anchor, in points: less than zero if the other one is above this.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute)), .height)
  }
  /// A constraint, not active yet, that keeps this at the system's distance, 8 points times `multiplier`, below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// A constraint, not active yet, that keeps this at least at the system's distance, 8 points times `multiplier`, below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
  /// A constraint, not active yet, that keeps this at most at the system's distance, 8 points times `multiplier`, below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: multiplier * Self.systemSpacing)
  }
}

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint, not active yet, that keeps this at `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, plus: c) }
  /// A constraint, not active yet, that keeps this at `c` points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, plus: c)
  }
  /// A constraint, not active yet, that keeps this at `c` points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: c)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, times: m)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other and `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, times: m, plus: c)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: m)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: m)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other and `c` points or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: m, plus: c)
  }
  /// A constraint, not active yet, that keeps this at `m` times the other and `c` points or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: m, plus: c)
  }
}
