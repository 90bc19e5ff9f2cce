import Foundation

/// A list of actions and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {}
