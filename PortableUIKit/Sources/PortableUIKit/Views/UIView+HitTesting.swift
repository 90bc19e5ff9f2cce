extension UIView {
  /// Views with a lower alpha don't receive touches.
  private static let leastTouchableAlpha: Float = 0.01

  final var takesTouches: Bool {
    !backing.appearance.isHidden && settings.isUserInteractionEnabled
      && backing.appearance.opacity >= UIView.leastTouchableAlpha && !backing.isDeafToTouches
  }

  final func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = backing.geometry.bounds
    return point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  final func deepestHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviewsStorage.reversed() {
      let layer = subview.backing
      var geometry = layer.touchGeometry
      if layer.isTransformedBySuperlayer { geometry = layer.shown(geometry, in: layer.parent) }
      let inside = geometry.fromParent(point)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}
