/// A value that keyframes can set.
package protocol KeyframeValue: Equatable, Sendable {
  /// A Boolean value that indicates whether all numbers are finite.
  var isFinite: Bool { get }
}

/// The keyframes of one property.
package struct KeyframeTrack<Value: KeyframeValue>: Equatable, Sendable {
  package private(set) var marks = KeyframeMarks()
  package private(set) var values: [Value] = []

  package init() {}

  package var count: Int { values.count }

  /// Sets or replaces the keyframe at `progress`, clamped to 0...1. Returns `false`, without a change, if a number isn't finite.
  @discardableResult
  package mutating func set(_ value: Value, at progress: Double, easing: KeyframeEasing = .linear) -> Bool {
    guard value.isFinite, let mark = marks.set(progress, easing: easing) else { return false }
    if mark.isNew { values.insert(value, at: mark.index) } else { values[mark.index] = value }
    return true
  }

  /// Removes the keyframe at exactly this progress. Returns `false` if there is none.
  @discardableResult
  package mutating func remove(at progress: Double) -> Bool {
    guard let index = marks.remove(progress) else { return false }
    values.remove(at: index)
    return true
  }
}

/// Numbers between which keyframes interpolate.
protocol KeyframeNumbers {
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (numbers: Self, factor: Double) -> Self
}

extension Double: KeyframeNumbers {}
extension SIMD2<Double>: KeyframeNumbers {}
extension SIMD4<Double>: KeyframeNumbers {}
extension SIMD16<Double>: KeyframeNumbers {}

extension KeyframeTrack {
  /// Returns a part of the values at `position`, which must come from `marks`.
  @inline(__always)
  func mix<Part: KeyframeNumbers>(at position: KeyframePosition, _ part: (Value) -> Part) -> Part {
    let lower = part(values[position.lower])
    guard position.fraction != 0 else { return lower }
    return lower + (part(values[position.lower + 1]) - lower) * position.fraction
  }
}

/// The keyframes of a property that consists of one or two numbers. Of one number, the second one is 0.
package typealias PropertyTrack = KeyframeTrack<SIMD2<Double>>

extension SIMD2<Double>: KeyframeValue {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension PropertyTrack {
  /// Returns the numbers at `position`, which must come from `marks`.
  package func value(at position: KeyframePosition) -> SIMD2<Double> { mix(at: position) { $0 } }
}

/// The keyframes of a length, for example of a constraint's constant, in points.
package typealias ConstantTrack = KeyframeTrack<Double>

extension Double: KeyframeValue {}

extension ConstantTrack {
  /// Returns the length at `progress`, or `nil` if there are no keyframes or the progress is NaN. Below the first keyframe and
  /// above the last one, their values apply.
  package func constant(atProgress progress: Double) -> Double? {
    guard let position = marks.position(of: progress) else { return nil }
    let length = mix(at: position) { $0 }
    // The difference of two great numbers may not be finite.
    guard !length.isFinite else { return length }
    return values[position.lower] * (1 - position.fraction) + values[position.lower + 1] * position.fraction
  }
}
