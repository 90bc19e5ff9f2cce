import Foundation

extension UIButton {
  /// A Boolean value that indicates whether the button shows the chosen action of its menu as its title.
  final var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Updates the recognizer for the menu and, for a pop-up button, the title.
  final func updateMenu() {
    guard let menu else { return install(nil) }
    install(
      MenuPress(menu, isPrimary: showsMenuAsPrimaryAction, sender: self) { [weak self] action in
        guard let self, isPopUp else { return }
        menu.selectOnly(action)
        show(action)
      })
    guard isPopUp else { return }
    // A pop-up button always has a selection.
    let actions = menu.actions
    guard let shown = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.selectOnly(shown)
    show(shown)
  }

  private func show(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
    } else {
      setTitle(action.title, for: .normal)
    }
  }
}
