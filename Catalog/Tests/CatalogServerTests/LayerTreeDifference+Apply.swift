@testable import CatalogServer
import HeaderTesting

/// What the page has of a picture, and what it does with a difference.
struct PageModel {
  private var looks: [Int: LayerSnapshot] = [:]
  private var children: [Int: [Int]] = [:]
  private var root = 0

  /// Does what a difference says, as `picture.js` does.
  mutating func apply(_ difference: LayerTreeDifference) {
    root = difference.root
    for change in difference.changes {
      var look = looks[change.number] ?? LayerSnapshot(position: .zero, bounds: .zero)
      for property in change.properties { look.set(property) }
      looks[change.number] = look
      if let below = change.children { children[change.number] = below }
    }
    for number in difference.removed { remove(number) }
  }

  private mutating func remove(_ number: Int) {
    looks[number] = nil
    for child in children.removeValue(forKey: number) ?? [] { remove(child) }
  }

  /// How many layers are known.
  var count: Int { looks.count }

  /// The whole picture; nil if a layer is missing.
  var picture: LayerSnapshot? { layer(root) }

  private func layer(_ number: Int) -> LayerSnapshot? {
    guard var layer = looks[number] else { return nil }
    for child in children[number] ?? [] {
      guard let below = self.layer(child) else { return nil }
      layer.sublayers.append(below)
    }
    return layer
  }
}

extension LayerSnapshot {
  fileprivate mutating func set(_ property: LayerProperty) {
    switch property {
    case .position(let value): position = value
    case .bounds(let value): bounds = value
    case .anchorPoint(let value): anchorPoint = value
    case .transform(let value): transform = value
    case .opacity(let value): opacity = value
    case .masksToBounds(let value): masksToBounds = value
    case .backgroundColor(let value): backgroundColor = value
    case .cornerRadius(let value): cornerRadius = value
    case .maskedCorners(let value): maskedCorners = value
    case .border(let value): border = value
    case .backdropBlur(let value): backdropBlur = value
    case .shadow(let value): shadow = value
    case .text(let value): text = value
    case .image(let value): image = value
    case .gradient(let value): gradient = value
    case .shape(let value): shape = value
    case .mask(let value): mask = value
    case .label(let value): accessibilityLabel = value
    case .identifier(let value): accessibilityIdentifier = value
    }
  }

  /// The layer and all below it.
  var layerCount: Int { sublayers.reduce(1) { $0 + $1.layerCount } }
}
