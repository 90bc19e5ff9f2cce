import PortableUIKit

/// A view of 100 × 100 in the middle of a window that was drawn once.
@MainActor final class AnimatorStage {
  let simulator: HostSimulator
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var ends: [UIViewAnimatingPosition] = []

  init(framesPerSecond: Int = 60) {
    simulator = HostSimulator(device: .phone47, framesPerSecond: framesPerSecond)
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
  }

  /// Where the view's centre is seen.
  var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// An animator of one second that moves the view's centre from 50 to 150 and takes note of its end.
  func animator(_ timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear))
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { [view] in view.center.x = 150 }
    animator.addCompletion { [unowned self] in ends.append($0) }
    return animator
  }
}
