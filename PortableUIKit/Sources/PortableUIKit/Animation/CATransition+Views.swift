import Foundation

extension CATransition {
  /// Runs a transition of `UIView`.
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
    let transition = CATransition()
    transition.takePicture(of: view.layer)
    UIView.performWithoutAnimation { changes?() }
    let group = AnimationGroup(blocksTouches: !options.contains(.allowUserInteraction)) { completion?($0) }
    transition.duration = duration
    transition.timingFunction = CAMediaTimingFunction(name: options.curve.timingFunctionName)
    transition.groups = [group]
    view.layer.add(transition, forKey: nil)
    group.seal()
  }
}

extension UIView.AnimationOptions {
  /// Bits 20 to 22 contain the number of the transition.
  fileprivate var isCrossDissolve: Bool {
    rawValue >> 20 & 7 == UIView.AnimationOptions.transitionCrossDissolve.rawValue >> 20
  }
}
