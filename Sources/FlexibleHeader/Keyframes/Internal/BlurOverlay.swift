import UIKit

/// A blur of adjustable strength that covers a view.
///
/// UIKit has no property for the strength of a blur. A paused animator that adds the effect is used instead.
/// UIKit doesn't support an `alpha` below 1 for visual effect views.
final class BlurOverlay: UIVisualEffectView {
  private let blur: UIBlurEffect
  private var animator: UIViewPropertyAnimator?

  /// Creates an overlay of a view, to which it is added.
  init(style: UIBlurEffect.Style, over view: UIView) {
    blur = UIBlurEffect(style: style)
    super.init(effect: nil)
    isUserInteractionEnabled = false
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = view.bounds
    // UIKit raises an exception if a view is added to an effect view itself.
    ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(self)
  }

  required init?(coder: NSCoder) {
    blur = UIBlurEffect(style: .regular)
    super.init(coder: coder)
  }

  // UIKit raises an exception if a paused animator is released. It releases views on the main thread; other
  // platforms may release them on any thread.
  deinit {
    guard let animator else { return }
    MainQueue.run { animator.stopAnimation(true) }
  }

  /// The strength of the blur, from 0 (none) to 1 (full). The default is 0.
  var strength: CGFloat = 0 {
    didSet { if strength != oldValue { showStrength() } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // UIKit ends the animations of a view when the view leaves its window.
    stop()
    showStrength()
  }

  private func showStrength() {
    isHidden = strength <= 0
    guard !isHidden, window != nil else { return stop() }
    let animator = self.animator ?? makeAnimator()
    self.animator = animator
    animator.fractionComplete = min(1, strength)
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
      self?.effect = self?.blur
    }
    // Otherwise the animator ends when the app moves to the background.
    animator.pausesOnCompletion = true
    return animator
  }

  private func stop() {
    animator?.stopAnimation(true)
    animator = nil
    if effect != nil { effect = nil }
  }
}
