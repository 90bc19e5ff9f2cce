import Foundation

/// Recognizes a finger that comes down at an edge of the screen and moves away from it.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge the finger may come down, in points.
  static let edgeWidth: CGFloat = 20

  /// The edges at which the gesture may start, as the interface is held; none by default.
  open var edges: UIRectEdge = []

  /// The watched edges that the finger came down at.
  private final var startEdges: UIRectEdge = []

  /// Fails away from the edges; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    let touched = touches.map(screenEdges(at:)).reduce(edges) { $0.intersection($1) }
    startEdges = downTouches.count > touches.count ? startEdges.intersection(touched) : touched
    if startEdges.isEmpty { state = .failed }
  }

  /// Fails when the finger moves along the edge or over it; subclasses call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, deferredState == nil, !leavesEdge(path) else { return }
    if path.x * path.x + path.y * path.y > Self.slop * Self.slop { state = .failed }
  }

  /// Forgets the edges; subclasses call super.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func slop(of movement: CGPoint) -> CGPoint? {
    leavesEdge(movement) ? super.slop(of: movement) : nil
  }

  /// Whether a movement goes more into the screen than along one of the touched edges.
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
