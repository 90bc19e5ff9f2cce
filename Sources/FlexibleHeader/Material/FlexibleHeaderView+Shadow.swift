import HeaderEngine
import UIKit

/// The shadow of the header on the content below it.
extension FlexibleHeaderView {
  /// The color of the shadow, regardless of which layer casts it. The default is black.
  public var shadowColor: UIColor {
    get { shadow.color }
    set {
      shadow.color = newValue
      applyShadowColor()
    }
  }

  /// A layer that casts the shadow instead of the header's own layer. It has the size of the header and is placed
  /// beneath the content view. The default is `nil`: the header's own layer casts the shadow.
  public var shadowLayer: CALayer? {
    get { shadow.layer }
    set { setShadowLayer(newValue, intensityDidChange: nil) }
  }

  /// Sets the layer that casts the shadow.
  ///
  /// If you pass a closure, you are responsible for drawing the shadow: the header calls the closure immediately and
  /// whenever the intensity changes, and doesn't set the layer's shadow opacity.
  ///
  /// - Parameters:
  ///   - layer: The layer, or `nil` to use the header's own layer.
  ///   - intensityDidChange: A closure that receives the layer and the intensity of the shadow, from 0 to 1. It is
  ///     ignored if `layer` is `nil`.
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

  /// Sets the opacity of the layer that casts the shadow, or calls its closure with the intensity.
  @inline(__always)
  func applyShadow() {
    if shadow.intensityDidChange != nil { return reportShadowIntensity() }
    let opacity = Float(engine.shadow.opacity)
    guard opacity != shadow.opacity else { return }
    let appears = shadow.layer == nil && shadow.opacity == 0
    shadow.opacity = opacity
    castingLayer.shadowOpacity = opacity
    // The path didn't follow the header while the shadow was invisible.
    if appears { layOutShadow() }
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

  /// Updates the shadow's path, if the shadow is visible, and the frame of a custom layer. This runs once per layout pass
  /// instead of once per event, because creating a path allocates memory.
  ///
  /// If `isAnimated` is `true`, the change is animated together with that of the tracking scroll view.
  func layOutShadow(isAnimated: Bool = false) {
    let layer = castingLayer
    if shadow.layer == nil, layer.shadowOpacity == 0 { return }
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
