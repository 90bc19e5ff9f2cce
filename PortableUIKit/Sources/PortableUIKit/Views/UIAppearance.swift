import Foundation

/// A type whose instances can have a common appearance. The proxies that set it need Objective-C and aren't here.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A type that can contain instances with a common appearance.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
