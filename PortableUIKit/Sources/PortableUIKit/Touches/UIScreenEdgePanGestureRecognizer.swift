import Foundation

/// A recognizer for a finger that starts at an edge of the screen and moves away from it.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the touch from the edge, in points.
  static let edgeWidth: CGFloat = 20

  /// The edges at which the gesture may start, relative to the interface orientation. The default is none.
  open var edges: UIRectEdge = []

  /// The edges in `edges` at which the touch started.
  private final var startEdges: UIRectEdge = []

  /// Fails for touches away from the edges. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    let touched = touches.map(screenEdges(at:)).reduce(edges) { $0.intersection($1) }
    startEdges = downTouches.count > touches.count ? startEdges.intersection(touched) : touched
    if startEdges.isEmpty { state = .failed }
  }

  /// Fails if the finger moves along the edge or beyond it. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, deferredState == nil, !leavesEdge(path) else { return }
    if path.x * path.x + path.y * path.y > Self.slop * Self.slop { state = .failed }
  }

  /// Resets the edges. Subclasses must call super.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func slop(of movement: CGPoint) -> CGPoint? {
    leavesEdge(movement) ? super.slop(of: movement) : nil
  }

  /// Returns whether a movement is directed more into the screen than along a touched edge.
  private func leavesEdge(_ movement: CGPoint) -> Bool {
    startEdges.contains(.left) && movement.x > abs(movement.y)
      || startEdges.contains(.right) && -movement.x > abs(movement.y)
      || startEdges.contains(.top) && movement.y > abs(movement.x)
      || startEdges.contains(.bottom) && -movement.y > abs(movement.x)
  }

  private func screenEdges(at touch: UITouch) -> UIRectEdge {
    guard let window = touch.hitWindow else { return [] }
    let origin = window.layer.frame.origin
    let screen = window.screen.bounds
    let place = CGPoint(x: origin.x + touch.windowLocation.x, y: origin.y + touch.windowLocation.y)
    var found: UIRectEdge = []
    if place.x < screen.minX + Self.edgeWidth { found.insert(.left) }
    if place.x >= screen.maxX - Self.edgeWidth { found.insert(.right) }
    if place.y < screen.minY + Self.edgeWidth { found.insert(.top) }
    if place.y >= screen.maxY - Self.edgeWidth { found.insert(.bottom) }
    return found
  }
}
