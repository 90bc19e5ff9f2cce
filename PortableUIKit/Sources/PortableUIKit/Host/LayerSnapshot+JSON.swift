import Foundation

extension LayerSnapshot {
  /// The snapshot as one line of JSON that `Codable` reads back.
  ///
  /// The same snapshot gives the same text on every machine: members are sorted, values of an empty layer left
  /// out, and numbers have at most six places after the point.
  public var json: String { jsonValue.text }

  var jsonValue: JSONValue {
    var members: [String: JSONValue] = ["position": .point(position), "bounds": .rect(bounds)]
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) { members["anchorPoint"] = .point(anchorPoint) }
    if !transform.isEmpty { members["transform"] = .numbers(transform) }
    if opacity != 1 { members["opacity"] = .number(opacity) }
    if masksToBounds { members["masksToBounds"] = .bool(true) }
    if cornerRadius != 0 { members["cornerRadius"] = .number(cornerRadius) }
    if maskedCorners != Self.allCorners { members["maskedCorners"] = .number(Double(maskedCorners)) }
    if backdropBlur != 0 { members["backdropBlur"] = .number(backdropBlur) }
    members["backgroundColor"] = backgroundColor?.jsonValue
    members["border"] = border?.jsonValue
    members["shadow"] = shadow?.jsonValue
    members["image"] = image?.jsonValue
    members["gradient"] = gradient?.jsonValue
    members["shape"] = shape?.jsonValue
    members["mask"] = mask?.jsonValue
    members["accessibilityLabel"] = accessibilityLabel.map(JSONValue.string)
    members["accessibilityIdentifier"] = accessibilityIdentifier.map(JSONValue.string)
    if !text.isEmpty { members["text"] = .array(text.map(\.jsonValue)) }
    if !sublayers.isEmpty { members["sublayers"] = .array(sublayers.map(\.jsonValue)) }
    return .object(members)
  }
}

extension LayerSnapshot.Color {
  var jsonValue: JSONValue {
    .object(["red": .number(red), "green": .number(green), "blue": .number(blue), "alpha": .number(alpha)])
  }
}

extension LayerSnapshot.Border {
  fileprivate var jsonValue: JSONValue {
    .object(["width": .number(width), "color": color.jsonValue])
  }
}

extension LayerSnapshot.Shadow {
  fileprivate var jsonValue: JSONValue {
    var members: [String: JSONValue] = [
      "color": color.jsonValue, "opacity": .number(opacity), "offset": .size(offset),
      "radius": .number(radius),
    ]
    members["pathBox"] = pathBox.map(JSONValue.rect)
    return .object(members)
  }
}

extension LayerSnapshot.TextLine {
  fileprivate var jsonValue: JSONValue {
    .object([
      "text": .string(text), "x": .number(x), "baseline": .number(baseline), "width": .number(width),
      "fontSize": .number(fontSize), "fontWeight": .number(Double(fontWeight)), "color": color.jsonValue,
    ])
  }
}

extension LayerSnapshot.Image {
  fileprivate var jsonValue: JSONValue {
    .object([
      "identifier": .string(identifier), "mediaType": .string(mediaType), "size": .size(size),
      "contentMode": .string(contentMode), "frame": .rect(frame),
    ])
  }
}
