/// The action for a change of a view's layer inside of `UIView.animate`.
///
/// Most properties are animated by adding the shrinking difference between the old and the new value: a
/// running animation continues below it, and the movement keeps its velocity.
struct ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let key: LayerKey
  private let old: [Double]
  private let oldColor: CGColor?
  private let oldViewColor: UIColor?

  /// Stores the value of the property before the change.
  init(of layer: CALayer, _ key: LayerKey, in animation: ViewAnimation) {
    self.animation = animation
    self.key = key
    oldViewColor = key == .backgroundColor ? layer.viewColor : nil
    let startsWhereSeen = animation.plan.options.contains(.beginFromCurrentState)
    let mustReplace =
      key.isColor || animation.plan.keyframes != .linear || ViewAnimationAction.repeats(key, of: layer)
    old = startsWhereSeen && mustReplace ? layer.presentedNumbers(key) : layer.modelNumbers(key)
    oldColor =
      key == .backgroundColor && layer.appearance.backgroundColor == nil ? nil : CGColor.from(old, key)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animation.share?.course.values.note(layer, key, start: old, color: oldViewColor)
    if animation.noteKeyframe(layer, key, from: old) { return }
    if key.isColor {
      replaceColor(of: layer)
    } else if ViewAnimationAction.repeats(key, of: layer) {
      replace(layer)
    } else {
      add(to: layer)
    }
  }

  private func add(to layer: CALayer) {
    let new = layer.modelNumbers(key)
    let difference = zip(old, new).map { $0 - $1 }
    switch key {
    case .bounds:
      let (origin, size) = (Array(difference[0..<2]), Array(difference[2..<4]))
      if origin != [0, 0] {
        let from = CGPoint(x: origin[0], y: origin[1])
        animation.add(layer, keyPath: "bounds.origin", from: from, to: CGPoint.zero, isAdditive: true)
      }
      if size != [0, 0] {
        let from = CGSize(width: size[0], height: size[1])
        animation.add(layer, keyPath: "bounds.size", from: from, to: CGSize.zero, isAdditive: true)
      }
    case .position:
      let from = CGPoint(x: difference[0], y: difference[1])
      animation.add(layer, keyPath: "position", from: from, to: CGPoint.zero, isAdditive: true)
    case .transform:
      addTransform(to: layer)
    default:
      animation.add(layer, keyPath: key.rawValue, from: difference[0], to: 0.0, isAdditive: true)
    }
  }

  /// The difference of two transforms is the transform that, applied before the new one, yields the old one.
  private func addTransform(to layer: CALayer) {
    let before = CATransform3D(numbers: old)
    guard PlaneMotion(before) != nil, let back = layer.geometry.transform.planeInverse else {
      replace(layer)
      return
    }
    let from = CATransform3DConcat(before, back)
    animation.add(layer, keyPath: "transform", from: from, to: CATransform3D.identity, isAdditive: true)
  }

  /// Replaces all animations of the property.
  private func replace(_ layer: CALayer) {
    let (from, to) = (key.value(of: old), key.value(of: layer.modelNumbers(key)))
    replace(layer, from: from, to: to)
  }

  private func replace(_ layer: CALayer, from: Any?, to: Any?) {
    let follows = animation.follows(key, of: layer)
    if !follows {
      for record in layer.animationRecords where record.property?.key == key {
        if let name = record.key { layer.removeAnimation(forKey: name) }
      }
    }
    animation.add(
      layer, keyPath: key.rawValue, from: from, to: to, isAdditive: false, fillsBackwards: !follows)
  }

  private func replaceColor(of layer: CALayer) {
    let new = layer.appearance.backgroundColor
    // No color is animated like the other color with an alpha of 0.
    let from = oldColor ?? new?.replacing(alpha: 0)
    let to = new ?? oldColor?.replacing(alpha: 0)
    replace(layer, from: from, to: to)
  }

  private static func repeats(_ key: LayerKey, of layer: CALayer) -> Bool {
    layer.animationRecords.contains { $0.property?.key == key && $0.animation.repeatCount == .infinity }
  }
}

extension CALayer {
  /// The background color that was set in the view.
  fileprivate final var viewColor: UIColor? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { view.settings.backgroundColor }
  }
}

extension CGColor {
  fileprivate static func from(_ numbers: [Double], _ key: LayerKey) -> CGColor? {
    key.isColor ? CGColor(numbers: numbers) : nil
  }
}

extension LayerKey {
  /// Returns the value represented by the numbers of the property.
  func value(of numbers: [Double]) -> Any {
    switch self {
    case .bounds, .contentsRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .position, .anchorPoint, .startPoint, .endPoint: CGPoint(x: numbers[0], y: numbers[1])
    case .shadowOffset: CGSize(width: numbers[0], height: numbers[1])
    case .transform, .sublayerTransform: CATransform3D(numbers: numbers)
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: CGColor(numbers: numbers)
    case .colors: CGColor.list(numbers)
    case .locations: numbers.map { NSNumber(value: $0) }
    default: numbers[0]
    }
  }
}
