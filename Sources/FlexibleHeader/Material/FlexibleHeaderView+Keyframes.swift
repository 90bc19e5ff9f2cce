import HeaderEngine

/// Views and constraints that follow the header's movements.
extension FlexibleHeaderView {
  /// The keyframes for collapsing: 0 at the maximum height and above, 1 at the minimum height and while shifted.
  public var collapseKeyframes: LayoutKeyframes { composer.keyframes(over: .collapse) }

  /// The keyframes for shifting: 0 in place, 1 when the header is as far off the screen as it can go. For the same
  /// view, layout attributes of these keyframes take precedence over those of `collapseKeyframes`.
  public var shiftKeyframes: LayoutKeyframes { composer.keyframes(over: .exit) }

  /// The effects on views inside and outside the header.
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the header that move off the screen and return with it.
  public var followers: HeaderFollowers { composer.effects.followers }

  func applyKeyframes() { keyframeComposer?.apply(travel) }

  func layOutKeyframes() {
    guard let keyframeComposer else { return }
    keyframeComposer.apply(travel)
    keyframeComposer.applyAfterLayout()
  }

  private var composer: KeyframeComposer {
    if let keyframeComposer { return keyframeComposer }
    let composer = KeyframeComposer(of: self)
    keyframeComposer = composer
    return composer
  }

  var travel: HeaderTravel {
    let heights = engine.configuration.heights
    let range = heights.greatest - heights.least
    // Of the layout, because a property of the engine that is computed elsewhere copies the whole engine.
    let phase = engine.layout?.phase
    let shift = phase.map { $0.phase == .shifting && $0.percentage > 0 ? heights.least - $0.value : 0 } ?? 0
    let shiftProgress = phase.map { $0.phase == .shifting ? $0.percentage : 0 } ?? 0
    // `value` is the visible part of the minimum height, so the remaining part is the shift in points.
    return HeaderTravel(
      collapse: HeaderTravel.Way(points: heights.greatest - Double(bounds.height), length: range),
      exit: HeaderTravel.Way(
        fraction: shiftProgress,
        length: shiftProgress > 0 ? shift / shiftProgress : shiftBehavior == .disabled ? 0 : heights.least),
      stretch: Double(bounds.height) - heights.greatest)
  }
}
