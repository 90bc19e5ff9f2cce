/// Converts the items of constraints to sums of a layout's unknowns.
@MainActor struct LayoutTerms {
  /// Unowned, because the layout owns these terms.
  unowned let engine: LayoutEngine

  // MARK: Items

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView ?? (item as? LayoutDistance)?.view
  }

  /// Returns the views and guides that an item stands for.
  static func items(of item: AnyObject?) -> [AnyObject] {
    (item as? LayoutDistance)?.items ?? item.map { [$0] } ?? []
  }

  /// Returns the name of an item in messages: its identifier, if any, and its type.
  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      return view.accessibilityIdentifier.map { "\(type(of: view))'\($0)'" } ?? "\(type(of: view))"
    case let guide as UILayoutGuide:
      if !guide.identifier.isEmpty { return "UILayoutGuide'\(guide.identifier)'" }
      let owner = guide.owningView.map { name(of: $0) } ?? "nobody"
      return guide.role == .free ? "UILayoutGuide of \(owner)" : "\(guide.role) guide of \(owner)"
    case let distance as LayoutDistance:
      return
        "(\(name(of: distance.endItem)).\(distance.end) - \(name(of: distance.startItem)).\(distance.start))"
    default: return "nothing"
    }
  }

  // MARK: Constraints

  /// Returns the expression that is zero, not negative, or not positive if the constraint holds. `container`
  /// is the view that holds the constraint.
  func expression(of constraint: NSLayoutConstraint, in container: UIView) -> LinearRow {
    // Between leading and trailing edges, constants and inequalities count in the reading direction [K]. A
    // multiplier applies to the distance from the left edge in both directions [?].
    let isMirrored = constraint.isAlongReading && container.isRightToLeft
    let sign: Double = isMirrored ? -1 : 1
    var row = LinearRow(constant: -Double(constraint.constant))
    row.add(side(constraint.firstItem, constraint.firstAttribute, constraint, container), times: sign)
    if constraint.secondAttribute != .notAnAttribute {
      let second = side(constraint.secondItem, constraint.secondAttribute, constraint, container)
      row.add(second, times: -sign * Double(constraint.multiplier))
    }
    return row
  }

  /// Returns whether the constant of the expression depends on more than the constraint's own constant.
  static func varies(_ constraint: NSLayoutConstraint, in container: UIView) -> Bool {
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { return true }
    return (items(of: constraint.firstItem) + items(of: constraint.secondItem))
      .contains { crossesScrollView($0, container) }
  }

  private static func crossesScrollView(_ item: AnyObject?, _ container: UIView) -> Bool {
    guard let view = view(of: item) else { return false }
    var next = item is UIView && view !== container ? view.superviewStorage : view
    while let current = next, current !== container {
      if current is UIScrollView { return true }
      next = current.superviewStorage
    }
    return false
  }

  /// Returns the view to whose text a baseline belongs.
  private static func view(withBaseline attribute: NSLayoutConstraint.Attribute, of view: UIView) -> UIView {
    let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return inner === view ? view : self.view(withBaseline: attribute, of: inner)
  }

  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint,
    _ container: UIView
  ) -> LinearRow {
    let isRightToLeft = container.isRightToLeft
    if let distance = item as? LayoutDistance {
      // Distances along lines of text are counted in the reading direction.
      let sign: Double = isRightToLeft && distance.start.family == .readingSide ? -1 : 1
      var row = LinearRow()
      row.add(side(distance.endItem, distance.end, constraint, container), times: sign)
      row.add(side(distance.startItem, distance.start, constraint, container), times: -sign)
      return row
    }
    var item = item
    if attribute.isBaseline, let view = item as? UIView {
      item = Self.view(withBaseline: attribute, of: view)
    }
    if attribute.isMargin, let view = item as? UIView { item = view.layoutMarginsGuide }
    let edge = attribute.withoutMargin.resolved(isRightToLeft: isRightToLeft)
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      var row = own(engine.need(guide), edge)
      if edge.family != .size { addOrigins(from: owner, upTo: container, edge.isHorizontal, to: &row) }
      return row
    }
    guard let view = item as? UIView else { return LinearRow() }
    if view === container { return inside(view, edge, touches: constraint) }
    var row = own(engine.need(view), edge)
    if edge.family != .size, let superview = view.superviewStorage {
      addOrigins(from: superview, upTo: container, edge.isHorizontal, to: &row)
    }
    return row
  }

  /// Returns an edge, center, or size in the coordinate system of the item's frame.
  private func own(_ item: LayoutItem, _ edge: NSLayoutConstraint.Attribute) -> LinearRow {
    if case .guide(.scrollContent) = item.kind { noteContent(item, edge) }
    switch edge {
    case .left: return LinearRow([(item.x, 1)])
    case .right: return LinearRow([(item.x, 1), (item.width, 1)])
    case .top: return LinearRow([(item.y, 1)])
    case .bottom: return LinearRow([(item.y, 1), (item.height, 1)])
    case .centerX: return LinearRow([(item.x, 1), (item.width, 0.5)])
    case .centerY: return LinearRow([(item.y, 1), (item.height, 0.5)])
    case .width: return LinearRow([(item.width, 1)])
    case .height: return LinearRow([(item.height, 1)])
    case .firstBaseline:
      return LinearRow([(item.y, 1)], constant: baselines(of: item).first)
    case .lastBaseline:
      return LinearRow([(item.y, 1), (item.height, 1)], constant: -baselines(of: item).last)
    default: return LinearRow()
    }
  }

  private func baselines(of item: LayoutItem) -> (first: Double, last: Double) {
    guard item.guide == nil else { return (0, 0) }
    let insets = item.view.baselineInsets
    return (Double(insets.first), Double(insets.last))
  }

  /// Returns an edge, center, or size of a view in its own coordinates. For a scroll view, these are the
  /// edges of its content [A].
  private func inside(
    _ view: UIView, _ edge: NSLayoutConstraint.Attribute, touches constraint: NSLayoutConstraint
  ) -> LinearRow {
    let speaksOfInside = constraint.firstItem !== constraint.secondItem && constraint.secondItem != nil
    if speaksOfInside, let scrollView = view as? UIScrollView,
      edge.family == .side || [.top, .bottom].contains(edge)
    {
      return own(engine.need(scrollView.contentLayoutGuide), edge)
    }
    let item = engine.need(view)
    var row = own(item, edge)
    row.remove(edge.isHorizontal ? item.x : item.y)
    return row
  }

  /// Adds the origin of the coordinates of `view`, relative to those of `container`.
  private func addOrigins(
    from view: UIView, upTo container: UIView, _ isHorizontal: Bool, to row: inout LinearRow
  ) {
    var next: UIView? = view
    while let current = next, current !== container {
      let item = engine.need(current)
      row.add(isHorizontal ? item.x : item.y, times: 1)
      if current is UIScrollView {
        let origin = current.backing.geometry.bounds.origin
        row.constant -= Double(isHorizontal ? origin.x : origin.y)
      }
      next = current.superviewStorage
    }
  }

  private func noteContent(_ item: LayoutItem, _ edge: NSLayoutConstraint.Attribute) {
    switch edge {
    case .right, .width, .centerX: item.sizesContent.horizontal = true
    case .bottom, .height, .centerY: item.sizesContent.vertical = true
    default: break
    }
  }
}
