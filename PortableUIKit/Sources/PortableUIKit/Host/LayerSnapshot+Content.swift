import Foundation

extension LayerSnapshot.Color {
  /// Returns `nil` for a transparent color and for a pattern.
  init?(_ color: CGColor) {
    guard color.alpha > 0, color.tile == nil else { return nil }
    func unit(_ value: CGFloat) -> Double { Double(max(0, min(1, value))) }
    self.init(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
  }
}

extension LayerSnapshot.TextLine {
  /// Returns the lines of a label, centered vertically. A line with several fonts or colors has one entry for
  /// each.
  @MainActor static func lines(of content: TextContent, in bounds: CGRect, view: UIView?) -> [Self] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let traits = view?.traitCollection ?? .current
    let layout = content.fittedLayout(in: bounds.size)
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    let weights = layout.looks.map(\.font.weight.webWeight)
    let colors = layout.looks.map { LayerSnapshot.Color($0.color.resolvedColor(with: traits).cgColor) }
    var entries: [Self] = []
    for (line, baseline) in zip(layout.lines, layout.baselines) {
      var x = bounds.minX + line.inset(content.alignment, in: bounds.width, isRightToLeft: isRightToLeft)
      let isStretched = content.alignment == .justified && line.canBeJustified && line.width > 0
      let stretch = isStretched ? max(1, bounds.width / line.width) : 1
      for run in line.runs {
        defer { x += run.width * stretch }
        guard let color = colors[run.look] else { continue }
        let font = layout.looks[run.look].font
        entries.append(
          Self(
            text: run.text, x: Double(x), baseline: Double(top + baseline),
            width: Double(run.width * stretch), fontSize: Double(font.pointSize),
            fontWeight: weights[run.look], color: color))
      }
    }
    return shadows(of: entries, content.shadow, traits) + entries
  }

  /// Returns the lines of a text that begins at the top of a rectangle.
  @MainActor static func linesAtTop(of content: TextContent, in bounds: CGRect) -> [Self] {
    let height = content.fittedLayout(in: bounds.size).size.height
    let used = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    return lines(of: content, in: used, view: nil)
  }

  /// Returns the entries of the text shadow, which are behind the lines.
  @MainActor private static func shadows(
    of entries: [Self], _ shadow: (color: UIColor, offset: CGSize)?, _ traits: UITraitCollection
  ) -> [Self] {
    guard let shadow, let color = LayerSnapshot.Color(shadow.color.resolvedColor(with: traits).cgColor)
    else { return [] }
    return entries.map { entry in
      var copy = entry
      copy.x += Double(shadow.offset.width)
      copy.baseline += Double(shadow.offset.height)
      copy.color = color
      return copy
    }
  }
}

extension CALayer {
  /// The picture of a background that is a pattern, or `nil` if it's none. Its tiles begin at the origin of the layer's
  /// coordinates.
  final var backgroundPattern: ImageContent? {
    let shown = animationRecords.isEmpty ? self : presentation() ?? self
    guard let color = shown.backgroundColor, let tile = color.tile, color.alpha > 0, !bounds.isEmpty else {
      return nil
    }
    return ImageContent(
      image: SVGDocument.picture(of: shown.bounds, tiledWith: tile, alpha: color.alpha))
  }
}

extension LayerSnapshot {
  /// Shows a pattern behind the content of the layer.
  @MainActor mutating func readPattern(of layer: CALayer) {
    guard let pattern = layer.backgroundPattern else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var background = LayerSnapshot(position: center, bounds: bounds)
    background.image = Image(
      pattern, in: bounds, mode: .scaleToFill, part: LayerAppearance.wholeContents.size)
    background.masksToBounds = true
    (background.cornerRadius, background.maskedCorners) = (cornerRadius, maskedCorners)
    // A layer shows its content behind its sublayers.
    var content = LayerSnapshot(position: center, bounds: bounds)
    (content.text, content.image, content.gradient, content.shape) = (text, image, gradient, shape)
    (text, image, gradient, shape) = ([], nil, nil, nil)
    sublayers.insert(contentsOf: [background, content], at: 0)
  }
}

extension LayerSnapshot.Image {
  /// - Parameter part: The size of the part of the image that fills the frame, as a share of the image's size.
  init(_ content: ImageContent, in bounds: CGRect, mode: UIView.ContentMode, part: CGSize) {
    identifier = content.image.identifier
    mediaType = content.image.format.rawValue
    size = content.image.size
    contentMode = "\(mode)"
    frame = content.frame(in: bounds, mode: mode, part: part)
  }
}
