/// An animation as a layer keeps it.
struct LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// What it animates; nil when its key path names nothing that this module can move.
  let property: AnimatedProperty?
}
