/// Something with traits that hears when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, outermost first; nil when there were none before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
