/// The keyframes of one view's layout attributes.
///
/// Values are read individually at a `KeyframePosition`, because copying `LayoutValues` of 192 bytes for each
/// view and event costs more than the computation. A position must come from `marks`; positions of other
/// marks are a programmer error.
package typealias LayoutTrack = KeyframeTrack<LayoutValues>

extension LayoutTrack {
  /// A Boolean value that indicates whether any keyframe has a transform other than the identity.
  package var hasTransform: Bool { values.contains { $0.transform != LayoutValues.identity } }

  /// Returns center x, center y, width, and height at `position`, in points.
  package func place(at position: KeyframePosition) -> SIMD4<Double> { mix(at: position) { $0.place } }

  /// Returns the opacity at `position`, 0...1.
  package func alpha(at position: KeyframePosition) -> Double { mix(at: position) { $0.alpha } }

  /// Returns the order among the siblings and whether the view is hidden. Both are values of the lower
  /// keyframe.
  package func order(at position: KeyframePosition) -> (zIndex: Int, isHidden: Bool) {
    let lower = values[position.lower]
    return (lower.zIndex, lower.isHidden)
  }

  /// Returns the transform at `position`. If `reducesMotion` is `true`, decorative transforms are replaced
  /// with the identity.
  package func transform(at position: KeyframePosition, reducesMotion: Bool) -> SIMD16<Double> {
    mix(at: position) { reducesMotion && $0.isTransformDecorative ? LayoutValues.identity : $0.transform }
  }
}
