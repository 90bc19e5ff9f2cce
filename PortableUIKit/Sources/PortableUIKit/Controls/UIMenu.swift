import Foundation

/// A list of actions and of other menus.
@MainActor open class UIMenu: UIMenuElement {}
