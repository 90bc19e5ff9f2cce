/// An animation as stored by a layer.
struct LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// The animated property, or `nil` if the key path doesn't name one that this module can animate.
  let property: AnimatedProperty?
}
