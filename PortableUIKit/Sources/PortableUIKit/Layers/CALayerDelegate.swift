/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a change of a property. The default, `nil`, leaves the choice to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of the layer. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Updates the contents of the layer. The default implementation does nothing.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Returns `nil`, which leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
}
