#if !canImport(ObjectiveC)
  /// Gradients and shapes.
  extension LayerPainter {
    /// Returns a reference to a gradient, or `nil` for a conic gradient, which SVG lacks.
    func fill(of gradient: LayerSnapshot.Gradient) -> String? {
      let stops = zip(gradient.colors, gradient.locations).map { color, location in
        SVGElement(
          "stop", ["offset": location, "stop-color": color.svgText, "stop-opacity": color.alpha])
      }
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      let definition: SVGElement
      switch gradient.kind {
      case "axial":
        definition = SVGElement(
          "linearGradient",
          ["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y],
          children: stops)
      case "radial":
        // A circle in the unit square becomes the ellipse that Core Animation draws in the bounds.
        let radius = max(abs(end.x - start.x), abs(end.y - start.y))
        definition = SVGElement(
          "radialGradient", ["cx": start.x, "cy": start.y, "r": radius], children: stops)
      default:
        return nil
      }
      return definitions.reference("gradient", to: definition)
    }

    /// Returns a filled outline with a stroke. A stroke of which only a part shows is drawn in full.
    func shape(_ shape: LayerSnapshot.Shape) -> SVGElement {
      var element = SVGElement("path", ["d": shape.path])
      element = shape.fillColor.map { element.filled($0) } ?? element.with("fill", "none")
      if shape.fillRule == "even-odd" { element = element.with("fill-rule", "evenodd") }
      guard let color = shape.strokeColor else { return element }
      element = element.stroked(color, width: shape.lineWidth)
        .with("stroke-linecap", shape.lineCap).with("stroke-linejoin", shape.lineJoin)
        .with("stroke-miterlimit", shape.miterLimit)
      guard !shape.dashes.isEmpty else { return element }
      return element.with("stroke-dasharray", shape.dashes.map(\.svgText).joined(separator: " "))
        .with("stroke-dashoffset", shape.dashPhase)
    }
  }
#endif
