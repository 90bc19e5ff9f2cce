/// The keyframes of one view's layout attributes.
///
/// Values are read individually at a `KeyframePosition`, because copying `LayoutValues` of 192 bytes for each
/// view and event costs more than the computation. A position must come from `marks`; positions of other
/// marks are a programmer error.
package struct LayoutTrack: Equatable, Sendable {
  private var keyframes = KeyframeTrack<LayoutValues>()
  /// A Boolean value that indicates whether any keyframe has a transform other than the identity. It remains
  /// `true` if such a keyframe is replaced.
  package private(set) var hasTransform = false
  /// A Boolean value that indicates whether all transforms are affine transforms in the plane. It remains
  /// `false` if a keyframe with another transform is replaced.
  package private(set) var isPlane = true

  package init() {}

  package var marks: KeyframeMarks { keyframes.marks }

  package var count: Int { keyframes.count }

  /// Returns the progress, 0...1, of the keyframe at `index`, in ascending order. Indices outside the track
  /// are a programmer error.
  package func progress(at index: Int) -> Double { keyframes.marks.progresses[index] }

  /// Returns the values of the keyframe at `index`. Indices outside the track are a programmer error.
  package func values(at index: Int) -> LayoutValues { keyframes.values[index] }

  /// Sets or replaces the keyframe at `progress`, clamped to 0...1. Returns `false`, without a change, if a number isn't finite.
  @discardableResult
  package mutating func set(_ values: LayoutValues, at progress: Double, easing: KeyframeEasing = .linear)
    -> Bool
  {
    guard keyframes.set(values, at: progress, easing: easing) else { return false }
    note(values.transform)
    return true
  }

  /// Removes the keyframe at exactly this progress. Returns `false` if there is none.
  @discardableResult
  package mutating func remove(at progress: Double) -> Bool {
    guard keyframes.remove(at: progress) else { return false }
    hasTransform = false
    isPlane = true
    for values in keyframes.values { note(values.transform) }
    return true
  }

  /// Returns center x, center y, width, and height at `position`, in points.
  package func place(at position: KeyframePosition) -> SIMD4<Double> {
    let lower = keyframes.values[position.lower].place
    guard position.fraction != 0 else { return lower }
    return lower + (keyframes.values[position.lower + 1].place - lower) * position.fraction
  }

  /// Returns the opacity at `position`, 0...1.
  package func alpha(at position: KeyframePosition) -> Double {
    let lower = keyframes.values[position.lower].alpha
    guard position.fraction != 0 else { return lower }
    return lower + (keyframes.values[position.lower + 1].alpha - lower) * position.fraction
  }

  /// Returns the order among the siblings and whether the view is hidden. Both are values of the lower
  /// keyframe.
  package func order(at position: KeyframePosition) -> (zIndex: Int, isHidden: Bool) {
    let lower = keyframes.values[position.lower]
    return (lower.zIndex, lower.isHidden)
  }

  /// Returns the transform at `position`. If `reducesMotion` is `true`, decorative transforms are replaced
  /// with the identity.
  package func transform(at position: KeyframePosition, reducesMotion: Bool) -> SIMD16<Double> {
    let lower = transform(at: position.lower, reducesMotion)
    guard position.fraction != 0 else { return lower }
    return lower + (transform(at: position.lower + 1, reducesMotion) - lower) * position.fraction
  }

  /// Returns the affine part of the transform at `position`. If `reducesMotion` is `true`, decorative
  /// transforms are replaced with the identity.
  package func planeTransform(at position: KeyframePosition, reducesMotion: Bool) -> PlaneTransform {
    let lower = planeTransform(at: position.lower, reducesMotion)
    guard position.fraction != 0 else { return lower }
    let upper = planeTransform(at: position.lower + 1, reducesMotion)
    return PlaneTransform(
      linear: lower.linear + (upper.linear - lower.linear) * position.fraction,
      translation: lower.translation + (upper.translation - lower.translation) * position.fraction)
  }

  // MARK: - Private

  private func transform(at index: Int, _ reducesMotion: Bool) -> SIMD16<Double> {
    if reducesMotion, keyframes.values[index].isTransformDecorative { return LayoutValues.identity }
    return keyframes.values[index].transform
  }

  private func planeTransform(at index: Int, _ reducesMotion: Bool) -> PlaneTransform {
    if reducesMotion, keyframes.values[index].isTransformDecorative { return .identity }
    return PlaneTransform(keyframes.values[index].transform)
  }

  private mutating func note(_ transform: SIMD16<Double>) {
    guard transform != LayoutValues.identity else { return }
    hasTransform = true
    if !PlaneTransform.isPlane(transform) { isPlane = false }
  }
}
