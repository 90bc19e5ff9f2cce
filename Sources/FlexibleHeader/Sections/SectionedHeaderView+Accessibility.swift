import HeaderEngine
import UIKit

/// The focus of VoiceOver, Switch Control, and the keyboard, the first responder, and custom actions.
extension SectionedHeaderView {
  // MARK: - Focus

  func focusDidMove() {
    guard window != nil else { return }
    for view in FocusedView.views(in: self) { focusDidMove(to: view) }
  }

  package func focusDidMove(to view: UIView) {
    guard let clip = clips.first(where: { view.isDescendant(of: $0) }) else { return }
    expand(section: clip.section)
  }

  /// Notes which section contains the first responder.
  func findFirstResponder() {
    let responder = use?.responder
    for clip in clips {
      clip.section.containsFirstResponder = responder?.isDescendant(of: clip.section.view) ?? false
    }
  }

  // MARK: - Actions

  /// Updates the offered actions to those that have an effect.
  func offerActions(always: Bool = false) {
    let index = (engine.header.canExpand() ? 1 : 0) + (engine.header.canCollapse() ? 2 : 0)
    guard index != offeredActions || always else { return }
    offeredActions = index
    if always || actionLists.isEmpty { actionLists = makeActionLists() }
    accessibilityCustomActions = actionLists[index]
  }

  private func makeActionLists() -> [[UIAccessibilityCustomAction]] {
    let expand = UIAccessibilityCustomAction(name: expandActionName) { [weak self] _ in
      self?.expand()
      return self != nil
    }
    let collapse = UIAccessibilityCustomAction(name: collapseActionName) { [weak self] _ in
      self?.collapse()
      return self != nil
    }
    return [[], [expand], [collapse], [expand, collapse]]
  }
}
