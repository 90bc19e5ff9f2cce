/// A property of a layer with its value.
enum LayerProperty: Equatable {
  case position(CGPoint)
  case bounds(CGRect)
  case anchorPoint(CGPoint)
  case transform([Double])
  case opacity(Double)
  case masksToBounds(Bool)
  case backgroundColor(LayerSnapshot.Color?)
  case cornerRadius(Double)
  case maskedCorners(UInt)
  case border(LayerSnapshot.Border?)
  case backdropBlur(Double)
  case shadow(LayerSnapshot.Shadow?)
  case text([LayerSnapshot.TextLine])
  case image(LayerSnapshot.Image?)
  case gradient(LayerSnapshot.Gradient?)
  case shape(LayerSnapshot.Shape?)
  case mask(LayerSnapshot?)
  case label(String?)
  case identifier(String?)

  /// Returns the properties in which two layers differ, with the values of the second. Sublayers aren't
  /// compared.
  static func changes(from old: LayerSnapshot, to new: LayerSnapshot) -> [LayerProperty] {
    var changes: [LayerProperty] = []
    func compare<Value: Equatable>(
      _ path: KeyPath<LayerSnapshot, Value>, _ property: (Value) -> LayerProperty
    ) {
      let value = new[keyPath: path]
      if value != old[keyPath: path] { changes.append(property(value)) }
    }
    if old.position != new.position { changes.append(.position(new.position)) }
    if old.bounds != new.bounds { changes.append(.bounds(new.bounds)) }
    compare(\.anchorPoint, LayerProperty.anchorPoint)
    compare(\.transform, LayerProperty.transform)
    compare(\.opacity, LayerProperty.opacity)
    compare(\.masksToBounds, LayerProperty.masksToBounds)
    compare(\.backgroundColor, LayerProperty.backgroundColor)
    compare(\.cornerRadius, LayerProperty.cornerRadius)
    compare(\.maskedCorners, LayerProperty.maskedCorners)
    compare(\.border, LayerProperty.border)
    compare(\.backdropBlur, LayerProperty.backdropBlur)
    compare(\.shadow, LayerProperty.shadow)
    compare(\.text, LayerProperty.text)
    compare(\.image, LayerProperty.image)
    compare(\.gradient, LayerProperty.gradient)
    compare(\.shape, LayerProperty.shape)
    compare(\.mask, LayerProperty.mask)
    compare(\.accessibilityLabel, LayerProperty.label)
    compare(\.accessibilityIdentifier, LayerProperty.identifier)
    return changes
  }
}
