/// A layer that only contains sublayers. It has no background, border, shadow, or mask of its own and doesn't
/// receive touches.
///
/// Snapshots show its sublayers flat, each with its own transform.
open class CATransformLayer: CALayer {
  /// Creates a layer of size zero at the origin.
  public override init() { super.init() }

  /// Creates a copy of another layer's properties, without sublayers and animations. Traps if `layer` isn't a
  /// `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  override func copyOfKnownClass() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }
}
