/// An object that has traits and is notified when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, outermost object first. The parameter is `nil` if there were no
  /// traits before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
