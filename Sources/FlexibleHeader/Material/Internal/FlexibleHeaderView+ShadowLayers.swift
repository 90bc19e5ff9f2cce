import HeaderEngine

extension FlexibleHeaderView {
  private var castingLayer: CALayer { shadow.layer ?? layer }

  /// Writes the opacity to the layer that casts the shadow, or tells its block the intensity.
  func applyShadow(opacity: Double) {
    if shadow.intensityDidChange != nil { return tellShadowIntensity() }
    let opacity = Float(opacity)
    guard opacity != shadow.opacity else { return }
    shadow.opacity = opacity
    castingLayer.shadowOpacity = opacity
  }

  private func tellShadowIntensity() {
    guard let layer = shadow.layer, shadow.intensity != shadowIntensity else { return }
    shadow.intensity = shadowIntensity
    shadow.intensityDidChange?(layer, shadowIntensity)
  }

  func applyShadowColor() {
    let color = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowColor = color
    shadow.layer?.shadowColor = color
  }

  /// The shadow's path follows the size once per layout pass, not once per event: it costs an allocation.
  ///
  /// Animated, a custom layer goes along with the change from one scroll view to another.
  func layOutShadow(isAnimated: Bool = false) {
    let layer = castingLayer
    let box = bounds.insetBy(dx: -layer.shadowRadius, dy: 0)
    guard layer.shadowPath?.boundingBox != box || shadow.layer?.frame != shadow.layer.map({ _ in bounds })
    else {
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(!isAnimated)
    if isAnimated {
      CATransaction.setAnimationDuration(MaterialHeader.switchDuration)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    }
    shadow.layer?.frame = bounds
    layer.shadowPath = UIBezierPath(rect: box).cgPath
    CATransaction.commit()
  }
}
