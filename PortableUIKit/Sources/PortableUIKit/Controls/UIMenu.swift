import Foundation

/// A list of actions and of other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {}
