import HeaderEngine
import UIKit

/// The effects of a header on views inside and outside the header.
///
/// The effects on a view are combined with its keyframes: opacities and scales multiply, translations and
/// rotations add. A view is scaled first, then rotated, then translated, in addition to its own transform.
/// Views are held weakly. Removing effects restores the original values of the view, and so does releasing the header.
@preconcurrency @MainActor public final class HeaderEffects {
  private weak var composer: KeyframeComposer?

  /// The views outside the header that hide and reappear with it, and their shares of the bottom inset.
  private(set) lazy var followers = HeaderFollowers(of: composer)

  init(of composer: KeyframeComposer) { self.composer = composer }

  /// Adds an effect to a view.
  ///
  /// - Parameters:
  ///   - effect: The effect. An effect with values that aren't finite is ignored.
  ///   - view: The view, positioned by its frame or by constraints. It may be outside the header.
  ///   - source: The movement that the effect follows. The default is `.collapse`.
  public func add(
    _ effect: HeaderEffect, to view: UIView, over source: HeaderProgressSource = .collapse
  ) {
    let track = effect.track(source)
    guard track.count > 0, let composer else { return }
    composer.add(effect.action(view), track, to: view, over: source, isDecorative: effect.isDecorative)
  }

  /// Transforms one title into another: position and font size change from those of the first label to those
  /// of the second one, and the labels cross-fade in between.
  ///
  /// Both labels should have the same text. They may have different superviews. The effect doesn't change
  /// their layout, only `alpha` and `transform`. While Reduce Motion is on, the labels only cross-fade.
  ///
  /// ```swift
  /// header.effects.morph(largeTitleLabel, into: barTitleLabel)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The label that is visible at the beginning.
  ///   - second: The label that is visible at the end.
  ///   - source: The movement that the effect follows. The default is `.collapse`.
  ///   - range: The part of progress, clamped to 0...1. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public func morph(
    _ first: UILabel, into second: UILabel, over source: HeaderProgressSource = .collapse,
    within range: ClosedRange<CGFloat> = 0...1, easing: KeyframeEasing = .linear
  ) {
    let track = PropertyTrack(from: SIMD2(0, 0), to: SIMD2(1, 0), within: range, easing)
    guard first !== second, track.count > 0, let composer else { return }
    let action = KeyframeAction.morph(TitleMorph(from: first, to: second))
    for label in [first, second] {
      composer.add(action, track, to: label, over: source, isDecorative: true)
    }
  }

  /// Moves a view to the place of another view: position, size, and corner radius change from those of the view to those of
  /// the place.
  ///
  /// ```swift
  /// header.effects.morph(avatarView, into: slotView)
  /// ```
  ///
  /// Both may have different superviews and may move. The place itself isn't changed; often it is an empty view. If its
  /// corner radius is 0, that of the view is scaled with it. While Reduce Motion is on, the view fades out, and in at its
  /// place, without moving. If one of the views has no superview or no size, the effect is off.
  ///
  /// - Parameters:
  ///   - view: The view, with its anchor point in the middle.
  ///   - place: The view that has the position, the size, and the corner radius at the end.
  ///   - source: The movement that the effect follows. The default is `.collapse`.
  ///   - range: The part of progress, clamped to 0...1. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public func morph(
    _ view: UIView, into place: UIView, over source: HeaderProgressSource = .collapse,
    within range: ClosedRange<CGFloat> = 0...1, easing: KeyframeEasing = .linear
  ) {
    let track = PropertyTrack(from: SIMD2(0, 0), to: SIMD2(1, 0), within: range, easing)
    guard view !== place, track.count > 0, let composer else { return }
    composer.add(.move(PlaceMorph(to: place)), track, to: view, over: source, isDecorative: true)
  }

  /// Removes all effects from a view. A title morph is removed from both of its labels.
  public func removeAll(from view: UIView) {
    composer?.removeEffects(from: view)
  }

  /// Returns the keyframes over a movement, for effects that aren't predefined.
  ///
  /// - Parameter source: The movement that the keyframes follow. The default is `.collapse`.
  /// - Returns: The keyframes. Each call returns the same object. If the header was deallocated, the
  ///   keyframes have no effect.
  public func keyframes(over source: HeaderProgressSource = .collapse) -> LayoutKeyframes {
    composer?.keyframes(over: source) ?? LayoutKeyframes()
  }
}
