extension CALayer {
  /// Whether the layer was part of a frame at its current place in the tree.
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
    for key in Set(animationRecords.compactMap { $0.property?.key }) {
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
    var steps: [(CABasicAnimation, AnimatedProperty, progress: Double, runs: Double)] = []
    for record in animationRecords where record.property?.key == key {
      guard let animation = record.animation as? CABasicAnimation, let property = record.property,
        let (progress, runs) = animation.progress(atLocalTime: time)
      else { continue }
      if !animation.isAdditive, property.part == .all { steps = [] }
      steps.append((animation, property, progress, runs))
    }
    var numbers = modelNumbers(key)
    if let (animation, property, progress, runs) = steps.first, !animation.isAdditive, property.part == .all {
      numbers = animation.applied(to: numbers, property, progress: progress, runs: runs)
      steps.removeFirst()
    }
    for (animation, property, progress, runs) in steps.reversed() {
      numbers = animation.applied(to: numbers, property, progress: progress, runs: runs)
    }
    return numbers
  }

  /// The current transition and the opacity (0...1) of the old appearance.
  final var fading: (transition: LayerTransition, opacity: Double)? {
    guard !animationRecords.isEmpty else { return nil }
    let time = localTime(at: Timeline.current.now)
    for record in animationRecords.reversed() {
      guard let transition = record.animation as? LayerTransition,
        let (progress, _) = transition.progress(atLocalTime: time)
      else { continue }
      return (transition, 1 - progress)
    }
    return nil
  }

  // The presented values, whether or not the layer was part of a frame. Used by recorders, because it doesn't
  // copy the layer.

  final var presentedGeometry: LayerGeometry {
    guard !animationRecords.isEmpty else { return geometry }
    var result = geometry
    for key in Set(animationRecords.compactMap { $0.property?.key }) {
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
    for key in Set(animationRecords.compactMap { $0.property?.key }) {
      copy.setModelNumbers(presentedNumbers(key), of: key)
    }
    var result = copy.appearance
    result.mask = appearance.mask
    return result
  }
}
