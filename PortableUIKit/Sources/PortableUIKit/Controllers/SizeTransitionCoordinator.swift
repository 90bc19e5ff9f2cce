import Foundation

/// The coordinator of a rotation or a programmatic change of a window's size.
///
/// It has three stages: collecting (controllers are notified, bounds are old), animating (bounds are new, the
/// blocks have run), and ended.
final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage { case collecting, animating, ended }

  private let windowReference: WindowReference
  private var window: UIWindow? { windowReference.window }
  private let duration: TimeInterval
  private let turn: CGAffineTransform
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []

  init(window: UIWindow, duration: TimeInterval, turn: CGAffineTransform = .identity) {
    windowReference = window.reference
    self.duration = duration
    self.turn = turn
  }

  // MARK: - Context

  var isAnimated: Bool { duration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { stage == .ended ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window ?? UIView() }
  var targetTransform: CGAffineTransform { turn }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  // MARK: - Coordinator

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if stage != .ended, let completion { completions.append(completion) }
    guard stage == .collecting else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing, because a size change is never interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  // MARK: - Progress

  /// Runs the blocks added so far. The caller has started the animation.
  func runAnimations() {
    stage = .animating
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the completion handlers, in the reverse order of their addition as in Epoxy's model of UIKit, or in
  /// the order configured by the host [?]. See PortableUIKit/Documentation/PortableUIKit.md#open-questions.
  func end() {
    guard stage != .ended else { return }
    stage = .ended
    let blocks = completions
    completions = []
    let isLastFirst = (window?.simulator ?? .current).answers.lastCompletionRunsFirst
    for block in isLastFirst ? blocks.reversed() : blocks { block(self) }
  }
}
