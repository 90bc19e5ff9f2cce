extension CALayer {
  /// A Boolean value that indicates whether the layer was part of a frame at its current place in the tree.
  final var isCommitted: Bool {
    let turn = Timeline.current.turn
    var layer = self
    while true {
      guard layer.attachTurn < turn else { return false }
      guard let parent = layer.parent else { break }
      layer = parent
    }
    return layer.view is UIWindow && !layer.appearance.isHidden
  }

  final func makePresentation() -> CALayer? {
    guard isCommitted, let copy = copyOfKnownClass() else { return nil }
    copy.modelLayer = self
    for key in animatedKeys {
      copy.setModelNumbers(presentedNumbers(key), of: key)
    }
    return copy
  }

  /// Returns the currently presented numbers of a property.
  ///
  /// The last animation that replaces the whole value determines the value on which later animations are
  /// based. Of these later animations, the newest is applied first: each older one continued from its place
  /// when the next one began.
  final func presentedNumbers(_ key: LayerKey) -> [Double] {
    let time = localTime(at: Timeline.current.now)
    var steps: [(part: LayerAnimation.Part, progress: Double, runs: Double)] = []
    for record in animationRecords {
      for part in record.parts where part.property.key == key {
        guard let (progress, runs) = part.progress(atLocalTime: time) else { continue }
        if part.replacesValue { steps = [] }
        steps.append((part, progress, runs))
      }
    }
    var numbers = modelNumbers(key)
    func apply(_ step: (part: LayerAnimation.Part, progress: Double, runs: Double)) {
      numbers = step.part.animation.applied(
        to: numbers, step.part.property, progress: step.progress, runs: step.runs)
    }
    if let first = steps.first, first.part.replacesValue {
      apply(first)
      steps.removeFirst()
    }
    for step in steps.reversed() { apply(step) }
    return numbers
  }

  /// The current transition and its progress, 0...1.
  final var transition: (transition: CATransition, progress: Double)? {
    guard !animationRecords.isEmpty else { return nil }
    let time = localTime(at: Timeline.current.now)
    for record in animationRecords.reversed() {
      guard let transition = record.animation as? CATransition,
        let (share, _) = transition.progress(atLocalTime: time)
      else { continue }
      return (transition, transition.transitionProgress(share))
    }
    return nil
  }

  // The presented values, whether or not the layer was part of a frame. Used by recorders, because it doesn't
  // copy the layer.

  final var presentedGeometry: LayerGeometry {
    guard !animationRecords.isEmpty else { return geometry }
    var result = geometry
    for key in animatedKeys {
      let numbers = presentedNumbers(key)
      switch key {
      case .bounds:
        result.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case .position: result.position = CGPoint(x: numbers[0], y: numbers[1])
      case .anchorPoint: result.anchorPoint = CGPoint(x: numbers[0], y: numbers[1])
      case .zPosition: result.zPosition = numbers[0]
      case .transform: result.transform = CATransform3D(numbers: numbers)
      default: break
      }
    }
    return result
  }

  final var presentedAppearance: LayerAppearance {
    guard !animationRecords.isEmpty else { return appearance }
    let copy = CALayer(layer: self)
    for key in animatedKeys {
      copy.setModelNumbers(presentedNumbers(key), of: key)
    }
    var result = copy.appearance
    result.mask = appearance.mask
    return result
  }
}
