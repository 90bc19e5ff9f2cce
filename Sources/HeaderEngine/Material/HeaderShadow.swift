/// The shadow under a header (section 8).
struct HeaderShadow: Equatable {
  /// Over how many points of overlap the shadow fades in.
  static let fadeLength = 8.0

  /// The opacity of the layer that casts the shadow, 0...1.
  var opacity = 0.0
  /// How much of the shadow shows, 0...1.
  var intensity = 0.0

  /// The shadow of a header that covers `overlap` points of content and shows `visible` points of itself.
  mutating func follow(overlap: Double, visible: Double, hidesStatusBar: Bool, options: HeaderOptions) {
    let covering = Self.ramp(overlap)
    if hidesStatusBar {
      let leaving = Self.ramp(visible)
      intensity = options.isInFrontOfInfiniteContent ? leaving : min(covering, leaving)
    } else {
      intensity = options.isInFrontOfInfiniteContent ? 1 : covering
    }
    opacity = options.visibleShadowOpacity * intensity
  }

  /// The shadow of a header that follows nothing. The intensity keeps its last value: nothing was measured.
  mutating func standAlone(options: HeaderOptions) {
    let isReset = options.resetsShadowWithoutScrollView && !options.isInFrontOfInfiniteContent
    opacity = isReset ? 0 : options.visibleShadowOpacity
  }

  private static func ramp(_ length: Double) -> Double { max(0, min(fadeLength, length)) / fadeLength }
}
