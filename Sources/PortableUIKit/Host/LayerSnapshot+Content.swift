import Foundation

extension LayerSnapshot.Color {
  /// Nil for a colour that can't be seen.
  init?(_ color: CGColor) {
    guard color.alpha > 0 else { return nil }
    func unit(_ value: CGFloat) -> Double { Double(max(0, min(1, value))) }
    self.init(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
  }
}

extension LayerSnapshot.TextLine {
  /// The lines of a label, in the middle of its height.
  @MainActor static func lines(of content: TextContent, in bounds: CGRect, view: UIView?) -> [Self] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let traits = view?.traitCollection ?? .current
    guard let color = LayerSnapshot.Color(content.color.resolvedColor(with: traits).cgColor) else {
      return []
    }
    let layout = content.layout(width: bounds.width, height: bounds.height)
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    return layout.lines.enumerated().map { index, line in
      let x = line.inset(content.alignment, in: bounds.width, isRightToLeft: isRightToLeft)
      let isStretched = content.alignment == .justified && line.canBeJustified
      return Self(
        text: line.text,
        x: Double(bounds.minX + x),
        baseline: Double(top + layout.baseline(ofLine: index)),
        width: Double(isStretched ? max(line.width, bounds.width) : line.width),
        fontSize: Double(content.font.pointSize),
        fontWeight: content.font.weight.webWeight,
        color: color)
    }
  }
}

extension LayerSnapshot.Image {
  init(_ content: ImageContent, in bounds: CGRect, mode: UIView.ContentMode) {
    identifier = content.image.identifier
    mediaType = content.image.format.rawValue
    size = content.image.size
    contentMode = "\(mode)"
    frame = content.frame(in: bounds, mode: mode)
  }
}
