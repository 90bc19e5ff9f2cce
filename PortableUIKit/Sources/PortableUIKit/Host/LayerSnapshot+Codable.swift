import Foundation

extension LayerSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, bounds, anchorPoint, transform, opacity, masksToBounds, backgroundColor, cornerRadius
    case maskedCorners, border, backdropBlur, shadow, text, image, gradient, shape, mask, sublayers
    case accessibilityLabel, accessibilityIdentifier
  }

  /// Decodes the output of `encode(to:)` and `json`. Missing values are those of an empty layer.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    self.init(
      position: try values.decode(CGPoint.self, forKey: .position),
      bounds: try values.decode(CGRect.self, forKey: .bounds))
    anchorPoint = try value(.anchorPoint, or: anchorPoint)
    transform = try value(.transform, or: [])
    guard [0, 6, 16].contains(transform.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .transform, in: values, debugDescription: "A transform has 0, 6 or 16 numbers.")
    }
    opacity = try value(.opacity, or: 1)
    masksToBounds = try value(.masksToBounds, or: false)
    backgroundColor = try value(.backgroundColor, or: nil)
    cornerRadius = try value(.cornerRadius, or: 0)
    maskedCorners = try value(.maskedCorners, or: Self.allCorners)
    border = try value(.border, or: nil)
    backdropBlur = try value(.backdropBlur, or: 0)
    shadow = try value(.shadow, or: nil)
    text = try value(.text, or: [])
    image = try value(.image, or: nil)
    gradient = try value(.gradient, or: nil)
    shape = try value(.shape, or: nil)
    accessibilityLabel = try value(.accessibilityLabel, or: nil)
    accessibilityIdentifier = try value(.accessibilityIdentifier, or: nil)
    mask = try value(.mask, or: nil)
    sublayers = try value(.sublayers, or: [])
  }

  /// Encodes all values that differ from those of an empty layer.
  public func encode(to encoder: any Encoder) throws {
    let plain = LayerSnapshot(position: position, bounds: bounds)
    var values = encoder.container(keyedBy: CodingKeys.self)
    func write<Value: Encodable & Equatable>(_ path: KeyPath<LayerSnapshot, Value>, _ key: CodingKeys) throws
    {
      if self[keyPath: path] != plain[keyPath: path] { try values.encode(self[keyPath: path], forKey: key) }
    }
    try values.encode(position, forKey: .position)
    try values.encode(bounds, forKey: .bounds)
    try write(\.anchorPoint, .anchorPoint)
    try write(\.transform, .transform)
    try write(\.opacity, .opacity)
    try write(\.masksToBounds, .masksToBounds)
    try write(\.backgroundColor, .backgroundColor)
    try write(\.cornerRadius, .cornerRadius)
    try write(\.maskedCorners, .maskedCorners)
    try write(\.border, .border)
    try write(\.backdropBlur, .backdropBlur)
    try write(\.shadow, .shadow)
    try write(\.text, .text)
    try write(\.image, .image)
    try write(\.gradient, .gradient)
    try write(\.shape, .shape)
    try write(\.accessibilityLabel, .accessibilityLabel)
    try write(\.accessibilityIdentifier, .accessibilityIdentifier)
    try write(\.mask, .mask)
    try write(\.sublayers, .sublayers)
  }
}
