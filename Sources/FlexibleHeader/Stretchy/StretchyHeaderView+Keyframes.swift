import HeaderEngine
import UIKit

/// Keyframes and effects that follow the header's movements.
extension StretchyHeaderView {
  /// The keyframes over the collapse: 0 at rest and while stretched, 1 at the minimum height.
  public var collapseKeyframes: LayoutKeyframes { composer.keyframes(over: .collapse) }

  /// The keyframes over the exit: 0 while the minimum height is visible, 1 when the header has scrolled off
  /// the screen. If `staysAtMinimumHeight` is `true`, the progress remains 0.
  public var exitKeyframes: LayoutKeyframes { composer.keyframes(over: .exit) }

  /// The keyframes over the stretch: 0 at rest, 1 when the header is 100 points taller than at rest.
  public var stretchKeyframes: LayoutKeyframes { composer.keyframes(over: .stretch()) }

  /// The effects on views inside and outside the header.
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the header that hide and reappear with it.
  public var followers: HeaderFollowers { composer.effects.followers }

  func layOutKeyframes() {
    guard let keyframeComposer else { return }
    keyframeComposer.apply(travel)
    keyframeComposer.applyAfterLayout()
  }

  func applyKeyframes() { keyframeComposer?.apply(travel) }

  private var composer: KeyframeComposer {
    if let keyframeComposer { return keyframeComposer }
    let composer = KeyframeComposer(of: self)
    keyframeComposer = composer
    return composer
  }

  var travel: HeaderTravel {
    guard let geometry = engine.geometry else { return HeaderTravel() }
    let minimum = engine.minimumHeight
    return HeaderTravel(
      collapse: HeaderTravel.Way(
        points: engine.restingHeight - geometry.contentHeight, length: engine.restingHeight - minimum),
      exit: HeaderTravel.Way(points: minimum - geometry.visibleHeight, length: minimum),
      stretch: engine.stretch)
  }
}

extension StretchyHeaderView: FollowedHeader {
  var followedScrollViews: [UIScrollView] { [scrollView].compactMap { $0 } }
  var keepsFollowedInsets: Bool { false }
}
