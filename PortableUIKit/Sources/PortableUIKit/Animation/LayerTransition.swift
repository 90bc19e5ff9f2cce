import Foundation

/// A fade from the previous appearance of a layer tree to its current one.
final class LayerTransition: CAAnimation {
  /// The key of the transition among the layer's animations.
  static let key = "transition"

  /// The previous appearance of the layer, in its own coordinates.
  var picture: LayerSnapshot?
  /// The bytes of the images in the picture.
  var imageData: [String: Data] = [:]

  override func copyForLayer() -> CAAnimation {
    let copy = LayerTransition()
    copy.takeTiming(from: self)
    copy.picture = picture
    copy.imageData = imageData
    return copy
  }

  @MainActor static func run(
    on view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let timeline = Timeline.current
    let fades = options.isCrossDissolve && duration > 0 && duration.isFinite && view.layer.isCommitted
    guard fades, timeline.areViewAnimationsEnabled else {
      UIView.performWithoutAnimation { changes?() }
      guard let completion else { return }
      if timeline.areViewAnimationsEnabled {
        timeline.performInNextTurn { completion(true) }
      } else {
        completion(true)
      }
      return
    }
    let transition = LayerTransition()
    transition.picture = LayerSnapshot(of: view.layer)?.lyingInItsOwnBounds
    transition.imageData = LayerSnapshot.imageData(below: view.layer)
    UIView.performWithoutAnimation { changes?() }
    let group = AnimationGroup(blocksTouches: !options.contains(.allowUserInteraction)) { completion?($0) }
    transition.duration = duration
    transition.timingFunction = CAMediaTimingFunction(name: options.curve.timingFunctionName)
    transition.groups = [group]
    view.layer.add(transition, forKey: key)
    group.seal()
  }
}

extension UIView.AnimationOptions {
  /// Bits 20 to 22 contain the number of the transition.
  fileprivate var isCrossDissolve: Bool {
    rawValue >> 20 & 7 == UIView.AnimationOptions.transitionCrossDissolve.rawValue >> 20
  }
}

extension LayerSnapshot {
  /// The picture as a sublayer of the layer that it shows, which has the position and the opacity.
  fileprivate var lyingInItsOwnBounds: LayerSnapshot {
    var picture = self
    picture.transform = []
    picture.position = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    picture.opacity = 1
    picture.shadow = nil
    return picture
  }
}
