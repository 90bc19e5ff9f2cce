/// An action triggered by a change of a layer.
public protocol CAAction {
  /// Runs the action after a change. `event` is the key of the property and `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
