extension NSLayoutConstraint {
  final func activate() {
    guard container == nil else { return }
    let (one, two) = (LayoutTerms.view(of: firstItem), LayoutTerms.view(of: secondItem))
    guard let one, secondAttribute == .notAnAttribute || two != nil else {
      preconditionFailure(
        "\(self) can't be activated: it relates nothing, or a layout guide in it has no owning view yet")
    }
    guard let common = two.map({ one.nearestCommonSuperview(with: $0) }) ?? one else {
      preconditionFailure(
        "\(self) can't be activated: its items have no common superview; add the views to their superviews first"
      )
    }
    common.hold(self)
  }

  final func deactivate() {
    guard let container else { return }
    container.letGo(self)
  }

  final func priorityDidChange(from old: UILayoutPriority) {
    guard isActive else { return }
    let crosses = (priority.rawValue >= 1000) != (old.rawValue >= 1000)
    if crosses, let view = container, view.window != nil {
      HostSimulator.of(view).warn(
        "\(self): the priority of a constraint on the screen changed from or to required, which UIKit documents as an "
          + "error; deactivate the constraint first")
    }
    engine?.priorityDidChange(of: self)
  }

  final var strength: SolverStrength { priority.strength }

  /// A Boolean value that indicates whether the constraint relates a leading or trailing edge.
  final var isAlongReading: Bool {
    firstAttribute.family == .readingSide || secondAttribute.family == .readingSide
  }

  /// Returns whether the constraint refers to an item in a view tree.
  final func touches(_ tree: UIView) -> Bool {
    (LayoutTerms.items(of: firstItem) + LayoutTerms.items(of: secondItem))
      .contains { LayoutTerms.view(of: $0)?.isBelow(tree) == true }
  }

  // MARK: - Description

  final var words: String {
    var text = "<NSLayoutConstraint "
    if let identifier { text += "'\(identifier)' " }
    text += "\(LayoutTerms.name(of: firstItem)).\(firstAttribute) "
    text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    if secondAttribute == .notAnAttribute {
      text += " \(Double(constant))"
    } else {
      if multiplier != 1 { text += " \(Double(multiplier)) *" }
      text += " \(LayoutTerms.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-Double(constant))" : " + \(Double(constant))" }
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return text + ">"
  }
}

extension UILayoutPriority {
  /// The strength for the solver: priorities of 1000 and above are required.
  var strength: SolverStrength { rawValue >= 1000 ? .required : .wish(Double(rawValue)) }
}

extension UIView {
  final func nearestCommonSuperview(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isBelow(view) { return view }
      next = view.superviewStorage
    }
    return nil
  }

  /// Adds a constraint to `constraints`.
  final func hold(_ constraint: NSLayoutConstraint) {
    let state = needAutoLayout()
    constraint.container = self
    let simulator = HostSimulator.of(self)
    simulator.constraintsActivated += 1
    constraint.sequence = simulator.constraintsActivated
    state.held.append(constraint)
    markConstraintWork()
  }

  final func letGo(_ constraint: NSLayoutConstraint) {
    guard let state = autoLayout, constraint.container === self else { return }
    state.held.removeAll { $0 === constraint }
    constraint.container = nil
    constraint.engine?.remove(constraint)
    constraint.engine = nil
  }
}
