#if !canImport(ObjectiveC)
  /// Turns layer snapshots into SVG.
  struct LayerPainter {
    let definitions: SVGDefinitions
    let images: [String: Data]

    /// Returns the layer and its sublayers, in the coordinates of the superlayer, or `nil` if nothing is visible.
    ///
    /// - Parameter behind: What has been drawn behind the layer, in the same coordinates, from back to front.
    func element(_ layer: LayerSnapshot, over behind: [SVGElement] = []) -> SVGElement? {
      guard layer.opacity > 0 else { return nil }
      var behind = layer.blursBackdrop ? moved(behind, into: layer) : []
      let shadow = layer.masksToBounds ? nil : shadowElement(of: layer)
      let blurred = BackdropBlur(definitions: definitions).element(
        behind: behind, radius: layer.backdropBlur, area: layer.bounds, outline: outline(of: layer, inset: 0))
      let background = layer.backgroundColor.map { outline(of: layer, inset: 0).filled($0) }
      behind += [shadow, blurred, background].compactMap { $0 }
      let content = content(of: layer, over: behind)
      let border = layer.border.map {
        outline(of: layer, inset: $0.width / 2).with("fill", "none").stroked($0.color, width: $0.width)
      }
      let children = [shadow, blurred, background, content, border].compactMap { $0 }
      guard !children.isEmpty else { return nil }
      var group = SVGElement("g", ["transform": transform(of: layer)], children: children)
      if layer.opacity < 1 { group = group.with("opacity", layer.opacity) }
      if let mask = layer.mask.flatMap(maskReference) { group = group.with("mask", mask) }
      return group
    }

    // MARK: - Content

    /// Returns picture, text, and sublayers, clipped to the bounds if the layer clips.
    private func content(of layer: LayerSnapshot, over behind: [SVGElement]) -> SVGElement? {
      let gradient = layer.gradient.flatMap(fill).map { SVGElement.rectangle(layer.bounds).with("fill", $0) }
      let drawn = [gradient, layer.shape.map(shape), layer.image.flatMap(picture)]
      var children = (drawn + layer.text.map(text)).compactMap { $0 }
      for sublayer in layer.sublayers {
        let visible = sublayer.blursBackdrop ? behind + children : []
        if let element = element(sublayer, over: visible) { children.append(element) }
      }
      guard !children.isEmpty else { return nil }
      let group = SVGElement("g", children: children)
      guard layer.masksToBounds else { return group }
      let clip = SVGElement("clipPath", children: [outline(of: layer, inset: 0)])
      return group.with("clip-path", definitions.reference("clip", to: clip))
    }

    private func picture(_ image: LayerSnapshot.Image) -> SVGElement? {
      guard let identifier = pictureSource(image) else { return nil }
      let frame = image.frame
      let (x, y) = (frame.width / image.size.width, frame.height / image.size.height)
      let place = "translate(\(frame.minX.svgText) \(frame.minY.svgText))"
      return SVGElement(
        "use", ["xlink:href": "#\(identifier)", "transform": "\(place) scale(\(x.svgText) \(y.svgText))"])
    }

    /// Returns the name of a picture, or `nil` if it has no data. The document contains each picture once,
    /// however often it is used.
    func pictureSource(_ image: LayerSnapshot.Image) -> String? {
      guard let data = images[image.identifier], image.size.width > 0, image.size.height > 0 else {
        return nil
      }
      let source = SVGElement(
        "image",
        [
          "width": image.size.width, "height": image.size.height, "preserveAspectRatio": "none",
          "xlink:href": "data:\(image.mediaType);base64,\(data.base64EncodedString())",
        ])
      return definitions.identifier("picture", of: source)
    }

    /// Returns a line of text at its baseline, stretched to its measured width if the viewer has other fonts.
    private func text(_ line: LayerSnapshot.TextLine) -> SVGElement? {
      guard line.width > 0, !line.text.allSatisfy(\.isWhitespace) else { return nil }
      return SVGElement(
        "text",
        [
          "x": line.x, "y": line.baseline, "font-size": line.fontSize, "font-weight": line.fontWeight,
          "textLength": line.width, "lengthAdjust": "spacingAndGlyphs",
        ], text: line.text
      ).filled(line.color)
    }

    func maskReference(_ mask: LayerSnapshot) -> String? {
      guard let shape = element(mask) else { return nil }
      // SVG masks by brightness, layers by opacity. The filter makes everything opaque white.
      let whiten = SVGElement(
        "filter",
        children: [
          SVGElement(
            "feColorMatrix", ["type": "matrix", "values": "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"])
        ])
      let white = shape.with("filter", definitions.reference("filter", to: whiten))
      return definitions.reference("mask", to: SVGElement("mask", children: [white]))
    }

    // MARK: - Shapes

    private func transform(of layer: LayerSnapshot) -> String {
      let anchor = layer.anchor
      let (x, y) = (layer.position.x, layer.position.y)
      guard var matrix = layer.planeMatrix else {
        return "translate(\((x - anchor.x).svgText) \((y - anchor.y).svgText))"
      }
      matrix[4] += x
      matrix[5] += y
      return "matrix(\(Self.text(matrix))) translate(\((-anchor.x).svgText) \((-anchor.y).svgText))"
    }

    /// Converts elements from the coordinates of the superlayer to those of `layer`. Returns nothing if the layer has no area
    /// in the superlayer.
    private func moved(_ elements: [SVGElement], into layer: LayerSnapshot) -> [SVGElement] {
      guard !elements.isEmpty else { return [] }
      let anchor = layer.anchor
      let (x, y) = (layer.position.x, layer.position.y)
      guard let matrix = layer.planeMatrix else {
        return [.group(x: anchor.x - x, y: anchor.y - y, elements)]
      }
      guard let inverse = PlaneMatrix.inverse(matrix) else { return [] }
      let there = "translate(\(anchor.x.svgText) \(anchor.y.svgText)) matrix(\(Self.text(inverse)))"
      let transform = "\(there) translate(\((-x).svgText) \((-y).svgText))"
      return [SVGElement("g", ["transform": transform], children: elements)]
    }

    private static func text(_ matrix: [Double]) -> String {
      matrix.map { JSONText.number($0, parts: 1e6) }.joined(separator: " ")
    }

    /// The layer's rectangle, with its rounded corners.
    private func outline(of layer: LayerSnapshot, inset: Double) -> SVGElement {
      let box = layer.bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
      let largest = Double(min(box.width, box.height)) / 2
      let radius = max(0, min(layer.cornerRadius - inset, largest))
      guard radius > 0, layer.maskedCorners != 15 else { return .rectangle(box, radius: radius) }
      return .rectangle(box, radius: radius, corners: layer.maskedCorners)
    }

    private func shadowElement(of layer: LayerSnapshot) -> SVGElement? {
      guard let shadow = layer.shadow, shadow.pathBox != nil || layer.backgroundColor != nil else {
        return nil
      }
      let caster = shadow.pathBox ?? layer.bounds
      let box = caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      let radius = shadow.pathBox == nil ? layer.cornerRadius : 0
      var color = shadow.color
      color.alpha *= shadow.opacity
      let shape = SVGElement.rectangle(box, radius: radius).filled(color)
      guard shadow.radius > 0 else { return shape }
      let room = box.insetBy(dx: CGFloat(-3 * shadow.radius), dy: CGFloat(-3 * shadow.radius))
      let blur = SVGElement(
        "filter",
        [
          "filterUnits": "userSpaceOnUse", "x": room.minX, "y": room.minY, "width": room.width,
          "height": room.height,
        ], children: [SVGElement("feGaussianBlur", ["stdDeviation": shadow.radius])])
      return shape.with("filter", definitions.reference("filter", to: blur))
    }
  }

  extension LayerSnapshot {
    /// The anchor point in the layer's coordinates.
    fileprivate var anchor: CGPoint {
      CGPoint(
        x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    /// The six numbers of the layer's transform in SVG's order, or `nil` if it has none. Rotations out of the
    /// plane are drawn flat.
    var planeMatrix: [Double]? {
      switch transform.count {
      case 6: transform
      case 16: [0, 1, 4, 5, 12, 13].map { transform[$0] }
      default: nil
      }
    }
  }

  extension SVGElement {
    func filled(_ color: LayerSnapshot.Color) -> SVGElement {
      let filled = with("fill", color.svgText)
      return color.alpha < 1 ? filled.with("fill-opacity", color.alpha) : filled
    }

    func stroked(_ color: LayerSnapshot.Color, width: Double) -> SVGElement {
      let stroked = with("stroke", color.svgText).with("stroke-width", width)
      return color.alpha < 1 ? stroked.with("stroke-opacity", color.alpha) : stroked
    }
  }

  extension LayerSnapshot.Color {
    var svgText: String {
      let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
      return "rgb(\(parts.joined(separator: ",")))"
    }
  }
#endif
