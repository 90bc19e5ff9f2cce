/// The shadow below a header. See `Documentation/Behavior/FlexibleHeader.md#shadow`.
package struct HeaderShadow: Equatable, Sendable {
  /// Over how many points of overlap the shadow fades in.
  static let fadeLength = 8.0

  /// The opacity of the layer that casts the shadow, 0...1.
  package internal(set) var opacity = 0.0
  /// How much of the shadow shows, 0...1.
  package internal(set) var intensity = 0.0

  /// The shadow of a header that covers `overlap` points of content and shows `visible` points of itself.
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

  /// The shadow of a header that follows nothing. The intensity keeps its last value: nothing was measured.
  mutating func standAlone(configuration: MaterialConfiguration) {
    let isReset = configuration.resetsShadowWithoutScrollView && !configuration.isInFrontOfInfiniteContent
    opacity = isReset ? 0 : configuration.visibleShadowOpacity
  }

  private static func ramp(_ length: Double) -> Double { max(0, min(fadeLength, length)) / fadeLength }
}
