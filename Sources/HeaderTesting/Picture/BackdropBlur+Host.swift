#if !canImport(ObjectiveC)
  /// Blurs the area behind a layer, like the bars and visual effect views of UIKit.
  ///
  /// SVG filters don't have access to the area behind an element. Therefore, everything behind a blurring layer is drawn a
  /// second time, in the layer's coordinates, and blurred there.
  struct BackdropBlur {
    let definitions: SVGDefinitions

    /// Returns what is `behind` a layer, blurred and clipped.
    ///
    /// - Parameters:
    ///   - behind: What has been drawn behind the layer, in its coordinates, from back to front.
    ///   - radius: The blur radius, in points.
    ///   - area: The largest area that shows the result, in the layer's coordinates.
    ///   - outline: The outline of the layer.
    func element(behind: [SVGElement], radius: Double, area: CGRect, outline: SVGElement) -> SVGElement? {
      guard radius > 0, !behind.isEmpty, area.width > 0, area.height > 0 else { return nil }
      let backdrop = definitions.identifier("backdrop", of: SVGElement("g", children: behind))
      let clip = definitions.reference("clip", to: SVGElement("clipPath", children: [outline]))
      // Clipped twice, so that colors neither enter the layer from outside nor leave it.
      let sharp = SVGElement("use", ["xlink:href": "#\(backdrop)"]).with("clip-path", clip)
      let blurred = SVGElement("g", children: [sharp])
        .with("filter", definitions.reference("filter", to: filter(radius: radius, area: area)))
      return SVGElement("g", children: [blurred]).with("clip-path", clip)
    }

    /// A blur of what is in the area, without its surroundings, that doesn't fade at the edges.
    private func filter(radius: Double, area: CGRect) -> SVGElement {
      // At an edge, half of the opacity is left; in a corner, a quarter.
      let opaque = SVGElement("feFuncA", ["type": "linear", "slope": 4])
      return SVGElement(
        "filter",
        [
          "filterUnits": "userSpaceOnUse", "x": area.minX, "y": area.minY, "width": area.width,
          "height": area.height, "color-interpolation-filters": "sRGB",
        ],
        children: [
          SVGElement("feGaussianBlur", ["stdDeviation": radius]),
          SVGElement("feComponentTransfer", children: [opaque]),
        ])
    }
  }

  /// Transforms of the plane, as six numbers in SVG's order.
  enum PlaneMatrix {
    /// Returns the matrix that undoes `matrix`, or `nil` if there is none.
    static func inverse(_ matrix: [Double]) -> [Double]? {
      let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
      let area = a * d - b * c
      guard abs(area) > 1e-9 else { return nil }
      let (x, y) = (matrix[4], matrix[5])
      return [d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area]
    }
  }

  extension LayerSnapshot {
    /// A Boolean value that indicates whether this layer or one of its sublayers blurs the area behind it.
    var blursBackdrop: Bool { backdropBlur > 0 || sublayers.contains(where: \.blursBackdrop) }
  }

  extension LayerTrack {
    /// A Boolean value that indicates whether this layer or one of its sublayers blurs the area behind it in any frame.
    var blursBackdrop: Bool {
      frames.contains { ($0?.backdropBlur ?? 0) > 0 } || sublayers.contains(where: \.blursBackdrop)
    }
  }
#endif
