import Foundation

extension LayerSnapshot {
  /// Creates a snapshot of a layer and its descendants in their current state; returns `nil` if the layer is
  /// hidden, or shows its back and isn't double-sided.
  @preconcurrency @MainActor public init?(of layer: CALayer) {
    if layer.isHidden { return nil }
    // A layer without animations is presented with its model values. Copies are created only for other
    // layers.
    let shown = layer.animationRecords.isEmpty ? layer : layer.presentation() ?? layer
    let parent = layer.parent.map { $0.animationRecords.isEmpty ? $0 : $0.presentation() ?? $0 }
    let geometry = shown.shown(shown.geometry, in: parent)
    if !shown.isDoubleSided, geometry.showsBack { return nil }
    self.init(position: shown.position, bounds: shown.bounds)
    readGeometry(geometry)
    readLook(of: shown)
    readContent(of: layer)
    gradient = (shown as? CAGradientLayer).flatMap(Gradient.init)
    shape = (shown as? CAShapeLayer).flatMap(Shape.init)
    if let content = (shown as? CATextLayer)?.content { text = TextLine.linesAtTop(of: content, in: bounds) }
    accessibilityLabel = layer.view?.accessibilityLabel
    accessibilityIdentifier = layer.view?.accessibilityIdentifier
    mask = layer.mask.flatMap(LayerSnapshot.init(of:))
    sublayers = Self.backToFront(layer.sublayers ?? []).compactMap(LayerSnapshot.init(of:))
    showPartOfImage(shown.contentsRect)
    if let replicator = shown as? CAReplicatorLayer { showInstances(of: replicator) }
    readPattern(of: layer)
    readTransition(of: layer)
  }

  /// Creates a snapshot of a view and its descendants in their current state; returns `nil` if the view is
  /// hidden.
  @preconcurrency @MainActor public init?(of view: UIView) {
    self.init(of: view.layer)
  }

  /// Creates a snapshot of the windows on a device's screen, from back to front, in a layer of the screen's
  /// size.
  @preconcurrency @MainActor public init(screenOf simulator: HostSimulator) {
    let screen = simulator.screen.bounds
    self.init(position: CGPoint(x: screen.midX, y: screen.midY), bounds: screen)
    sublayers = simulator.visibleWindows.compactMap { LayerSnapshot(of: $0) }
  }

  private static func backToFront(_ layers: [CALayer]) -> [CALayer] {
    func depth(_ layer: CALayer) -> CGFloat {
      (layer.animationRecords.isEmpty ? layer : layer.presentation() ?? layer).zPosition
    }
    let depths = layers.map(depth)
    // Usually no layer has a `zPosition`, and the order of the tree is the drawing order.
    if depths.allSatisfy({ $0 == 0 }) { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }

  private mutating func readGeometry(_ geometry: LayerGeometry) {
    anchorPoint = geometry.anchorPoint
    transform = Self.numbers(of: geometry.transform)
  }

  private static func numbers(of t: CATransform3D) -> [Double] {
    if CATransform3DIsIdentity(t) { return [] }
    if CATransform3DIsAffine(t) { return [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42].map(Double.init) }
    return t.numbers
  }

  /// Shows the sublayers once for each instance.
  private mutating func showInstances(of layer: CAReplicatorLayer) {
    guard layer.instanceCount != 1 else { return }
    let originals = sublayers
    var transform = CATransform3DIdentity
    sublayers = (0..<max(0, layer.instanceCount)).map { index in
      var instance = LayerSnapshot(position: CGPoint(x: bounds.midX, y: bounds.midY), bounds: bounds)
      instance.transform = Self.numbers(of: transform)
      instance.opacity = Double(max(0, min(1, 1 + Float(index) * layer.instanceAlphaOffset)))
      instance.sublayers = originals
      transform = CATransform3DConcat(transform, layer.instanceTransform)
      return instance
    }
  }

  private mutating func readLook(of layer: CALayer) {
    opacity = Double(max(0, min(1, layer.opacity)))
    // Such a layer only contains sublayers.
    if layer is CATransformLayer { return }
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor.flatMap(Color.init)
    cornerRadius = Double(layer.cornerRadius)
    maskedCorners = layer.maskedCorners.rawValue & Self.allCorners
    backdropBlur = Double(layer.appearance.backdropBlur)
    if layer.borderWidth > 0, let color = layer.borderColor.flatMap(Color.init) {
      border = Border(width: Double(layer.borderWidth), color: color)
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor.flatMap(Color.init) {
      shadow = Shadow(
        color: color, opacity: Double(min(1, layer.shadowOpacity)), offset: layer.shadowOffset,
        radius: Double(layer.shadowRadius), pathBox: layer.shadowPath?.boundingBox)
    }
  }

  /// Replaces the image by a layer that shows a part of it, in unit coordinates, where all of it would be.
  private mutating func showPartOfImage(_ part: CGRect) {
    guard part != LayerAppearance.wholeContents, var whole = image else { return }
    image = nil
    guard part.width > 0, part.height > 0 else { return }
    let room = whole.frame
    let size = CGSize(width: room.width / part.width, height: room.height / part.height)
    whole.frame = CGRect(
      x: room.minX - part.minX * size.width, y: room.minY - part.minY * size.height, width: size.width,
      height: size.height)
    var layer = LayerSnapshot(position: CGPoint(x: room.midX, y: room.midY), bounds: room)
    layer.masksToBounds = true
    layer.image = whole
    sublayers.insert(layer, at: 0)
  }

  @MainActor private mutating func readContent(of layer: CALayer) {
    switch layer.contents {
    case let content as TextContent:
      text = TextLine.lines(of: content, in: bounds, view: layer.view)
    case let content as ImageContent:
      image = Image(
        content, in: bounds, mode: layer.view?.contentMode ?? .scaleToFill, part: layer.contentsRect.size)
    case let content as DrawnContent:
      image = Image(
        content.picture, in: bounds, mode: layer.view?.contentMode ?? .scaleToFill,
        part: layer.contentsRect.size)
      if let drawn = content.text { text = TextLine.lines(of: drawn, in: bounds, view: layer.view) }
    default:
      break
    }
  }
}

extension LayerSnapshot {
  /// Returns the bytes of all images that a layer and its descendants may display, by `Image.identifier`.
  @preconcurrency @MainActor public static func imageData(below layer: CALayer) -> [String: Data] {
    var data: [String: Data] = [:]
    if let image = (layer.contents as? ImageContent ?? (layer.contents as? DrawnContent)?.picture)?.image {
      data[image.identifier] = image.data
    }
    if let image = layer.backgroundPattern?.image { data[image.identifier] = image.data }
    if let old = layer.transition?.transition.imageData { data.merge(old) { first, _ in first } }
    for sublayer in layer.sublayers ?? [] {
      data.merge(imageData(below: sublayer)) { first, _ in first }
    }
    return data
  }
}
