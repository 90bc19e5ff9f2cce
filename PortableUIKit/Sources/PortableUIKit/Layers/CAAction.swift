/// Something that a change of a layer sets off.
public protocol CAAction {
  /// Called after the change; `event` is the property's key and `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
