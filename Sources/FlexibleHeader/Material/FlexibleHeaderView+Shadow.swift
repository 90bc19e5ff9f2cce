import HeaderEngine
import UIKit

/// The shadow that the header casts on the content below it.
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
    applyShadow()
  }

  // MARK: - Layers

  private var castingLayer: CALayer { shadow.layer ?? layer }

  /// Sets the opacity of the layer that casts the shadow, or calls its block with the intensity.
  func applyShadow() {
    if shadow.intensityDidChange != nil { return reportShadowIntensity() }
    let opacity = Float(engine.shadow.opacity)
    guard opacity != shadow.opacity else { return }
    shadow.opacity = opacity
    castingLayer.shadowOpacity = opacity
  }

  private func reportShadowIntensity() {
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
      CATransaction.setAnimationDuration(MaterialLayout.switchDuration)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    }
    shadow.layer?.frame = bounds
    layer.shadowPath = UIBezierPath(rect: box).cgPath
    CATransaction.commit()
  }
}
