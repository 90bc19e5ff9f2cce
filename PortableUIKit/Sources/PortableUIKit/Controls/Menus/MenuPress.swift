import Foundation

/// Opens the menu of a control, when it's pressed long or, for a primary menu, when it's touched.
@MainActor final class MenuPress: UILongPressGestureRecognizer {
  /// The duration of a long press, in seconds [K].
  private static let longPress: TimeInterval = 0.5

  let menu: UIMenu
  /// A Boolean value that indicates whether a touch opens the menu.
  let isPrimary: Bool
  /// The object that the actions receive as their sender.
  private weak var sender: AnyObject?
  /// Called before the actions of the menu are performed.
  private let onChoice: ((UIAction) -> Void)?
  private weak var openView: MenuView?
  private var start = CGPoint.zero
  private var hasMoved = false

  init(_ menu: UIMenu, isPrimary: Bool, sender: AnyObject, onChoice: ((UIAction) -> Void)? = nil) {
    self.menu = menu
    self.isPrimary = isPrimary
    self.sender = sender
    self.onChoice = onChoice
    super.init(target: nil, action: nil)
    addHandler { [weak self] in self?.follow() }
  }

  override func canBeginNow() -> Bool { (view as? UIControl)?.isEnabled != false && canOpen }

  private var canOpen: Bool { view?.window != nil && !menu.children.isEmpty }

  /// In a scroll view, the menu waits until the touch can't scroll anymore [?].
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let waits = view.flatMap(TouchDispatcher.enclosingScrollView)?.delaysContentTouches == true
    minimumPressDuration = !isPrimary ? Self.longPress : waits ? TouchDispatcher.contentTouchDelay : 0
    super.touchesBegan(touches, with: event)
  }

  /// A short tap opens a primary menu, too.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPrimary, state == .possible { state = .began }
    super.touchesEnded(touches, with: event)
  }

  /// Opens the menu.
  func open() {
    guard canOpen, openView == nil, let window = view?.window else { return }
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    let opened = MenuView(self, frame: window.bounds)
    openView = opened
    opened.open(in: window)
  }

  /// Performs an action that was chosen from the menu.
  func didChoose(_ action: UIAction) {
    menu.select(action)
    onChoice?(action)
    action.perform(sender: sender ?? self)
  }

  /// A finger that opened the menu can move on to a row and choose it by leaving the screen.
  private func follow() {
    switch state {
    case .began:
      open()
      start = location(in: openView)
      hasMoved = false
    case .changed:
      guard let openView else { return }
      let point = location(in: openView)
      if abs(point.x - start.x) + abs(point.y - start.y) > allowableMovement { hasMoved = true }
      if hasMoved { openView.highlight(at: point) }
    case .ended:
      if hasMoved, let openView { openView.lift(at: location(in: openView)) }
    case .cancelled: openView?.close()
    default: break
    }
  }
}

extension UIControl {
  /// The recognizer that opens the menu, or `nil` if there is no menu.
  final var menuPress: MenuPress? { gestureRecognizers?.lazy.compactMap { $0 as? MenuPress }.first }

  /// Replaces the recognizer that opens the menu; `nil` removes it.
  final func install(_ press: MenuPress?) {
    if let old = menuPress { removeGestureRecognizer(old) }
    if let press { addGestureRecognizer(press) }
  }
}
