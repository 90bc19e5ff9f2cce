import UIKit

/// The position at rest of a bar that a container controller lays out: a tab bar, a toolbar, or a navigation bar.
///
/// The controller sets the bar's frame, also while the bar has the transform of a follower. UIKit then derives the center from
/// the frame on the screen, so the bar's position moves by the translation. This object moves the center back.
@MainActor final class ControllerBarPlace {
  private weak var bar: UIView?
  /// The center of the bar at rest, in points.
  private var center: CGPoint
  private var isCorrecting = false
  private var observations: [NSKeyValueObservation] = []
  private let didMove: @MainActor () -> Void

  /// Creates an object for a bar that calls `didMove` after the bar was laid out at another position. Returns `nil` for other
  /// views, which are positioned by constraints or by their center.
  init?(of view: UIView, didMove: @escaping @MainActor () -> Void) {
    guard view is UITabBar || view is UIToolbar || view is UINavigationBar else { return nil }
    bar = view
    center = view.center
    self.didMove = didMove
    let handler: @Sendable () -> Void = { [weak self] in MainActor.assumeIsolated { self?.barDidMove() } }
    observations = [
      view.observe(\.frame) { _, _ in handler() }, view.observe(\.center) { _, _ in handler() },
    ]
  }

  private func barDidMove() {
    guard let bar, !isCorrecting, bar.center != center else { return }
    let rest = placeAtRest(of: bar)
    isCorrecting = true
    if bar.center != rest { bar.center = rest }
    isCorrecting = false
    center = rest
    didMove()
  }

  private func placeAtRest(of bar: UIView) -> CGPoint {
    let moved = CGPoint(x: bar.center.x + bar.transform.tx, y: bar.center.y + bar.transform.ty)
    guard moved != bar.center, bar.isLaidOutByController, let area = bar.superview?.bounds else {
      return bar.center
    }
    // A controller may also set center and bounds, which a transform doesn't affect. The bar then ends at an edge.
    let half = bar.bounds.height / 2
    let isAtEdge = min(abs(area.maxY - bar.center.y - half), abs(bar.center.y - half - area.minY)) <= 0.5
    return isAtEdge ? bar.center : moved
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is the bar of a container controller.
  fileprivate var isLaidOutByController: Bool {
    for responder in nextResponders {
      if let controller = responder as? UITabBarController { return controller.tabBar === self }
      if let controller = responder as? UINavigationController {
        return controller.toolbar === self || controller.navigationBar === self
      }
    }
    return false
  }
}
