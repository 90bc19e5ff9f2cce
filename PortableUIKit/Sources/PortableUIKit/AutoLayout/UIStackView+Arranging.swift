import Foundation

/// The constraints of a stack view.
extension UIStackView {
  /// A priority so low that stack views only use space that no other constraint determines.
  private static let faint: Float = 49

  /// Creates the constraints for the current arrangement. Unchanged constraints stay active.
  final func remakeConstraints() {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let hasGuides = distribution == .equalSpacing || distribution == .equalCentering
    needGuides(hasGuides ? max(0, views.count - 1) : 0)
    let wanted = views.isEmpty ? [] : lengthwise(views) + crosswise(views)
    let kept = ownConstraints.filter { old in old.isActive && wanted.contains { $0.isTwin(of: old) } }
    let fresh = wanted.filter { new in !kept.contains { $0.isTwin(of: new) } }
    NSLayoutConstraint.deactivate(ownConstraints.filter { old in !kept.contains { $0 === old } })
    NSLayoutConstraint.activate(fresh)
    ownConstraints = kept + fresh
  }

  private func needGuides(_ count: Int) {
    while gapGuides.count > count { removeLayoutGuide(gapGuides.removeLast()) }
    while gapGuides.count < count {
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      addLayoutGuide(guide)
      gapGuides.append(guide)
    }
  }

  // MARK: Building blocks

  private typealias Part = NSLayoutConstraint.Attribute

  private var isRow: Bool { axis == .horizontal }
  private var start: Part { isRow ? .leading : .top }
  private var end: Part { isRow ? .trailing : .bottom }
  private var middle: Part { isRow ? .centerX : .centerY }
  private var length: Part { isRow ? .width : .height }
  private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func rule(
    _ name: String, _ first: AnyObject, _ part: Part, _ second: AnyObject?, _ other: Part,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, part, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private func size(
    _ name: String, _ item: AnyObject, _ part: Part, _ relation: NSLayoutConstraint.Relation = .equal,
    _ constant: CGFloat, priority: Float = 1000
  ) -> NSLayoutConstraint {
    rule(name, item, part, nil, .notAnAttribute, relation, plus: constant, priority: priority)
  }

  private func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  // MARK: Along the axis

  private func lengthwise(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let ends = [
      rule("stack start", first, start, canvas, start), rule("stack end", canvas, end, last, end),
    ]
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill: return ends + pairs.map(spacingRule)
    case .fillEqually:
      return ends + pairs.map(spacingRule)
        + views.dropFirst().map { rule("stack equal lengths", $0, length, first, length) }
    case .fillProportionally: return ends + pairs.map(spacingRule) + proportions(views)
    case .equalSpacing: return ends + gaps(pairs)
    case .equalCentering: return ends + centers(views, pairs)
    }
  }

  private func spacingRule(_ pair: (UIView, UIView)) -> NSLayoutConstraint {
    rule("stack spacing", pair.1, start, pair.0, end, plus: gap(after: pair.0))
  }

  /// Makes the lengths proportional to those of the contents.
  private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    guard let model = views.first(where: { content($0) > 0 }) else { return [] }
    return views.filter { $0 !== model && content($0) >= 0 }.map {
      rule(
        "stack proportion", $0, length, model, length, times: content($0) / content(model), priority: 999)
    }
  }

  /// Uses guides for the gaps, which all have the length of the first.
  private func gaps(_ pairs: [(UIView, UIView)]) -> [NSLayoutConstraint] {
    var rules: [NSLayoutConstraint] = []
    for (pair, guide) in zip(pairs, gapGuides) {
      rules.append(rule("stack gap", guide, start, pair.0, end))
      rules.append(rule("stack gap", pair.1, start, guide, end))
      let least = gap(after: pair.0)
      rules.append(size("stack spacing", guide, length, .greaterThanOrEqual, least))
      rules.append(size("stack spacing", guide, length, .equal, least, priority: Self.faint))
    }
    let hasCustom = pairs.contains { customSpacings[ObjectIdentifier($0.0)] != nil }
    for guide in gapGuides.dropFirst() {
      rules.append(
        rule("stack equal gaps", guide, length, gapGuides[0], length, priority: hasCustom ? 150 : 1000))
    }
    return rules
  }

  /// Places every center halfway between those of its neighbors, as far as the gaps allow.
  private func centers(_ views: [UIView], _ pairs: [(UIView, UIView)]) -> [NSLayoutConstraint] {
    var rules = pairs.map {
      rule("stack spacing", $0.1, start, $0.0, end, .greaterThanOrEqual, plus: gap(after: $0.0))
    }
    rules += pairs.map {
      rule("stack spacing", $0.1, start, $0.0, end, plus: gap(after: $0.0), priority: Self.faint)
    }
    guard views.count > 2 else { return rules }
    // Guides measure the distances.
    for (pair, guide) in zip(pairs, gapGuides) {
      rules.append(rule("stack distance", guide, start, pair.0, middle))
      rules.append(rule("stack distance", guide, end, pair.1, middle))
    }
    rules += gapGuides.dropFirst().map {
      rule("stack equal distances", $0, length, gapGuides[0], length, priority: 150)
    }
    return rules
  }

  // MARK: Across the axis

  private func crosswise(_ views: [UIView]) -> [NSLayoutConstraint] {
    let (near, far): (Part, Part) = isRow ? (.top, .bottom) : (.leading, .trailing)
    var rules: [NSLayoutConstraint] = []
    for view in views {
      let isNear = alignment == .fill || alignment == .leading
      let isFar = alignment == .fill || alignment == .trailing
      rules.append(
        rule("stack alignment", view, near, canvas, near, isNear ? .equal : .greaterThanOrEqual))
      rules.append(rule("stack alignment", canvas, far, view, far, isFar ? .equal : .greaterThanOrEqual))
      if alignment == .center {
        let part: Part = isRow ? .centerY : .centerX
        rules.append(rule("stack alignment", view, part, canvas, part))
      }
    }
    if alignment == .firstBaseline || alignment == .lastBaseline, isRow {
      let part: Part = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      rules += views.dropFirst().map { rule("stack alignment", $0, part, views[0], part) }
    }
    if alignment != .fill {
      // Without other constraints, the stack is no larger across than necessary.
      let across: Part = isRow ? .height : .width
      rules.append(size("stack fit", self, across, .equal, 0, priority: Self.faint + 2))
    }
    return rules
  }
}

extension NSLayoutConstraint {
  /// Returns whether another constraint is equivalent.
  fileprivate final func isTwin(of other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && constant == other.constant
      && multiplier == other.multiplier && priority == other.priority && identifier == other.identifier
  }
}
