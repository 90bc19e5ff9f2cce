/// The shadow that the header casts on content beneath it.
extension FlexibleHeaderView {
  /// The colour of the shadow, on whichever layer casts it. Default black.
  public var shadowColor: UIColor {
    get { shadow.color }
    set {
      shadow.color = newValue
      applyShadowColor()
    }
  }

  /// A layer that casts the shadow instead of the header's own; as large as the header, beneath its content. Default
  /// nil: the header's own layer casts it.
  public var shadowLayer: CALayer? {
    get { shadow.layer }
    set { setShadowLayer(newValue, intensityDidChange: nil) }
  }

  /// Lets `layer` cast the shadow, or nil the header's own layer again.
  ///
  /// With a block the layer is the caller's to draw: the block is told how much of the shadow shows, 0...1, now and
  /// whenever that changes, and the layer's shadow opacity is left alone.
  public func setShadowLayer(
    _ layer: CALayer?, intensityDidChange: ((_ layer: CALayer, _ intensity: CGFloat) -> Void)?
  ) {
    shadow.layer?.removeFromSuperlayer()
    shadow.layer = layer
    shadow.intensityDidChange = layer == nil ? nil : intensityDidChange
    if let layer { self.layer.insertSublayer(layer, below: contentView.layer) }
    self.layer.shadowOpacity = 0
    shadow.opacity = 0
    shadow.intensity = nil
    applyShadowColor()
    layOutShadow()
    applyShadow(opacity: engine.shadowOpacity)
  }
}
