/// A layer that shows its sublayers several times, each time with another transform.
///
/// Copies are only seen: they have no layers of their own.
open class CAReplicatorLayer: CALayer {
  /// Creates a layer that shows its sublayers once.
  public override init() { super.init() }

  /// Creates a copy of the given replicator layer. For other layer classes, only the properties of `CALayer` are copied.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    instanceAlphaOffset = other.instanceAlphaOffset
  }

  /// The number of times that the sublayers are shown. The default is 1. If it is less, nothing is shown.
  open var instanceCount = 1
  /// The transform of each instance from the previous one, around the layer's anchor point. The default is the identity.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The difference of the opacity of each instance from the previous one. The default is 0.
  open var instanceAlphaOffset: Float = 0

  override func copyOfKnownClass() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : nil
  }
}
