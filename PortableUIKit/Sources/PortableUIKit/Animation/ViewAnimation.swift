/// A `UIView.animate` call while its block runs; it converts the changes of the block to animations.
final class ViewAnimation {
  /// The parameters of the call.
  struct Plan {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var spring: (damping: Double, velocity: Double)?
    /// The calculation mode of key frames. Linear key frames are animated one by one.
    var keyframes = KeyframeCourse.Mode.linear
  }

  // Both describe the innermost block on the call stack and don't outlive it, so simulators can share them.
  // Every change of a view reads them.
  nonisolated(unsafe) private(set) static var current: ViewAnimation?
  /// A Boolean value that indicates whether changes of views currently start animations.
  nonisolated(unsafe) private(set) static var isRecording = false

  let plan: Plan
  let duration: TimeInterval
  private let timingFunction: CAMediaTimingFunction?
  private let spring: SpringCurve?
  private let group: AnimationGroup
  /// The part of a property animator's course that controls the progress instead of the clock.
  let share: AnimatorShare?
  /// The part of the whole animation in which current changes move.
  var window: ClosedRange<Double>?
  private var resizedViews: [UIView] = []
  /// The changes in key frames that aren't linear.
  private let keyframes: KeyframeNotes?

  private init(_ plan: Plan, inside outer: ViewAnimation?, completion: @escaping (Bool) -> Void) {
    self.plan = plan
    let inheritsDuration = !plan.options.contains(.overrideInheritedDuration)
    share = inheritsDuration && !plan.options.contains(.overrideInheritedCurve) ? outer?.share : nil
    window = inheritsDuration ? outer?.window : nil
    let duration = inheritsDuration ? outer?.duration ?? plan.duration : plan.duration
    self.duration = duration.isFinite ? max(0, duration) : 0
    keyframes = plan.keyframes == .linear ? nil : KeyframeNotes(plan.keyframes)
    if plan.keyframes.isPaced {
      timingFunction = nil
      spring = nil
    } else if let outer, !plan.options.contains(.overrideInheritedCurve) {
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

  /// Creates an animation inside of a property animator.
  private init(duration: TimeInterval, in share: AnimatorShare, _ group: AnimationGroup) {
    plan = Plan(duration: duration)
    self.duration = duration
    self.share = share
    self.group = group
    timingFunction = nil
    spring = nil
    keyframes = nil
  }

  private var delay: TimeInterval { plan.delay.isFinite ? max(0, plan.delay) : 0 }
  private var animates: Bool { duration > 0 || delay > 0 || share != nil }

  // MARK: Course

  /// Runs a block and animates its changes to views according to `plan`. The completion handler is called
  /// later.
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
    animation.record {
      animations()
      if plan.options.contains(.layoutSubviews) { animation.layOutResizedViews() }
      animation.addKeyframes()
    }
    // Nothing is animated. The completion handler is still called only after the caller has returned.
    if animation.group.isEmpty {
      timeline.performInNextTurn { animation.group.seal() }
    } else {
      animation.group.seal()
    }
  }

  /// Runs a block and animates its changes to views along a property animator's course. If view animations
  /// are disabled, nothing is animated.
  @MainActor static func run(
    _ animations: () -> Void, duration: TimeInterval, in share: AnimatorShare, _ group: AnimationGroup
  ) {
    ViewAnimation(duration: duration, in: share, group).record(animations)
  }

  @MainActor private func record(_ changes: () -> Void) {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    ViewAnimation.updateRecording()
    changes()
    ViewAnimation.current = outer
    ViewAnimation.updateRecording()
  }

  /// Runs a block with view animations disabled.
  @MainActor static func suspend(during block: () -> Void) {
    let timeline = Timeline.current
    let wereEnabled = timeline.areViewAnimationsEnabled
    timeline.areViewAnimationsEnabled = false
    updateRecording()
    block()
    timeline.areViewAnimationsEnabled = wereEnabled
    updateRecording()
  }

  /// Call this after animations were enabled or disabled, or after another timeline became current.
  static func updateRecording() {
    isRecording = current?.animates == true && Timeline.current.areViewAnimationsEnabled
  }

  /// Runs a block and animates its changes in a part (0...1) of the enclosing animation. Without one, the
  /// changes are immediate.
  @MainActor static func recordKeyframe(from start: Double, length: Double, _ changes: () -> Void) {
    guard let current else {
      changes()
      return
    }
    let outer = current.window
    let start = start.isNaN ? 0 : min(1, max(0, start))
    let end = length.isNaN ? start : min(1, max(start, start + length))
    let (low, high) = (outer?.lowerBound ?? 0, outer?.upperBound ?? 1)
    current.window = low + start * (high - low)...low + end * (high - low)
    changes()
    current.window = outer
  }

  /// Stores a change in a key frame that isn't linear. Returns `false` for other changes.
  func noteKeyframe(_ layer: CALayer, _ key: LayerKey, from old: [Double]) -> Bool {
    guard let keyframes, let window else { return false }
    keyframes.note(layer, key, from: old, in: window)
    return true
  }

  private func addKeyframes() {
    keyframes?.forEach { layer, key, course in
      layer.removeAnimation(forKey: key.rawValue)
      add(layer, keyPath: key.rawValue, from: nil, to: nil, isAdditive: false, course: course)
    }
  }

  @MainActor private func layOutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
  }

  // MARK: Changes

  /// Returns the action for a change of a view's layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard ViewAnimation.isRecording, let key = LayerKey(rawValue: event), key.isAnimatedByViews else {
      return nil
    }
    return ViewAnimationAction(of: layer, key, in: self)
  }

  /// Returns whether an earlier key frame of this animation moves the property, so that a later one must not
  /// replace it.
  func follows(_ key: LayerKey, of layer: CALayer) -> Bool {
    window != nil
      && layer.animationRecords.contains { record in
        record.property?.key == key && record.animation.groups.contains { $0 === group }
      }
  }

  /// Adds an animation between two values under the first free key.
  ///
  /// An animation that doesn't fill backwards isn't visible before its part of the whole begins.
  func add(
    _ layer: CALayer, keyPath: String, from: Any?, to: Any?, isAdditive: Bool, fillsBackwards: Bool = true,
    course: KeyframeCourse? = nil
  ) {
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
    animation.share = share
    animation.window = course == nil ? window : nil
    animation.course = course
    animation.beginTime = layer.localTime(at: Timeline.current.now) + delay
    animation.fillsBackwards = fillsBackwards
    var key = keyPath
    var number = 1
    while isAdditive || !fillsBackwards, layer.animation(forKey: key) != nil {
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
  /// The curve in the bits that contain a number.
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
