@testable import CatalogServer
import HeaderTesting

/// Trees of layers that look a little like those of a screen, and steps from one to the next.
struct RandomLayers {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func tree(depth: Int = 4) -> LayerSnapshot {
    var layer = LayerSnapshot(position: point(), bounds: CGRect(origin: point(), size: size()))
    for _ in 0..<4 { change(&layer) }
    if depth > 0 {
      layer.sublayers = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in tree(depth: depth - 1) }
    }
    return layer
  }

  /// Does one to three steps.
  mutating func steps(_ layer: LayerSnapshot) -> LayerSnapshot {
    (0..<numbers.count(1...3)).reduce(layer) { layer, _ in step(layer) }
  }

  /// Does one of the things that happen to layers between frames, somewhere.
  mutating func step(_ layer: LayerSnapshot) -> LayerSnapshot {
    var layer = layer
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: change(&layer)
    case 1: layer.sublayers.shuffle(using: &numbers)
    case 2:
      layer.sublayers.insert(tree(depth: 1), at: Int.random(in: 0...layer.sublayers.count, using: &numbers))
    case 3 where !layer.sublayers.isEmpty:
      layer.sublayers.remove(at: Int.random(in: layer.sublayers.indices, using: &numbers))
    case 4 where !layer.sublayers.isEmpty: layer.sublayers.append(layer.sublayers.removeFirst())
    case 5 where !layer.sublayers.isEmpty: layer.sublayers.append(layer.sublayers[0])
    case 6: break
    default:
      guard let index = layer.sublayers.indices.randomElement(using: &numbers) else { break }
      layer.sublayers[index] = step(layer.sublayers[index])
    }
    return layer
  }

  private mutating func change(_ layer: inout LayerSnapshot) {
    switch Int.random(in: 0..<19, using: &numbers) {
    case 0: layer.position = point()
    case 1: layer.bounds.origin = point()
    case 2: layer.bounds.size = size()
    case 3: layer.opacity = Double.random(in: 0...1, using: &numbers)
    case 4: layer.transform = Bool.random(using: &numbers) ? [] : [1, 0, 0, 1, 5, 7]
    case 5: layer.masksToBounds.toggle()
    case 6: layer.backgroundColor = Bool.random(using: &numbers) ? color() : nil
    case 7: layer.cornerRadius = Double.random(in: 0...20, using: &numbers)
    case 8: layer.maskedCorners = UInt.random(in: 0...15, using: &numbers)
    case 9: layer.border = Bool.random(using: &numbers) ? .init(width: 1, color: color()) : nil
    case 10:
      layer.shadow =
        Bool.random(using: &numbers)
        ? .init(color: color(), opacity: 0.5, offset: .zero, radius: 3, pathBox: nil) : nil
    case 11:
      layer.text = [
        .init(text: "word", x: 1, baseline: 2, width: 3, fontSize: 17, fontWeight: 400, color: color())
      ]
    case 12: layer.text = []
    case 13:
      layer.gradient = .init(
        kind: "axial", colors: [color(), color()], locations: [0, 1], startPoint: .zero,
        endPoint: CGPoint(x: 0, y: 1))
    case 14: layer.anchorPoint = CGPoint(x: 0, y: 1)
    case 15: layer.accessibilityLabel = Bool.random(using: &numbers) ? "label" : nil
    case 16: layer.accessibilityIdentifier = Bool.random(using: &numbers) ? "identifier" : nil
    case 17: layer.backdropBlur = Bool.random(using: &numbers) ? 20 : 0
    default: layer.mask = Bool.random(using: &numbers) ? LayerSnapshot(position: point(), bounds: .zero) : nil
    }
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: Int.random(in: -50...50, using: &numbers), y: Int.random(in: -50...50, using: &numbers))
  }

  private mutating func size() -> CGSize {
    CGSize(width: Int.random(in: 0...99, using: &numbers), height: Int.random(in: 0...99, using: &numbers))
  }

  private mutating func color() -> LayerSnapshot.Color {
    .init(red: Double.random(in: 0...1, using: &numbers), green: 0, blue: 0, alpha: 1)
  }
}
