/// Who casts a header's shadow, and what of it was applied last.
struct HeaderShadowLook {
  var color = UIColor.black
  /// The layer that its user gave; nil while the header's own casts the shadow.
  var layer: CALayer?
  var intensityDidChange: ((CALayer, CGFloat) -> Void)?
  /// The opacity that was written last, 0...1.
  var opacity: Float = 0
  /// The intensity that the block was told last, 0...1; nil before.
  var intensity: CGFloat?
}
