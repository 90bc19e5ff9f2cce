/// A tree of views on its way into a window, out of one, or from one to another.
///
/// Callbacks may move views of the tree themselves; each view is told what was true when the change began.
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

  /// Tells the tree before the change, superviews first.
  func announce() {
    if !isNone { announce(view) }
  }

  private func announce(_ view: UIView) {
    view.viewController?.rootViewWillMove(toWindow: new)
    view.willMove(toWindow: new)
    for subview in view.subviewsStorage { announce(subview) }
  }

  /// Makes the change.
  func apply() {
    if !isNone { apply(view) }
  }

  private func apply(_ view: UIView) {
    view.windowStorage = new
    for subview in view.subviewsStorage { apply(subview) }
  }

  /// Tells the tree after the change, superviews first.
  func confirm() {
    if !isNone { confirm(view) }
  }

  private func confirm(_ view: UIView) {
    // A view that a callback has taken to yet another window was told of that.
    guard view.windowStorage === new else { return }
    view.didMoveToWindow()
    view.viewController?.rootViewDidMoveToWindow(from: old)
    for subview in view.subviewsStorage { confirm(subview) }
  }
}
