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
    let actions = AccessibilityActions(
      canExpand: engine.header.canExpand(), canCollapse: engine.header.canCollapse())
    guard actions != offeredActions || always else { return }
    offeredActions = actions
    let lists = always ? makeActionLists() : actionLists ?? makeActionLists()
    actionLists = lists
    accessibilityCustomActions = lists[actions]
  }

  private func makeActionLists() -> AccessibilityActionLists {
    let expand = UIAccessibilityCustomAction(name: expandActionName) { [weak self] _ in
      self?.expand()
      return self != nil
    }
    let collapse = UIAccessibilityCustomAction(name: collapseActionName) { [weak self] _ in
      self?.collapse()
      return self != nil
    }
    return AccessibilityActionLists(expand: expand, collapse: collapse)
  }
}

/// The lists of actions that a header offers. They are created once, because the header changes between them while it
/// scrolls.
@MainActor struct AccessibilityActionLists {
  private let expanding: [UIAccessibilityCustomAction]
  private let collapsing: [UIAccessibilityCustomAction]
  private let both: [UIAccessibilityCustomAction]

  init(expand: UIAccessibilityCustomAction, collapse: UIAccessibilityCustomAction) {
    expanding = [expand]
    collapsing = [collapse]
    both = [expand, collapse]
  }

  subscript(actions: SectionedHeaderView.AccessibilityActions) -> [UIAccessibilityCustomAction] {
    if actions.canExpand { return actions.canCollapse ? both : expanding }
    return actions.canCollapse ? collapsing : []
  }
}
