/// One `UIView.animate` while its block runs: it turns the changes made there into animations.
final class ViewAnimation {
  /// What the caller asked for.
  struct Plan {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var spring: (damping: Double, velocity: Double)?
  }

  // Both describe the innermost block on the call stack and nothing that outlives it, so simulators can share
  // them: every change of a view reads them.
  nonisolated(unsafe) private(set) static var current: ViewAnimation?
  /// Whether changes of views start animations now.
  nonisolated(unsafe) private(set) static var isRecording = false

  let plan: Plan
  let duration: TimeInterval
  private let timingFunction: CAMediaTimingFunction?
  private let spring: SpringCurve?
  private let group: AnimationGroup
  private var resizedViews: [UIView] = []

  private init(_ plan: Plan, inside outer: ViewAnimation?, completion: @escaping (Bool) -> Void) {
    self.plan = plan
    let inheritsDuration = !plan.options.contains(.overrideInheritedDuration)
    let duration = inheritsDuration ? outer?.duration ?? plan.duration : plan.duration
    self.duration = duration.isFinite ? max(0, duration) : 0
    if let outer, !plan.options.contains(.overrideInheritedCurve) {
      timingFunction = outer.timingFunction
      spring = outer.spring
    } else if let spring = plan.spring, self.duration > 0 {
      timingFunction = nil
      self.spring = SpringCurve(
        damping: spring.damping, velocity: spring.velocity, duration: self.duration)
    } else {
      timingFunction = CAMediaTimingFunction(name: plan.options.curve.timingFunctionName)
      spring = nil
    }
    group = AnimationGroup(
      blocksTouches: !plan.options.contains(.allowUserInteraction), completion: completion)
  }

  private var delay: TimeInterval { plan.delay.isFinite ? max(0, plan.delay) : 0 }
  private var animates: Bool { duration > 0 || delay > 0 }

  // MARK: Course

  /// Runs a block whose changes of views move there by `plan`; the completion comes later.
  @MainActor static func run(
    _ plan: Plan, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let timeline = Timeline.current
    guard timeline.areViewAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let animation = ViewAnimation(plan, inside: current) { completion?($0) }
    let outer = current
    current = animation
    updateRecording()
    animations()
    if plan.options.contains(.layoutSubviews) { animation.layOutResizedViews() }
    current = outer
    updateRecording()
    // Nothing moves: there is no end to wait for, yet the caller goes on first.
    if animation.group.isEmpty {
      timeline.performInNextTurn { animation.group.seal() }
    } else {
      animation.group.seal()
    }
  }

  /// Runs a block with view animations switched off.
  @MainActor static func suspend(during block: () -> Void) {
    let timeline = Timeline.current
    let wereEnabled = timeline.areViewAnimationsEnabled
    timeline.areViewAnimationsEnabled = false
    updateRecording()
    block()
    timeline.areViewAnimationsEnabled = wereEnabled
    updateRecording()
  }

  /// To be called after animations were switched on or off, or another timeline became current.
  static func updateRecording() {
    isRecording = current?.animates == true && Timeline.current.areViewAnimationsEnabled
  }

  @MainActor private func layOutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
  }

  // MARK: Changes

  /// What a change of a view's layer shall set off.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard ViewAnimation.isRecording, let key = LayerKey(rawValue: event), key.isAnimatedByViews else {
      return nil
    }
    return ViewAnimationAction(of: layer, key, in: self)
  }

  /// Adds an animation from one value to another under the first key that is free.
  func add(_ layer: CALayer, keyPath: String, from: Any?, to: Any?, isAdditive: Bool) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = isAdditive
    animation.duration = duration
    animation.timingFunction = timingFunction
    animation.spring = spring
    animation.autoreverses = plan.options.contains(.autoreverse)
    animation.repeatCount = plan.options.contains(.repeat) ? .infinity : 0
    animation.groups = [group]
    animation.beginTime = layer.localTime(at: Timeline.current.now) + delay
    animation.fillsBackwards = true
    var key = keyPath
    var number = 1
    while isAdditive, layer.animation(forKey: key) != nil {
      number += 1
      key = "\(keyPath)-\(number)"
    }
    layer.add(animation, forKey: key)
    if plan.options.contains(.layoutSubviews), keyPath == "bounds.size", let view = layer.view {
      resizedViews.append(view)
    }
  }
}

extension UIView.AnimationOptions {
  /// The curve in the bits that are a number and no set.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
  }
}

extension UIView.AnimationCurve {
  var timingFunctionName: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
