import Foundation

/// Collapsing and expanding the interface.
extension UISplitViewController {
  /// Collapses or expands the interface if the horizontal size class requires it.
  final func updateCollapse() {
    guard isViewLoaded else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact { collapseColumns() } else { expandColumns() }
    updateButtons()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func collapseColumns() {
    finishTransition()
    collapse = SplitCollapse()
    arrangement = nil
    preferences.chosen = nil
    for column in Self.order { columns[column]?.child.storedView?.removeFromSuperview() }
    for column in Self.order { overrideTraits(of: column) }
    if style == .unspecified {
      joinClassicControllers()
      placeColumns()
    } else {
      let proposed = proposedTopColumn
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      joinStacks(upTo: columns[top] == nil || top == .compact ? proposed : top)
      placeColumns()
      delegate?.splitViewControllerDidCollapse(self)
    }
  }

  private func expandColumns() {
    collapse?.host?.storedView?.removeFromSuperview()
    if style == .unspecified {
      separateClassicControllers()
      for column in Self.order { overrideTraits(of: column) }
      placeColumns()
    } else {
      separateStacks()
      collapse = nil
      for column in Self.order { overrideTraits(of: column) }
      let proposed = currentArrangement
      let mode = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed.mode)
      if let mode, mode != .automatic, mode != proposed.mode {
        preferences.chosen = (mode.count, proposed.behavior)
      }
      placeColumns()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  // MARK: - Columns

  /// The last column with a controller.
  final var proposedTopColumn: Column { Self.order.last { columns[$0] != nil } ?? .secondary }

  /// The column on top of a collapsed interface.
  final var topColumn: Column? {
    guard let host = collapse?.host as? UINavigationController else { return nil }
    return Self.order.last { column in
      if columns[column]?.child === host { return true }
      guard let root = collapse?.stacks[column]?.first else { return false }
      return host.viewControllers.contains { $0 === root }
    }
  }

  /// Adds the stacks of columns to that of the first column, or shows the compact column.
  final func joinStacks(upTo top: Column?) {
    if let compact = columns[.compact] {
      collapse?.host = compact.child
      return
    }
    let present = Self.order.filter { columns[$0] != nil }
    guard let first = present.first, let host = columns[first]?.navigation else { return }
    collapse?.host = host
    collapse?.stacks = [:]
    let top = top ?? first
    for column in present.dropFirst() where column.rawValue <= top.rawValue {
      pushStack(of: column, onto: host, animated: false)
    }
  }

  /// Moves the stack of a column onto that of the host.
  final func pushStack(of column: Column, onto host: UINavigationController, animated: Bool) {
    guard let navigation = columns[column]?.navigation else { return }
    var stack = navigation.takeStack()
    // A column that was popped keeps its stack.
    if stack.isEmpty { stack = collapse?.stacks[column] ?? [] }
    collapse?.stacks[column] = stack
    host.setViewControllers(host.viewControllers + stack, animated: animated)
    if !animated { host.settleStack() }
  }

  /// Returns the stacks of the columns to their navigation controllers.
  final func separateStacks() {
    guard let collapse, let host = collapse.host as? UINavigationController else { return }
    host.settleStack()
    for column in Self.order.reversed() {
      guard let saved = collapse.stacks[column], let root = saved.first,
        let navigation = columns[column]?.navigation
      else { continue }
      var stack = saved
      if let place = host.viewControllers.firstIndex(where: { $0 === root }) {
        stack = Array(host.viewControllers[place...])
        host.setViewControllers(Array(host.viewControllers[..<place]), animated: false)
        host.settleStack()
      }
      navigation.setViewControllers(stack, animated: false)
    }
    self.collapse?.stacks = [:]
  }

  // MARK: - Classic style

  final func joinClassicControllers() {
    guard let primary = columns[.primary]?.child else {
      collapse?.host = columns[.secondary]?.child
      return
    }
    let chosen = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if let secondary = columns[.secondary]?.child {
      secondary.storedView?.removeFromSuperview()
      collapse?.formerSecondary = secondary
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: chosen) ?? false
      if !isDone { chosen.collapseSecondaryViewController(secondary, for: self) }
      removeColumn(.secondary)
    }
    replacePrimary(with: chosen)
    collapse?.host = chosen
  }

  private func separateClassicControllers() {
    let former = collapse?.formerSecondary
    collapse = nil
    guard let primary = columns[.primary]?.child else { return }
    let chosen = delegate?.primaryViewController(forExpanding: self) ?? primary
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: chosen)
      ?? chosen.separateSecondaryViewController(for: self) ?? columns[.secondary]?.child ?? former
    replacePrimary(with: chosen)
    guard let secondary, columns[.secondary]?.child !== secondary else { return }
    viewControllers = [chosen, secondary]
  }

  private func replacePrimary(with controller: UIViewController) {
    guard columns[.primary]?.child !== controller else { return }
    if columns[.secondary]?.child === controller { removeColumn(.secondary) }
    removeColumn(.primary)
    columns[.primary] = SplitColumn(given: controller, child: controller)
    addChild(controller)
    overrideTraits(of: .primary)
    controller.didMove(toParent: self)
  }
}
