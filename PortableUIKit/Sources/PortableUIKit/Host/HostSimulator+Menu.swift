import Foundation

/// The open menu.
extension HostSimulator {
  private var openMenuView: MenuView? {
    let views = visibleWindows.flatMap(\.subviews).compactMap { $0 as? MenuView }
    return views.last { !$0.isClosing }
  }

  /// The menu or submenu whose elements are shown, or `nil` if no menu is open.
  public var openMenu: UIMenu? { openMenuView?.shownMenu }

  /// Chooses the element with a title from the open menu, as a tap on its row does. An action closes the menu and
  /// is performed; a submenu replaces the rows.
  ///
  /// - Parameter title: The title of the element.
  /// - Returns: `false` if there is no such element, or if it's disabled.
  @discardableResult public func chooseMenuElement(titled title: String) -> Bool {
    guard let openMenuView else { return false }
    for row in openMenuView.rows where row.isChoosable {
      switch row.kind {
      case .action(let action) where action.title == title: break
      case .submenu(let menu) where menu.title == title: break
      default: continue
      }
      openMenuView.choose(row)
      return true
    }
    return false
  }

  /// Closes the open menu, as a tap beside it does.
  public func dismissMenu() { openMenuView?.close() }
}
