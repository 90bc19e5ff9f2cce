import Foundation

extension LayerSnapshot {
  /// Shows the transition of a layer, whose new look this is.
  mutating func readTransition(of layer: CALayer) {
    guard let (transition, progress) = layer.transition, var old = transition.picture else { return }
    let way = transition.way(in: bounds.size)
    var new = inItsOwnBounds
    switch transition.type {
    case .push:
      old.move(way, times: progress)
      new.move(way, times: progress - 1)
      replaceContent(by: [old, new])
    case .moveIn:
      new.move(way, times: progress - 1)
      replaceContent(by: [old, new])
    case .reveal:
      old.move(way, times: progress)
      replaceContent(by: [new, old])
    default:
      old.opacity = 1 - progress
      sublayers.append(old)
    }
  }

  /// The picture as a sublayer of the layer that it shows, which has the position and the opacity.
  var inItsOwnBounds: LayerSnapshot {
    var picture = self
    picture.transform = []
    picture.position = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    picture.opacity = 1
    picture.shadow = nil
    return picture
  }

  private mutating func move(_ way: CGPoint, times share: Double) {
    position.x += way.x * share
    position.y += way.y * share
  }

  /// Replaces everything that the layer shows.
  private mutating func replaceContent(by pictures: [LayerSnapshot]) {
    var place = LayerSnapshot(position: position, bounds: bounds)
    (place.anchorPoint, place.transform, place.opacity) = (anchorPoint, transform, opacity)
    (place.accessibilityLabel, place.accessibilityIdentifier) = (accessibilityLabel, accessibilityIdentifier)
    place.sublayers = pictures
    self = place
  }
}
