import HeaderEngine
import UIKit

/// Views and constraints that follow the header's movements.
extension StretchyHeaderView {
  /// Keyframes over the collapse: 0 at rest and while stretched, 1 at the minimum height.
  public var collapseKeyframes: LayoutKeyframes { composer.keyframes(over: .collapse) }

  /// Keyframes over the exit: 0 while the minimum height is visible, 1 when the header has scrolled away. With
  /// `staysAtMinimumHeight` progress stays at 0.
  public var exitKeyframes: LayoutKeyframes { composer.keyframes(over: .exit) }

  /// Keyframes over the stretch: 0 at rest, 1 when the header is 100 points taller.
  public var stretchKeyframes: LayoutKeyframes { composer.keyframes(over: .stretch()) }

  /// The effects on views, inside the header and outside of it.
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the header that leave and return with it.
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
