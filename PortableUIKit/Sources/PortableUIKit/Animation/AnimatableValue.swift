import Foundation

/// Conversion between values and arrays of numbers, as used by animations: 1 number for a scalar, 2 for a
/// point or size, 4 for a rectangle or color, 16 for a transform.
enum AnimatableValue {
  /// Returns `nil` for values without a numeric representation.
  static func numbers(of value: Any?) -> [Double]? {
    switch value {
    case let value as CGFloat: [Double(value)]
    case let value as Double: [value]
    case let value as Float: [Double(value)]
    case let value as Int: [Double(value)]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case let value as CATransform3D: value.numbers
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value).numbers
    case let value as CGColor: value.numbers
    case let value as NSNumber: [value.doubleValue]
    case let value as [CGColor]: value.flatMap(\.numbers)
    case let value as [NSNumber]: value.map(\.doubleValue)
    default: nil
    }
  }
}

extension CGColor {
  final var numbers: [Double] { [red, green, blue, alpha] }

  convenience init(numbers: [Double]) {
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// Returns the colors represented by groups of four numbers.
  static func list(_ numbers: [Double]) -> [CGColor] {
    stride(from: 0, to: numbers.count - 3, by: 4).map { CGColor(numbers: Array(numbers[$0..<$0 + 4])) }
  }
}

extension CALayer {
  /// Returns the model value of a property as numbers. A color that is `nil` is transparent.
  final func modelNumbers(_ key: LayerKey) -> [Double] {
    switch key {
    case .bounds:
      let bounds = geometry.bounds
      return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    case .position: return [geometry.position.x, geometry.position.y]
    case .anchorPoint: return [geometry.anchorPoint.x, geometry.anchorPoint.y]
    case .zPosition: return [geometry.zPosition]
    case .transform: return geometry.transform.numbers
    case .sublayerTransform: return sublayerTransform.numbers
    case .contentsRect:
      let part = appearance.contentsRect
      return [part.origin.x, part.origin.y, part.size.width, part.size.height]
    case .opacity: return [Double(appearance.opacity)]
    case .cornerRadius: return [appearance.cornerRadius]
    case .borderWidth: return [appearance.borderWidth]
    case .shadowOpacity: return [Double(appearance.shadowOpacity)]
    case .shadowRadius: return [appearance.shadowRadius]
    case .shadowOffset: return [appearance.shadowOffset.width, appearance.shadowOffset.height]
    case .backgroundColor: return appearance.backgroundColor?.numbers ?? [0, 0, 0, 0]
    case .borderColor: return appearance.borderColor?.numbers ?? [0, 0, 0, 0]
    case .shadowColor: return appearance.shadowColor?.numbers ?? [0, 0, 0, 0]
    case .colors, .locations, .startPoint, .endPoint: return ownNumbers(key)
    case .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth: return ownNumbers(key)
    }
  }

  /// Sets a property from its numbers, without starting animations.
  final func setModelNumbers(_ numbers: [Double], of key: LayerKey) {
    switch key {
    case .bounds:
      geometry.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .position: geometry.position = CGPoint(x: numbers[0], y: numbers[1])
    case .anchorPoint: geometry.anchorPoint = CGPoint(x: numbers[0], y: numbers[1])
    case .zPosition: geometry.zPosition = numbers[0]
    case .transform: geometry.transform = CATransform3D(numbers: numbers)
    case .sublayerTransform: ownSublayerTransform = SublayerTransform(CATransform3D(numbers: numbers))
    case .contentsRect:
      appearance.contentsRect = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .opacity: appearance.opacity = Float(numbers[0])
    case .cornerRadius: appearance.cornerRadius = numbers[0]
    case .borderWidth: appearance.borderWidth = numbers[0]
    case .shadowOpacity: appearance.shadowOpacity = Float(numbers[0])
    case .shadowRadius: appearance.shadowRadius = numbers[0]
    case .shadowOffset: appearance.shadowOffset = CGSize(width: numbers[0], height: numbers[1])
    case .backgroundColor: appearance.backgroundColor = CGColor(numbers: numbers)
    case .borderColor: appearance.borderColor = CGColor(numbers: numbers)
    case .shadowColor: appearance.shadowColor = CGColor(numbers: numbers)
    case .colors, .locations, .startPoint, .endPoint: setOwnNumbers(numbers, of: key)
    case .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth: setOwnNumbers(numbers, of: key)
    }
  }
}
