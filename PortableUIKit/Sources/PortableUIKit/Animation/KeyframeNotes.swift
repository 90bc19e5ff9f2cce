/// The changes in the key frames of an animation whose calculation mode needs all of them at once.
final class KeyframeNotes {
  /// The changes of one property.
  private struct Entry {
    let layer: CALayer
    let key: LayerKey
    let start: [Double]
    var frames: [(window: ClosedRange<Double>, value: [Double])] = []
  }

  private let mode: KeyframeCourse.Mode
  private var entries: [Entry] = []

  init(_ mode: KeyframeCourse.Mode) { self.mode = mode }

  /// Stores that a property reaches its current value in a part of the whole.
  func note(_ layer: CALayer, _ key: LayerKey, from old: [Double], in window: ClosedRange<Double>) {
    let place = entries.firstIndex { $0.layer === layer && $0.key == key }
    let index = place ?? entries.count
    if place == nil { entries.append(Entry(layer: layer, key: key, start: old)) }
    entries[index].frames.removeAll { $0.window == window }
    entries[index].frames.append((window, layer.modelNumbers(key)))
  }

  /// Calls a closure with the course of each property.
  func forEach(_ body: (CALayer, LayerKey, KeyframeCourse) -> Void) {
    for entry in entries {
      var start = entry.start
      // No color is animated like the first color with an alpha of 0.
      if entry.key.isColor, start.last == 0, let first = entry.frames.first?.value {
        start = first.dropLast() + [0]
      }
      let course = KeyframeCourse(from: start, entry.frames, mode, isTransform: entry.key.isTransform)
      body(entry.layer, entry.key, course)
    }
  }
}
