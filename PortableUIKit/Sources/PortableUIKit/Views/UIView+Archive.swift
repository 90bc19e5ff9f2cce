import Foundation

/// The archives of views: geometry, appearance, and subviews.
extension UIView {
  private enum Key {
    static let bounds = "UIView.bounds"
    static let center = "UIView.center"
    static let alpha = "UIView.alpha"
    static let isHidden = "UIView.isHidden"
    static let tag = "UIView.tag"
    static let clipsToBounds = "UIView.clipsToBounds"
    static let contentMode = "UIView.contentMode"
    static let autoresizingMask = "UIView.autoresizingMask"
    static let isUserInteractionEnabled = "UIView.isUserInteractionEnabled"
    static let backgroundColor = "UIView.backgroundColor"
    static let subviews = "UIView.subviews"
  }

  /// Encodes the view and its subviews. Constraints, recognizers, and what a subclass doesn't encode itself aren't part of the
  /// archive; nor are patterns.
  final func archive(in coder: NSCoder) {
    coder.encode(bounds.numbers, forKey: Key.bounds)
    coder.encode(center.numbers, forKey: Key.center)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(clipsToBounds, forKey: Key.clipsToBounds)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encode(isUserInteractionEnabled, forKey: Key.isUserInteractionEnabled)
    if let numbers = backgroundColor?.archiveNumbers { coder.encode(numbers, forKey: Key.backgroundColor) }
    coder.encode(subviews as NSArray, forKey: Key.subviews)
  }

  /// Restores what `archive(in:)` encoded. What an archive lacks keeps its default.
  final func restore(from coder: NSCoder) {
    if let numbers = coder.numbers(forKey: Key.bounds, count: 4) {
      bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let numbers = coder.numbers(forKey: Key.center, count: 2) {
      center = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let alpha = coder.decoded(forKey: Key.alpha, coder.decodeDouble) { self.alpha = CGFloat(alpha) }
    isHidden = coder.decodeBool(forKey: Key.isHidden)
    tag = coder.decodeInteger(forKey: Key.tag)
    clipsToBounds = coder.decoded(forKey: Key.clipsToBounds, coder.decodeBool) ?? clipsToBounds
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? contentMode
    autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: Key.autoresizingMask)))
    isUserInteractionEnabled =
      coder.decoded(forKey: Key.isUserInteractionEnabled, coder.decodeBool) ?? isUserInteractionEnabled
    if let numbers = coder.numbers(forKey: Key.backgroundColor, count: 8) {
      backgroundColor = UIColor(archiveNumbers: numbers)
    }
    for case let subview as UIView in coder.decoded(forKey: Key.subviews, coder.decodeObject(forKey:))
      as? NSArray ?? []
    {
      addSubview(subview)
    }
  }
}

extension NSCoder {
  /// Returns `nil` if there is no value.
  final func decoded<Value>(forKey key: String, _ decode: (String) -> Value) -> Value? {
    containsValue(forKey: key) ? decode(key) : nil
  }

  fileprivate final func numbers(forKey key: String, count: Int) -> [Double]? {
    guard let list = decoded(forKey: key, decodeObject(forKey:)) as? NSArray else { return nil }
    let numbers = list.compactMap { ($0 as? NSNumber)?.doubleValue }
    return numbers.count == count ? numbers : nil
  }

  fileprivate final func encode(_ numbers: [Double], forKey key: String) {
    encode(NSArray(array: numbers.map { NSNumber(value: $0) }), forKey: key)
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}

extension UIColor {
  /// The components in light and in dark appearance, or `nil` for a pattern.
  fileprivate final var archiveNumbers: [Double]? {
    var numbers: [Double] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      let color = resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
      guard color.tile == nil else { return nil }
      numbers += [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    return numbers
  }

  fileprivate convenience init(archiveNumbers numbers: [Double]) {
    func color(_ start: Int) -> UIColor {
      UIColor(
        red: numbers[start], green: numbers[start + 1], blue: numbers[start + 2], alpha: numbers[start + 3])
    }
    let (light, dark) = (color(0), color(4))
    if light == dark {
      self.init(cgColor: light.cgColor)
    } else {
      self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }
  }
}
