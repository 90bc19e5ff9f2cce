/// Showing and hiding columns and controllers.
extension UISplitViewController {
  final func reveal(_ column: Column) {
    guard accepts(column), column != .compact else { return }
    if collapse != nil { return push(column) }
    let arrangement = currentArrangement
    if column == .secondary {
      if arrangement.dimsSecondary { hideSidebars(isShownByApp: true) }
      return
    }
    guard !arrangement.visibleColumns.contains(column) else { return }
    show(column == .primary && preferences.hasThreeColumns ? 2 : 1, isShownByApp: true)
  }

  final func conceal(_ column: Column) {
    guard accepts(column), column != .compact else { return }
    if collapse != nil { return pop(column) }
    guard column != .secondary, currentArrangement.visibleColumns.contains(column) else { return }
    show(column == .primary && preferences.hasThreeColumns ? 1 : 0, isShownByApp: true)
  }

  /// Hides the columns that cover or move the secondary one.
  final func hideSidebars(isShownByApp: Bool = false) {
    let arrangement = currentArrangement
    guard collapse == nil, arrangement.dimsSecondary else { return }
    show(arrangement.mode == .twoDisplaceSecondary ? 1 : 0, isShownByApp: isShownByApp)
  }

  // MARK: - Collapsed interfaces

  private func push(_ column: Column) {
    guard let host = collapse?.host as? UINavigationController, let top = topColumn, columns[column] != nil,
      columns[.compact] == nil
    else { return }
    if column.rawValue > top.rawValue {
      for next in Self.order where next.rawValue > top.rawValue && next.rawValue <= column.rawValue {
        pushStack(of: next, onto: host, animated: true)
      }
    } else if column != top {
      popColumns(above: column, in: host)
    }
  }

  private func pop(_ column: Column) {
    guard let host = collapse?.host as? UINavigationController, column == topColumn,
      let root = collapse?.stacks[column]?.first,
      let place = host.viewControllers.firstIndex(where: { $0 === root }), place > 0
    else { return }
    keepStack(of: column, in: host)
    host.popToViewController(host.viewControllers[place - 1], animated: true)
  }

  private func popColumns(above column: Column, in host: UINavigationController) {
    let above = Self.order.filter { $0.rawValue > column.rawValue }
    for next in above { keepStack(of: next, in: host) }
    let places = above.compactMap { next in
      host.viewControllers.firstIndex { $0 === collapse?.stacks[next]?.first }
    }
    guard let place = places.min(), place > 0 else { return }
    host.popToViewController(host.viewControllers[place - 1], animated: true)
  }

  /// Stores the stack of a column that is about to be popped.
  private func keepStack(of column: Column, in host: UINavigationController) {
    guard let root = collapse?.stacks[column]?.first,
      let place = host.viewControllers.firstIndex(where: { $0 === root })
    else { return }
    let next = Self.order.filter { $0.rawValue > column.rawValue }.compactMap { column in
      host.viewControllers.firstIndex { $0 === collapse?.stacks[column]?.first }
    }
    collapse?.stacks[column] = Array(host.viewControllers[place..<(next.min() ?? host.viewControllers.count)])
  }

  // MARK: - Showing controllers

  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if collapse != nil { return present(controller, animated: UIView.areAnimationsEnabled) }
    if style == .unspecified {
      viewControllers = [controller] + viewControllers.dropFirst()
    } else {
      setColumn(.primary, to: controller)
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    if let collapse {
      guard let host = collapse.host as? UINavigationController else {
        return present(controller, animated: UIView.areAnimationsEnabled)
      }
      // A navigation controller can't be on the stack of another one.
      if let navigation = controller as? UINavigationController {
        host.setViewControllers(
          host.viewControllers + navigation.takeStack(), animated: UIView.areAnimationsEnabled)
      } else {
        host.show(controller, sender: sender)
      }
    } else if style == .unspecified {
      viewControllers = Array(viewControllers.prefix(1)) + [controller]
    } else {
      setColumn(.secondary, to: nil)
      setColumn(.secondary, to: controller)
    }
  }
}
