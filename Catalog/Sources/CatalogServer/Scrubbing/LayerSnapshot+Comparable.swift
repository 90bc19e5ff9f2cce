extension LayerSnapshot {
  /// The snapshot in a form in which equal pictures of a screen are equal values.
  ///
  /// A table that has scrolled orders its rows by their reuse, not by their position, and keeps rows that can't be
  /// seen. Here, layers outside the screen are left out, and siblings that don't overlap are sorted by position.
  /// Accessibility identifiers and labels, which aren't drawn, are left out, too.
  func comparable(on screen: CGRect) -> LayerSnapshot {
    var copy = self
    copy.accessibilityIdentifier = nil
    copy.accessibilityLabel = nil
    copy.roundNumbers()
    let visible = copy.area(for: screen)
    copy.sublayers = Self.sorted(
      sublayers.filter { visible == nil || !$0.isOutside(visible ?? .zero) }
        .map { layer in visible.map { layer.comparable(on: $0) } ?? layer.comparable(on: .infinite) })
    return copy
  }

  /// Rounds lengths to a tenth of a point, less than can be seen. A header that comes back to its place differs from before
  /// by the sum of the rounding errors on its way.
  private mutating func roundNumbers() {
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 + 0 }
    func roundedPart(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
    position = CGPoint(x: rounded(position.x), y: rounded(position.y))
    bounds = CGRect(
      x: rounded(bounds.minX), y: rounded(bounds.minY), width: rounded(bounds.width),
      height: rounded(bounds.height))
    transform = transform.map { (($0 * 100_000).rounded() / 100_000) + 0 }
    opacity = roundedPart(opacity)
    cornerRadius = rounded(cornerRadius)
    for index in text.indices {
      text[index].x = rounded(text[index].x)
      text[index].baseline = rounded(text[index].baseline)
      text[index].width = rounded(text[index].width)
      text[index].fontSize = rounded(text[index].fontSize)
    }
    if let frame = image?.frame {
      image?.frame = CGRect(
        x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
        height: rounded(frame.height))
    }
    if let box = shadow?.pathBox {
      shadow?.pathBox = CGRect(
        x: rounded(box.minX), y: rounded(box.minY), width: rounded(box.width), height: rounded(box.height))
    }
    if let opacity = shadow?.opacity { shadow?.opacity = roundedPart(opacity) }
  }

  /// Returns the visible area in the layer's own coordinates, or `nil` if a transform makes it unknown.
  private func area(for parent: CGRect) -> CGRect? {
    guard transform.isEmpty, !parent.isInfinite else { return nil }
    let dx = bounds.minX + bounds.width * anchorPoint.x - position.x
    let dy = bounds.minY + bounds.height * anchorPoint.y - position.y
    return parent.offsetBy(dx: dx, dy: dy)
  }

  private func isOutside(_ visible: CGRect) -> Bool {
    guard transform.isEmpty, !visible.isInfinite, masksToBounds || sublayers.isEmpty, shadow == nil else {
      return false
    }
    return !box.intersects(visible) && text.isEmpty || box.maxY < visible.minY || box.minY > visible.maxY
  }

  /// The frame in the coordinates of the layer above, without its transform.
  private var box: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  private static func sorted(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
    var layers = layers
    var isSorted = false
    while !isSorted {
      isSorted = true
      for index in layers.indices.dropLast() where layers[index + 1].precedes(layers[index]) {
        layers.swapAt(index, index + 1)
        isSorted = false
      }
    }
    return layers
  }

  /// Returns whether the layer is nearer to the top left than `other`, and neither covers the other.
  private func precedes(_ other: LayerSnapshot) -> Bool {
    guard transform.isEmpty, other.transform.isEmpty, sublayers.isEmpty == other.sublayers.isEmpty,
      !box.insetBy(dx: 0.01, dy: 0.01).intersects(other.box)
    else { return false }
    return (box.minY, box.minX) < (other.box.minY, other.box.minX)
  }
}
