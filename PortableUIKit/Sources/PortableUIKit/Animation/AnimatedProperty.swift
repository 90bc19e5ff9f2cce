/// A property of a layer that can be animated.
enum LayerKey: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, transform, opacity, backgroundColor, cornerRadius
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case sublayerTransform, contentsRect
  // Only in gradient and shape layers.
  case colors, locations, startPoint, endPoint
  case fillColor, strokeColor, strokeStart, strokeEnd, lineWidth

  /// A Boolean value that indicates whether `UIView.animate` animates the property of a view's layer.
  var isAnimatedByViews: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius: true
    default: false
    }
  }

  var isTransform: Bool { self == .transform || self == .sublayerTransform }

  var isColor: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: true
    default: false
    }
  }
}

/// The target of a key path such as "bounds.size.height": a property and a part of its numbers.
struct AnimatedProperty: Hashable {
  enum Part: Hashable {
    case all
    case numbers(Range<Int>)
    case scale, scaleX, scaleY, rotation
  }

  let key: LayerKey
  let part: Part

  init?(keyPath: String?) {
    guard let keyPath else { return nil }
    let dot = keyPath.firstIndex(of: ".")
    guard let key = LayerKey(rawValue: String(keyPath[..<(dot ?? keyPath.endIndex)])) else { return nil }
    let rest = dot.map { String(keyPath[keyPath.index(after: $0)...]) }
    guard let part = AnimatedProperty.part(rest, of: key) else { return nil }
    self.key = key
    self.part = part
  }

  private static func part(_ name: String?, of key: LayerKey) -> Part? {
    guard let name else { return .all }
    switch key {
    case .position, .anchorPoint, .startPoint, .endPoint:
      return ["x": .numbers(0..<1), "y": .numbers(1..<2)][name]
    case .shadowOffset: return ["width": .numbers(0..<1), "height": .numbers(1..<2)][name]
    case .bounds, .contentsRect:
      return [
        "origin": .numbers(0..<2), "origin.x": .numbers(0..<1), "origin.y": .numbers(1..<2),
        "size": .numbers(2..<4), "size.width": .numbers(2..<3), "size.height": .numbers(3..<4),
      ][name]
    case .transform, .sublayerTransform:
      return [
        "translation": .numbers(12..<14), "translation.x": .numbers(12..<13),
        "translation.y": .numbers(13..<14), "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY,
        "rotation": .rotation, "rotation.z": .rotation,
      ][name]
    default: return nil
    }
  }
}

extension AnimatedProperty {
  /// Returns the numbers of the part among those of the whole property, or `nil` if a transform has no such part.
  func numbers(in whole: [Double]) -> [Double]? {
    switch part {
    case .all: whole
    case .numbers(let range): Array(whole[range])
    case .scale, .scaleX: PlaneMotion(CATransform3D(numbers: whole)).map { [$0.scaleX] }
    case .scaleY: PlaneMotion(CATransform3D(numbers: whole)).map { [$0.scaleY] }
    case .rotation: PlaneMotion(CATransform3D(numbers: whole)).map { [$0.rotation] }
    }
  }

  /// Returns the numbers of the whole property with a new value of the part.
  ///
  /// - Parameters:
  ///   - now: The present numbers of the part.
  ///   - value: As many new numbers, or what is added to the present ones.
  ///   - isAdditive: Whether the value is added. A transform is added by applying it before the present one.
  ///   - whole: The present numbers of the property.
  func replacing(_ now: [Double], with value: [Double], isAdditive: Bool, in whole: [Double]) -> [Double] {
    if isAdditive, key.isTransform, part == .all {
      return CATransform3DConcat(CATransform3D(numbers: value), CATransform3D(numbers: whole)).numbers
    }
    let new = isAdditive ? zip(now, value).map { $0 + $1 } : value
    switch part {
    case .all: return new
    case .numbers(let range): return Array(whole[..<range.lowerBound]) + new + whole[range.upperBound...]
    case .scale, .scaleX, .scaleY, .rotation:
      guard var motion = PlaneMotion(CATransform3D(numbers: whole)) else { return whole }
      switch part {
      case .rotation: motion.rotation = new[0]
      case .scaleX: motion.scaleX = new[0]
      case .scaleY: motion.scaleY = new[0]
      default: (motion.scaleX, motion.scaleY) = (new[0], new[0])
      }
      return motion.transform.numbers
    }
  }
}
