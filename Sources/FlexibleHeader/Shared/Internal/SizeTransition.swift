import UIKit

extension UIViewControllerTransitionCoordinator {
  /// Runs code with the animation of a transition, and after its end. A transition that is over already calls only `completion`,
  /// at once.
  @MainActor func run(
    alongside animation: (@MainActor () -> Void)? = nil, completion: @escaping @MainActor () -> Void
  ) {
    let isQueued = animate(
      alongsideTransition: animation.map { animation in { _ in animation() } },
      completion: { _ in completion() })
    if !isQueued { completion() }
  }
}
