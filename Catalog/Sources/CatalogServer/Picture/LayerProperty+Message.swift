/// The format of properties in messages, which `picture.js` reads.
extension MessageText {
  mutating func property(_ property: LayerProperty) {
    switch property {
    case .position(let point): named("p") { $0.point(point) }
    case .bounds(let rectangle): named("b") { $0.rectangle(rectangle) }
    case .anchorPoint(let point): named("a") { $0.point(point) }
    case .transform(let matrix): named("t") { $0.list(matrix) { $0.raw(Self.precise($1)) } }
    case .opacity(let opacity): named("o") { $0.number(opacity) }
    case .masksToBounds(let flag): named("m") { $0.flag(flag) }
    case .backgroundColor(let color): named("c") { $0.optional(color) { $0.color($1) } }
    case .cornerRadius(let radius): named("r") { $0.number(radius) }
    case .maskedCorners(let corners): named("k") { $0.integer(Int(corners)) }
    case .border(let border): named("d") { $0.optional(border) { $0.border($1) } }
    case .backdropBlur(let radius): named("u") { $0.number(radius) }
    case .shadow(let shadow): named("s") { $0.optional(shadow) { $0.shadow($1) } }
    case .text(let lines): named("x") { $0.list(lines) { $0.line($1) } }
    case .image(let image): named("i") { $0.optional(image) { $0.image($1) } }
    case .gradient(let gradient): named("g") { $0.optional(gradient) { $0.gradient($1) } }
    case .shape(let shape): named("h") { $0.optional(shape) { $0.shape($1) } }
    case .mask(let mask): named("w") { $0.optional(mask) { $0.maskTree($1) } }
    case .label(let label): named("l") { $0.optional(label) { $0.string($1) } }
    case .identifier(let identifier): named("n") { $0.optional(identifier) { $0.string($1) } }
    }
  }

  private mutating func named(_ letter: StaticString, _ write: (inout MessageText) -> Void) {
    name(letter)
    write(&self)
  }

  /// Returns the number with six decimals, because scales and angles need more than lengths.
  private static func precise(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let rounded = (value * 1e6).rounded() / 1e6
    return abs(rounded) < 1e-4 ? (rounded == 0 ? "0" : "\(rounded)") : "\(rounded)"
  }

  private mutating func border(_ border: LayerSnapshot.Border) {
    raw("[")
    number(border.width)
    raw(",")
    color(border.color)
    raw("]")
  }

  private mutating func shadow(_ shadow: LayerSnapshot.Shadow) {
    var shade = shadow.color
    shade.alpha *= shadow.opacity
    raw("[")
    color(shade)
    raw(",")
    numbers([Double(shadow.offset.width), Double(shadow.offset.height), shadow.radius])
    raw(",")
    optional(shadow.pathBox) { $0.rectangle($1) }
    raw("]")
  }

  private mutating func line(_ line: LayerSnapshot.TextLine) {
    raw("[")
    string(line.text)
    raw(",")
    numbers([line.x, line.baseline, line.width, line.fontSize, Double(line.fontWeight)])
    raw(",")
    color(line.color)
    raw("]")
  }

  private mutating func image(_ image: LayerSnapshot.Image) {
    raw("[")
    string(image.identifier)
    raw(",")
    rectangle(image.frame)
    raw("]")
  }

  private mutating func gradient(_ gradient: LayerSnapshot.Gradient) {
    raw("[")
    string(gradient.kind)
    raw(",")
    list(gradient.colors) { $0.color($1) }
    raw(",")
    numbers(gradient.locations)
    raw(",")
    numbers(
      [gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y].map {
        Double($0)
      })
    raw("]")
  }

  private mutating func shape(_ shape: LayerSnapshot.Shape) {
    raw("{")
    named("path") { $0.string(shape.path) }
    named("fill") { $0.optional(shape.fillColor) { $0.color($1) } }
    named("rule") { $0.string(shape.fillRule == "even-odd" ? "evenodd" : "nonzero") }
    named("stroke") { $0.optional(shape.strokeColor) { $0.color($1) } }
    named("width") { $0.number(shape.lineWidth) }
    named("cap") { $0.string(shape.lineCap) }
    named("join") { $0.string(shape.lineJoin) }
    named("limit") { $0.number(shape.miterLimit) }
    named("part") { $0.numbers([shape.strokeStart, shape.strokeEnd]) }
    named("dashes") { $0.numbers(shape.dashes) }
    named("phase") { $0.number(shape.dashPhase) }
    raw("}")
  }

  /// Writes a mask. Masks are small and rarely change, so they are sent whole.
  private mutating func maskTree(_ layer: LayerSnapshot) {
    raw("{")
    for change in LayerProperty.changes(from: LayerSnapshot(position: .zero, bounds: .zero), to: layer) {
      property(change)
    }
    if !layer.sublayers.isEmpty { named("below") { $0.list(layer.sublayers) { $0.maskTree($1) } } }
    raw("}")
  }
}

extension MessageText {
  /// Writes the fields `root`, `layers`, and `removed` of a message. Each layer is `[number, properties,
  /// children]`.
  mutating func fields(of difference: LayerTreeDifference) {
    named("root") { $0.integer(difference.root) }
    named("layers") {
      $0.list(difference.changes) { text, change in
        text.raw("[")
        text.integer(change.number)
        text.raw(",{")
        for property in change.properties { text.property(property) }
        text.raw("}")
        if let children = change.children {
          text.raw(",")
          text.list(children) { $0.integer($1) }
        }
        text.raw("]")
      }
    }
    if !difference.removed.isEmpty { named("removed") { $0.list(difference.removed) { $0.integer($1) } } }
  }
}
