/// What a layer asks of whoever owns it.
public protocol CALayerDelegate: NSObjectProtocol {
  /// The action for a change of a property; nil, the default, leaves the choice to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the layer's sublayers; nothing by default.
  func layoutSublayers(of layer: CALayer)
  /// Makes the layer's contents; nothing by default.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the contents as they are.
  public func display(_ layer: CALayer) {}
}
