import HeaderEngine
import UIKit

/// VoiceOver, Switch Control, the keyboard's focus, the first responder and Reduce Motion.
extension SectionedHeaderView {
  func listenToAccessibility() {
    let motion = [UIAccessibility.reduceMotionStatusDidChangeNotification]
    tokens = [
      NotificationToken(UseState.statusNotifications) { [weak self] in self?.adapt() },
      NotificationToken(motion) { [weak self] in self?.refreshReduceMotion() },
      NotificationToken(FocusedView.responderNotifications) { [weak self] in
        self?.firstResponderMayHaveChanged()
      },
      NotificationToken(FocusedView.notifications) { [weak self] in self?.focusDidMove() },
    ]
  }

  func refreshReduceMotion() {
    guard isReducingMotion != UIAccessibility.isReduceMotionEnabled else { return }
    isReducingMotion.toggle()
    adapt()
  }

  // MARK: - Focus

  private func focusDidMove() {
    guard window != nil else { return }
    for view in FocusedView.views(in: self) { focusDidMove(to: view) }
  }

  package func focusDidMove(to view: UIView) {
    guard let clip = clips.first(where: { view.isDescendant(of: $0) }) else { return }
    expand(section: clip.section)
  }

  // MARK: - First responder

  private func firstResponderMayHaveChanged() {
    guard window != nil, !clips.isEmpty else { return }
    needsResponderCheck = true
    adapt()
    // A view that ends editing may resign only afterward.
    needsResponderCheck = true
    setNeedsAdapting()
  }

  /// Notes which section contains the first responder.
  func findFirstResponder() {
    guard needsResponderCheck else { return }
    needsResponderCheck = false
    for clip in clips { clip.section.containsFirstResponder = clip.section.view.firstResponderInside != nil }
  }

  // MARK: - Actions

  /// Offers the actions that make a difference.
  func offerActions(always: Bool = false) {
    let actions = AccessibilityActions(canExpand: engine.canExpand(), canCollapse: engine.canCollapse())
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
