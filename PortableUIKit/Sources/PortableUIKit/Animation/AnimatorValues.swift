import Foundation

/// The properties changed by a property animator, with their values before and after.
final class AnimatorValues {
  private struct Entry {
    let layer: CALayer
    let key: LayerKey
    let start: [Double]
    /// The view's own color, which may depend on traits.
    let startColor: UIColor?
    var end: [Double] = []
    var endColor: UIColor?
  }

  private var entries: [Entry] = []

  /// Records a property before its first change.
  func note(_ layer: CALayer, _ key: LayerKey, start: [Double], color: UIColor?) {
    guard !entries.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    entries.append(Entry(layer: layer, key: key, start: start, startColor: color))
  }

  /// Removes the animations of a course and keeps the presented values.
  @MainActor func freeze(_ course: AnimatorCourse) {
    for index in entries.indices {
      let (layer, key) = (entries[index].layer, entries[index].key)
      entries[index].end = layer.modelNumbers(key)
      entries[index].endColor = layer.view?.settings.backgroundColor
      let seen = layer.presentedNumbers(key, in: course)
      layer.removeAnimations(of: course, key)
      write(seen, nil, to: entries[index])
    }
  }

  /// Removes the animations of a course. The model values don't change.
  func release(_ course: AnimatorCourse) {
    for entry in entries { entry.layer.removeAnimations(of: course, entry.key) }
  }

  @MainActor func goToStart() {
    for entry in entries { write(entry.start, entry.startColor, to: entry, usesColor: true) }
  }

  /// Sets all properties to their end values, after `freeze`.
  @MainActor func goToEnd() {
    for entry in entries { write(entry.end, entry.endColor, to: entry, usesColor: true) }
  }

  @MainActor private func write(
    _ numbers: [Double], _ color: UIColor?, to entry: Entry, usesColor: Bool = false
  ) {
    let layer = entry.layer
    switch entry.key {
    case .bounds: layer.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .position: layer.position = CGPoint(x: numbers[0], y: numbers[1])
    case .transform: layer.transform = CATransform3D(numbers: numbers)
    case .opacity: layer.opacity = Float(numbers[0])
    case .cornerRadius: layer.cornerRadius = numbers[0]
    case .backgroundColor:
      let plain = UIColor(cgColor: CGColor(numbers: numbers))
      if let view = layer.view { view.setBackgroundColor(usesColor ? color : plain) }
    default: layer.setModelNumbers(numbers, of: entry.key)
    }
  }
}

extension CALayer {
  /// Returns the presented numbers of a property, considering only the animations of one course.
  fileprivate final func presentedNumbers(_ key: LayerKey, in course: AnimatorCourse) -> [Double] {
    var numbers = modelNumbers(key)
    for record in animationRecords.reversed() where record.animation.share?.course === course {
      guard let animation = record.animation as? CABasicAnimation, let property = record.property,
        property.key == key, let progress = animation.progress(atLocalTime: 0)
      else { continue }
      numbers = animation.applied(to: numbers, property, progress: progress.progress, runs: 0)
    }
    return numbers
  }

  fileprivate final func removeAnimations(of course: AnimatorCourse, _ key: LayerKey) {
    for record in animationRecords
    where record.property?.key == key && record.animation.share?.course === course {
      if let name = record.key { removeAnimation(forKey: name) }
    }
  }
}
