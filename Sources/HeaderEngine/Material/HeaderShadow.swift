/// The shadow below a header. See `Documentation/Behavior/FlexibleHeader.md#shadow`.
package struct HeaderShadow: Equatable, Sendable {
  /// The overlap over which the shadow fades in, in points.
  static let fadeLength = 8.0

  /// The opacity of the layer that casts the shadow, 0...1.
  package internal(set) var opacity = 0.0
  /// The visible fraction of the shadow, 0...1.
  package internal(set) var intensity = 0.0

  /// Updates the shadow of a header that covers `overlap` points of content and whose visible height is `visible` points.
  mutating func follow(
    overlap: Double, visible: Double, hidesStatusBar: Bool, configuration: MaterialConfiguration
  ) {
    let covering = Self.ramp(overlap)
    if hidesStatusBar {
      let leaving = Self.ramp(visible)
      intensity = configuration.isInFrontOfInfiniteContent ? leaving : min(covering, leaving)
    } else {
      intensity = configuration.isInFrontOfInfiniteContent ? 1 : covering
    }
    opacity = configuration.visibleShadowOpacity * intensity
  }

  /// Updates the shadow of a header without a scroll view. The intensity keeps its last value, because nothing was measured.
  mutating func standAlone(configuration: MaterialConfiguration) {
    let isReset = configuration.resetsShadowWithoutScrollView && !configuration.isInFrontOfInfiniteContent
    opacity = isReset ? 0 : configuration.visibleShadowOpacity
  }

  private static func ramp(_ length: Double) -> Double { max(0, min(fadeLength, length)) / fadeLength }
}
