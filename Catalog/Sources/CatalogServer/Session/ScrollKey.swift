/// Keys that scroll.
enum ScrollKey: String, CaseIterable, Sendable {
  case up, down, left, right, pageUp, pageDown, home, end
}

extension ScrollKey {
  /// Returns the movement of a finger that corresponds to the key. The finger rests before it lifts, so that
  /// the content doesn't decelerate.
  ///
  /// It starts in the part of the screen below `top`, in points. Returns `nil` for keys without a
  /// corresponding movement.
  func stroke(on screen: CGSize, below top: CGFloat) -> HostStroke? {
    let low = CGPoint(x: screen.width * 0.5, y: screen.height * 0.85)
    let high = CGPoint(x: screen.width * 0.5, y: min(max(top, screen.height * 0.25) + 24, low.y))
    let middle = (low.y + high.y) / 2
    let page = screen.height * 0.5
    let line: CGFloat = 70
    switch self {
    case .up: return Self.drag(from: high, by: CGPoint(x: 0, y: line))
    case .down: return Self.drag(from: low, by: CGPoint(x: 0, y: -line))
    case .pageUp: return Self.drag(from: high, by: CGPoint(x: 0, y: page))
    case .pageDown: return Self.drag(from: low, by: CGPoint(x: 0, y: -page))
    case .left:
      return Self.drag(
        from: CGPoint(x: screen.width * 0.15, y: middle), by: CGPoint(x: screen.width * 0.7, y: 0))
    case .right:
      return Self.drag(
        from: CGPoint(x: screen.width * 0.85, y: middle), by: CGPoint(x: -screen.width * 0.7, y: 0))
    case .home, .end: return nil
    }
  }

  private static func drag(from start: CGPoint, by way: CGPoint) -> HostStroke {
    let steps = 12
    // Content follows a finger only after it has moved a little.
    let slop: CGFloat = 10
    let full = CGPoint(
      x: way.x + (way.x == 0 ? 0 : slop * (way.x < 0 ? -1 : 1)),
      y: way.y + (way.y == 0 ? 0 : slop * (way.y < 0 ? -1 : 1)))
    let samples = (0...steps).map { step in
      let part = CGFloat(step) / CGFloat(steps)
      let eased = part * part * (3 - 2 * part)
      return HostStroke.Sample(
        time: Double(step) / 60, location: CGPoint(x: start.x + full.x * eased, y: start.y + full.y * eased))
    }
    return HostStroke(samples: samples, liftsAt: Double(steps) / 60 + 0.15)
  }
}
