/// The conversion path between the coordinates of two layers: up to the nearest common superlayer, then down.
///
/// The positions of root layers of different trees are in one coordinate system. Nothing is allocated.
struct CoordinatePath {
  private let source: CALayer
  private let target: CALayer
  /// The numbers of layers to go up and down.
  private let steps: (up: Int, down: Int)

  init(from source: CALayer, to target: CALayer) {
    self.source = source
    self.target = target
    steps = CoordinatePath.steps(from: source, to: target)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var point = point
    climb(source, steps.up) { point = $0.toSuperlayer(point) }
    descend(target, steps.down) { point = $0.fromSuperlayer(point) }
    return point
  }

  func convert(_ rect: CGRect) -> CGRect {
    var rect = rect
    climb(source, steps.up) { rect = $0.toSuperlayer(rect) }
    descend(target, steps.down) { rect = $0.fromSuperlayer(rect) }
    return rect
  }

  // Layers are passed, because passing their geometry would copy 240 bytes.
  private func climb(_ layer: CALayer, _ count: Int, _ visit: (CALayer) -> Void) {
    guard count > 0 else { return }
    visit(layer)
    if layer.modelLayer == nil {
      layer.parentReference?._withUnsafeGuaranteedRef { climb($0, count - 1, visit) }
    } else if let parent = layer.superlayer {
      climb(parent, count - 1, visit)
    }
  }

  private func descend(_ layer: CALayer, _ count: Int, _ visit: (CALayer) -> Void) {
    guard count > 0 else { return }
    if let parent = layer.parentForConversion { descend(parent, count - 1, visit) }
    visit(layer)
  }

  private static func steps(from source: CALayer, to target: CALayer) -> (up: Int, down: Int) {
    // Most conversions go to a superlayer.
    if source.modelLayer == nil, target.modelLayer == nil, let up = source.levels(below: target) {
      return (up, 0)
    }
    var (above, below) = (source, target)
    var (up, down) = (0, 0)
    let (sourceDepth, targetDepth) = (depth(of: source), depth(of: target))
    while sourceDepth - up > targetDepth, let parent = above.parentForConversion {
      (above, up) = (parent, up + 1)
    }
    while targetDepth - down > sourceDepth, let parent = below.parentForConversion {
      (below, down) = (parent, down + 1)
    }
    while !isSame(above, below), let first = above.parentForConversion, let second = below.parentForConversion
    {
      (above, up) = (first, up + 1)
      (below, down) = (second, down + 1)
    }
    // The positions of the roots of two trees are in the same coordinate system, that of the screen.
    return isSame(above, below) ? (up, down) : (up + 1, down + 1)
  }

  private static func depth(of layer: CALayer) -> Int {
    var depth = 0
    var layer = layer
    while let parent = layer.parentForConversion { (layer, depth) = (parent, depth + 1) }
    return depth
  }

  /// Two presentation layers of the same layer are considered the same.
  private static func isSame(_ first: CALayer, _ second: CALayer) -> Bool {
    first === second || first.modelLayer != nil && first.modelLayer === second.modelLayer
  }
}

extension CALayer {
  /// Converts a rectangle to the coordinates of a superlayer, or returns `nil` if the other layer is none. Most
  /// conversions are of this kind. A path for them would retain both layers.
  final func converted(_ rect: CGRect, toSuperlayer layer: ObjectIdentifier) -> CGRect? {
    if ObjectIdentifier(self) == layer { return rect }
    guard modelLayer == nil else { return nil }
    return parentReference?.borrow { $0.converted(toSuperlayer(rect), toSuperlayer: layer) } ?? nil
  }

  /// The number of levels by which the layer is below a superlayer, or `nil` if the other layer is none.
  fileprivate final func levels(below layer: CALayer) -> Int? {
    if self === layer { return 0 }
    guard let levels = parentReference?._withUnsafeGuaranteedRef({ $0.levels(below: layer) }) else {
      return nil
    }
    return levels + 1
  }
}
