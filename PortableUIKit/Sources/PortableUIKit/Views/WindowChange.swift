/// A change of the window of a view tree: into a window, out of one, or between two.
///
/// Callbacks may move views of the tree themselves. Each view is notified of the windows at the start of the
/// change.
@MainActor struct WindowChange {
  private let view: UIView
  private let old: UIWindow?
  private let new: UIWindow?

  init(of view: UIView, to window: UIWindow?) {
    self.view = view
    old = view.windowStorage
    new = window
  }

  private var isNone: Bool { old === new }

  /// Notifies the tree before the change, superviews first.
  func announce() {
    if !isNone { announce(view) }
  }

  private func announce(_ view: UIView) {
    view.viewController?.rootViewWillMove(toWindow: new)
    view.willMove(toWindow: new)
    for subview in view.subviewsStorage { announce(subview) }
  }

  /// Performs the change.
  func apply() {
    if !isNone { apply(view) }
  }

  private func apply(_ view: UIView) {
    view.windowStorage = new
    for subview in view.subviewsStorage { apply(subview) }
  }

  /// Notifies the tree after the change, superviews first.
  func confirm() {
    if !isNone { confirm(view) }
  }

  private func confirm(_ view: UIView) {
    // A view that a callback has moved to another window was already notified of that move.
    guard view.windowStorage === new else { return }
    view.didMoveToWindow()
    view.viewController?.rootViewDidMoveToWindow(from: old)
    for subview in view.subviewsStorage { confirm(subview) }
  }
}
