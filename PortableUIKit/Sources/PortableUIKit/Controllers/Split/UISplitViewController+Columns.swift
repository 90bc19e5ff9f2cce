import Foundation

/// The controllers of the columns.
extension UISplitViewController {
  static let order: [Column] = [.primary, .supplementary, .secondary]

  final func accepts(_ column: Column) -> Bool {
    let isUsable = style != .unspecified && (column != .supplementary || style == .tripleColumn)
    if !isUsable {
      HostSimulator.current.warn("UISplitViewController with the style \(style) has no column \(column)")
    }
    return isUsable
  }

  final func setColumn(_ column: Column, to controller: UIViewController?) {
    guard columns[column]?.given !== controller else { return }
    if column == .secondary, let controller, pushOntoSecondary(controller) { return }
    // The stacks are separated, so that the column has its own again.
    let top = topColumn
    let showedCompact = collapse?.host === columns[.compact]?.child && columns[.compact] != nil
    if collapse != nil { separateStacks() }
    removeColumn(column)
    if let controller { addColumn(column, controller) }
    if collapse != nil {
      joinStacks(upTo: showedCompact && column == .compact ? proposedTopColumn : top)
    }
    if storedView?.window != nil || arrangement != nil { placeColumns() }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Pushes a controller onto the stack of the navigation controller that was created for the secondary column
  /// [R]. Returns `false` if there is none.
  private func pushOntoSecondary(_ controller: UIViewController) -> Bool {
    guard collapse == nil, !(controller is UINavigationController), let column = columns[.secondary],
      column.isWrapped, let navigation = column.navigation
    else { return false }
    columns[.secondary]?.given = controller
    if navigation.viewControllers.contains(where: { $0 === controller }) {
      navigation.popToViewController(controller, animated: false)
    } else {
      navigation.pushViewController(controller, animated: false)
    }
    return true
  }

  private func addColumn(_ column: Column, _ controller: UIViewController) {
    // A controller that shows itself elsewhere is taken from there.
    controller.storedView?.removeFromSuperview()
    let isWrapped = style != .unspecified && column != .compact && !(controller is UINavigationController)
    let child = isWrapped ? UINavigationController(rootViewController: controller) : controller
    columns[column] = SplitColumn(given: controller, child: child)
    addChild(child)
    overrideTraits(of: column)
    child.didMove(toParent: self)
  }

  final func removeColumn(_ column: Column) {
    guard let old = columns.removeValue(forKey: column) else { return }
    old.child.willMove(toParent: nil)
    old.child.storedView?.removeFromSuperview()
    if old.isWrapped { old.navigation?.takeStack() }
    if old.child.parent === self { old.child.leaveParent() }
  }

  /// The sidebars are horizontally compact in an expanded interface, or as configured by the host [?].
  final func overrideTraits(of column: Column) {
    guard let child = columns[column]?.child else { return }
    let simulator = storedView.map(HostSimulator.of) ?? .current
    let isSidebar = column == .primary || column == .supplementary
    let isCompact = isSidebar && collapse == nil && simulator.answers.splitSidebarsAreCompact
    setOverrideTraitCollection(
      isCompact ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: child)
  }

  // MARK: - Lists of controllers

  final var managedControllers: [UIViewController] {
    if collapse != nil, let compact = columns[.compact] { return [compact.child] }
    if let host = collapse?.host { return [host] }
    return Self.order.compactMap { columns[$0]?.child }
  }

  final func replaceControllers(with controllers: [UIViewController]) {
    var places = Self.order
    if !preferences.hasThreeColumns { places.remove(at: 1) }
    precondition(
      controllers.count <= places.count,
      "UISplitViewController.viewControllers: at most \(places.count) controllers are possible")
    if style == .unspecified {
      replaceClassicControllers(with: controllers)
    } else {
      for (index, column) in places.enumerated() {
        let controller = controllers.indices.contains(index) ? controllers[index] : nil
        if columns[column]?.child !== controller { setColumn(column, to: controller) }
      }
    }
  }

  private func replaceClassicControllers(with controllers: [UIViewController]) {
    for (index, column) in [Column.primary, .secondary].enumerated() {
      let controller = controllers.indices.contains(index) ? controllers[index] : nil
      guard columns[column]?.child !== controller else { continue }
      removeColumn(column)
      if let controller { addColumn(column, controller) }
    }
    if collapse != nil {
      collapse = SplitCollapse()
      joinClassicControllers()
    }
    if storedView?.window != nil || arrangement != nil { placeColumns() }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The controller at the primary edge, which determines the status bar [?].
  final var controllerBelowStatusBar: UIViewController? {
    if let host = collapse?.host { return host }
    return currentArrangement.visibleColumns.lazy.compactMap { self.columns[$0]?.child }.first
  }
}
