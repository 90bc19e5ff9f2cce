#if !canImport(ObjectiveC)
  import Foundation

  /// Turns layer tracks into animated SVG.
  struct LayerTrackPainter {
    let clock: AnimationClock
    let definitions: SVGDefinitions
    /// The painter of parts that don't change.
    let stills: LayerPainter

    /// Returns the layer and its sublayers, in the coordinates of the superlayer, or `nil` if it is never visible.
    ///
    /// - Parameters:
    ///   - isParentShown: The frames in which the layer above is visible.
    ///   - behind: What has been drawn behind the layer, in the same coordinates, from back to front.
    func element(
      _ track: LayerTrack, within isParentShown: [Bool], over behind: [SVGElement] = []
    ) -> SVGElement? {
      let count = clock.times.count
      let visible = (0..<count).map { index in
        track.frame(at: index).flatMap { $0.opacity > 0 ? $0 : nil }
      }
      var isShown = visible.map { $0 != nil }
      // Where the layer isn't shown, it keeps its last state.
      guard let first = isShown.firstIndex(of: true), let layers = Self.withoutGaps(visible) else {
        return nil
      }
      // Where the layer above isn't shown, no change is needed.
      for index in 0..<count where !isParentShown[index] {
        isShown[index] = index < first || isShown[index - 1]
      }
      var behind = track.blursBackdrop ? unmoved(behind, layers) : []
      let own = [shadow(layers), blurred(behind, layers), background(layers)]
      behind += own.compactMap { $0 }
      let parts = own + [content(track, layers, isShown, over: behind), border(layers)]
      let children = parts.compactMap { $0 }.flatMap { $0.isPlainGroup ? $0.children : [$0] }
      guard !children.isEmpty else { return nil }
      var group = SVGElement("g", children: moved(children, layers))
      if layers.contains(where: { $0.opacity < 1 }) {
        group = clock.animating(group, "opacity", layers.map { [$0.opacity] }, tolerance: 0.01)
      }
      group = clock.showing(group, isShown)
      if let mask = layers.lazy.compactMap(\.mask).first, let reference = stills.maskReference(mask) {
        group = group.with("mask", reference)
      }
      return group
    }

    // MARK: - Place

    /// Moves, rotates, and scales `children`, which are drawn from the layer's top left corner.
    private func moved(_ children: [SVGElement], _ layers: [LayerSnapshot]) -> [SVGElement] {
      let planes = layers.map(PlaneParts.init)
      guard planes.contains(where: \.isTransformed) else {
        let places = planes.map { zip($0.position, $0.anchor).map { $0 - $1 } }
        return clock.transforming(children, "translate", places)
      }
      var result = clock.transforming(children, "translate", planes.map { $0.anchor.map { -$0 } })
      result = clock.transforming(result, "scale", planes.map(\.scale), tolerance: 0.001)
      result = clock.transforming(result, "rotate", planes.map { [$0.degrees] }, tolerance: 0.1)
      return clock.transforming(result, "translate", planes.map(\.position))
    }

    /// Undoes `moved(_:_:)`: elements in the coordinates of the superlayer are drawn from the layer's top left corner.
    private func unmoved(_ children: [SVGElement], _ layers: [LayerSnapshot]) -> [SVGElement] {
      guard !children.isEmpty else { return [] }
      let planes = layers.map(PlaneParts.init)
      var result = clock.transforming(children, "translate", planes.map { $0.position.map { -$0 } })
      result = clock.transforming(result, "rotate", planes.map { [-$0.degrees] }, tolerance: 0.1)
      let scales = planes.map { $0.scale.map { abs($0) < 1e-3 ? 1 : 1 / $0 } }
      result = clock.transforming(result, "scale", scales, tolerance: 0.001)
      return clock.transforming(result, "translate", planes.map(\.anchor))
    }

    // MARK: - Parts

    /// Returns what is behind the layer, blurred, while the layer blurs it. The radius is the largest one of all
    /// frames.
    private func blurred(_ behind: [SVGElement], _ layers: [LayerSnapshot]) -> SVGElement? {
      guard let radius = layers.map(\.backdropBlur).max(), radius > 0 else { return nil }
      let area = layers.reduce(CGRect.zero) { $0.union(CGRect(origin: .zero, size: $1.bounds.size)) }
      let blur = BackdropBlur(definitions: definitions).element(
        behind: behind, radius: radius, area: area, outline: outline(layers))
      return blur.map { clock.showing($0, layers.map { $0.backdropBlur > 0 }) }
    }

    private func background(_ layers: [LayerSnapshot]) -> SVGElement? {
      guard layers.contains(where: { $0.backgroundColor != nil }) else { return nil }
      return colored(outline(layers), "fill", layers.map(\.backgroundColor))
    }

    private func border(_ layers: [LayerSnapshot]) -> SVGElement? {
      guard layers.contains(where: { $0.border != nil }) else { return nil }
      let line = outline(layers, inset: { ($0.border?.width ?? 0) / 2 }).with("fill", "none")
      let wide = clock.animating(line, "stroke-width", layers.map { [$0.border?.width ?? 0] })
      return colored(wide, "stroke", layers.map { $0.border?.color })
    }

    private func shadow(_ layers: [LayerSnapshot]) -> SVGElement? {
      let shadows = layers.map { layer in
        let isCast = layer.shadow?.pathBox != nil || layer.backgroundColor != nil
        return isCast && !layer.masksToBounds ? layer.shadow : nil
      }
      guard let widest = shadows.compactMap({ $0?.radius }).max() else { return nil }
      let boxes = zip(layers, shadows).map { layer, shadow -> CGRect in
        let caster = shadow?.pathBox ?? CGRect(origin: .zero, size: layer.bounds.size)
        return caster.offsetBy(dx: shadow?.offset.width ?? 0, dy: shadow?.offset.height ?? 0)
      }
      let opacities = shadows.map { [$0.map { $0.opacity * $0.color.alpha } ?? 0] }
      guard opacities.contains(where: { $0[0] > 0 }) else { return nil }
      let color = shadows.lazy.compactMap(\.self).first?.color
      var shape = rectangle(boxes).with("fill", color?.svgText ?? "#000")
      shape = clock.animating(shape, "fill-opacity", opacities, tolerance: 0.005)
      guard widest > 0 else { return shape }
      let blur = SVGElement("feGaussianBlur", ["stdDeviation": widest])
      let filter = SVGElement(
        "filter", ["x": "-20%", "y": "-50%", "width": "140%", "height": "200%"], children: [blur])
      return shape.with("filter", definitions.reference("filter", to: filter))
    }

    /// Returns gradient, shape, picture, text, and sublayers, clipped to the bounds if the layer clips.
    private func content(
      _ track: LayerTrack, _ layers: [LayerSnapshot], _ isShown: [Bool], over behind: [SVGElement]
    ) -> SVGElement? {
      let origins = layers.map { [-Double($0.bounds.minX), -Double($0.bounds.minY)] }
      var children = variants(layers, \.gradient) { gradient in
        stills.fill(of: gradient).map { rectangle(layers.map(\.bounds)).with("fill", $0) }
      }
      children += variants(layers, \.shape) { stills.shape($0) }
      children += pictures(layers) + lines(layers)
      let inside =
        track.blursBackdrop ? clock.transforming(behind, "translate", origins.map { $0.map { -$0 } }) : []
      for sublayer in track.sublayers {
        let visible = sublayer.blursBackdrop ? inside + children : []
        if let element = element(sublayer, within: isShown, over: visible) { children.append(element) }
      }
      guard !children.isEmpty else { return nil }
      let group = SVGElement("g", children: clock.transforming(children, "translate", origins))
      guard layers.contains(where: \.masksToBounds) else { return group }
      let clip = SVGElement("clipPath", children: [outline(layers)])
      return group.with("clip-path", definitions.reference("clip", to: clip))
    }

    private func pictures(_ layers: [LayerSnapshot]) -> [SVGElement] {
      let names = layers.compactMap { $0.image?.identifier }
      return Set(names).sorted().compactMap { name in
        let uses = layers.map { $0.image?.identifier == name ? $0.image : nil }
        guard let images = Self.withoutGaps(uses), let source = stills.pictureSource(images[0]) else {
          return nil
        }
        let (frames, size) = (images.map(\.frame), images[0].size)
        let picture = SVGElement("use", ["xlink:href": "#\(source)"])
        let scales = frames.map { [$0.width / size.width, $0.height / size.height].map { Double($0) } }
        let scaled = clock.transforming([picture], "scale", scales, tolerance: 0.0005)
        let places = frames.map { [Double($0.minX), Double($0.minY)] }
        let group = SVGElement("g", children: clock.transforming(scaled, "translate", places))
        return clock.showing(group, uses.map { $0 != nil })
      }
    }

    private func lines(_ layers: [LayerSnapshot]) -> [SVGElement] {
      var keys: [String] = []
      var tracks: [String: [LayerSnapshot.TextLine?]] = [:]
      for (frame, layer) in layers.enumerated() {
        for (index, line) in layer.text.enumerated() where line.width > 0 {
          let key = "\(index) \(line.fontWeight) \(line.text)"
          if tracks[key] == nil {
            keys.append(key)
            tracks[key] = Array(repeating: nil, count: layers.count)
          }
          tracks[key]?[frame] = line
        }
      }
      return keys.compactMap { tracks[$0].flatMap(line) }
    }

    /// Returns a line of text at its baseline, stretched to its measured width if the viewer has other fonts.
    private func line(_ values: [LayerSnapshot.TextLine?]) -> SVGElement? {
      guard let lines = Self.withoutGaps(values), !lines[0].text.allSatisfy(\.isWhitespace) else {
        return nil
      }
      var element = SVGElement(
        "text", ["font-weight": lines[0].fontWeight, "lengthAdjust": "spacingAndGlyphs"], text: lines[0].text)
      element = clock.animating(element, "x", lines.map { [$0.x] })
      element = clock.animating(element, "y", lines.map { [$0.baseline] })
      element = clock.animating(element, "font-size", lines.map { [$0.fontSize] }, tolerance: 0.05)
      element = clock.animating(element, "textLength", lines.map { [$0.width] })
      element = colored(element, "fill", lines.map(\.color))
      return clock.showing(element, values.map { $0 != nil })
    }

    /// Returns each distinct value as an element of its own, which is visible while the layer has that value.
    private func variants<Value: Hashable>(
      _ layers: [LayerSnapshot], _ value: KeyPath<LayerSnapshot, Value?>, draw: (Value) -> SVGElement?
    ) -> [SVGElement] {
      let values = layers.map { $0[keyPath: value] }
      var seen: [Value] = []
      for case let value? in values where !seen.contains(value) { seen.append(value) }
      return seen.compactMap { value in
        draw(value).map { clock.showing(SVGElement("g", children: [$0]), values.map { $0 == value }) }
      }
    }

    /// Returns the values of all frames, or `nil` if there are none. A missing value is that of the frame before; the first
    /// one is that of the next frame with a value.
    private static func withoutGaps<Value>(_ values: [Value?]) -> [Value]? {
      guard var last = values.lazy.compactMap(\.self).first else { return nil }
      return values.map { value in
        last = value ?? last
        return last
      }
    }

    // MARK: - Shapes and colors

    private func rectangle(_ boxes: [CGRect]) -> SVGElement {
      var element = SVGElement("rect")
      for (name, values) in [("x", boxes.map { [Double($0.minX)] }), ("y", boxes.map { [Double($0.minY)] })] {
        if values.contains(where: { $0 != [0] }) { element = clock.animating(element, name, values) }
      }
      element = clock.animating(element, "width", boxes.map { [Double($0.width)] })
      return clock.animating(element, "height", boxes.map { [Double($0.height)] })
    }

    /// The rectangle from the top left corner, with its rounded corners.
    private func outline(
      _ layers: [LayerSnapshot], inset: (LayerSnapshot) -> Double = { _ in 0 }
    ) -> SVGElement {
      let boxes = layers.map { layer in
        CGRect(origin: .zero, size: layer.bounds.size).insetBy(
          dx: CGFloat(inset(layer)), dy: CGFloat(inset(layer)))
      }
      let radii = zip(layers, boxes).map { layer, box in
        max(0, min(layer.cornerRadius - inset(layer), Double(min(box.width, box.height)) / 2))
      }
      guard radii.contains(where: { $0 > 0 }) else { return rectangle(boxes) }
      let corners = layers[0].maskedCorners
      if corners == 15 { return clock.animating(rectangle(boxes), "rx", radii.map { [$0] }) }
      let numbers = zip(boxes, radii).map { box, radius in
        [Double(box.minX), Double(box.minY), Double(box.width), Double(box.height), radius]
      }
      return clock.animating(SVGElement("path"), "d", numbers) { numbers in
        let box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let path = SVGElement.rectangle(box, radius: numbers[4], corners: corners)
        return path.attributes.first { $0.name == "d" }?.value.svgText ?? ""
      }
    }

    private func colored(
      _ element: SVGElement, _ name: String, _ colors: [LayerSnapshot.Color?]
    ) -> SVGElement {
      guard let known = Self.withoutGaps(colors) else { return element.with(name, "none") }
      let parts = known.map { color in
        [color.red, color.green, color.blue].map { min(max($0, 0), 1) * 255 }
      }
      let result = clock.animating(element, name, parts, tolerance: 1.5) { parts in
        "rgb(\(parts.map { String(Int($0.rounded())) }.joined(separator: ",")))"
      }
      let alphas = colors.map { [$0?.alpha ?? 0] }
      guard alphas.contains(where: { $0[0] < 1 }) else { return result }
      return clock.animating(result, "\(name)-opacity", alphas, tolerance: 0.01)
    }
  }

  extension SVGElement {
    /// A Boolean value that indicates whether this is a group that only holds its children together.
    fileprivate var isPlainGroup: Bool { name == "g" && attributes.isEmpty }
  }

  /// The position of a layer in the superlayer: its position with its transform's translation, a rotation, and a scale. Skews
  /// are ignored.
  private struct PlaneParts {
    /// The position of the anchor in the layer above.
    var position: [Double]
    /// The anchor's distance from the layer's top left corner.
    let anchor: [Double]
    var degrees = 0.0
    var scale = [1.0, 1]

    /// A Boolean value that indicates whether the transform has an effect.
    var isTransformed: Bool { hasTranslation || degrees != 0 || scale != [1, 1] }
    private var hasTranslation = false

    init(_ layer: LayerSnapshot) {
      position = [layer.position.x, layer.position.y]
      anchor = [layer.bounds.width * layer.anchorPoint.x, layer.bounds.height * layer.anchorPoint.y]
      guard let matrix = layer.planeMatrix else { return }
      let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
      position = [position[0] + matrix[4], position[1] + matrix[5]]
      hasTranslation = matrix[4] != 0 || matrix[5] != 0
      let width = (a * a + b * b).squareRoot()
      degrees = b == 0 && a >= 0 ? 0 : atan2(b, a) * 180 / .pi
      scale = [width, width > 0 ? (a * d - b * c) / width : d]
    }
  }
#endif
