/// A layer that only holds others: it has no background, border, shadow, mask of its own, and takes no touches.
///
/// Snapshots show its sublayers flat, each with its own transform.
open class CATransformLayer: CALayer {
  /// A layer of no size at the origin.
  public override init() { super.init() }

  /// A copy of another layer's properties without its sublayers and animations; traps for anything else.
  public override init(layer: Any) { super.init(layer: layer) }

  override func copyOfKnownClass() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }
}
