import HeaderEngine
import UIKit

/// A visual effect that follows a movement of a header, such as a fade, a scale, a parallax, or a blur.
///
/// Effects on the same view are combined, also if they follow different movements:
///
/// ```swift
/// header.effects.add(.fade(within: 0...0.6), to: subtitleLabel)
/// header.effects.add(.scale(to: 0.5), to: avatarView)
/// header.effects.add(.parallax(), to: imageView, over: .stretch())
/// header.effects.add(.leave(.bottom), to: toolbar, over: .exit)
/// ```
///
/// In the methods below, `range` is the part of the progress in which the effect happens, clamped to 0...1.
/// An effect with values that aren't finite has no effect.
public struct HeaderEffect {
  /// An edge of a view's superview.
  public enum Edge: Sendable { case top, bottom, leading, trailing }

  /// Returns what the effect does to a view.
  let action: @MainActor (UIView) -> KeyframeAction
  /// Returns the keyframes over a movement, none if a value isn't finite.
  let track: (HeaderProgressSource) -> PropertyTrack
  var isDecorative = false

  /// Changes the opacity.
  ///
  /// - Parameters:
  ///   - start: The opacity at the beginning, 0...1. The default is 1.
  ///   - end: The opacity at the end, 0...1. The default is 0.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func fade(
    from start: CGFloat = 1, to end: CGFloat = 0, within range: ClosedRange<CGFloat> = 0...1,
    easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    let (start, end) = (KeyframeProperty.alpha(start).value, KeyframeProperty.alpha(end).value)
    return HeaderEffect(.pose(.alpha), from: start, to: end, range, easing)
  }

  /// Scales the view about its anchor point.
  ///
  /// - Parameters:
  ///   - start: The scale at the beginning. The default is 1, the natural size.
  ///   - end: The scale at the end.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func scale(
    from start: CGFloat = 1, to end: CGFloat, within range: ClosedRange<CGFloat> = 0...1,
    easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    let (start, end) = (KeyframeProperty.scale(start).value, KeyframeProperty.scale(end).value)
    return HeaderEffect(.pose(.scale), from: start, to: end, range, easing)
  }

  /// Translates the view from its own position.
  ///
  /// - Parameters:
  ///   - x: The horizontal translation at the end, in points; mirrored in right-to-left layouts. The default is 0.
  ///   - y: The vertical translation at the end, in points. The default is 0.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func move(
    x: CGFloat = 0, y: CGFloat = 0, within range: ClosedRange<CGFloat> = 0...1,
    easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    HeaderEffect(.pose(.translation), from: SIMD2(0, 0), to: SIMD2(Double(x), Double(y)), range, easing)
  }

  /// Rotates the view about its anchor point.
  ///
  /// - Parameters:
  ///   - angle: The rotation at the end, in radians; positive angles turn clockwise.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func rotate(
    by angle: CGFloat, within range: ClosedRange<CGFloat> = 0...1, easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    HeaderEffect(.pose(.rotation), from: SIMD2(0, 0), to: SIMD2(Double(angle), 0), range, easing)
  }

  /// Changes the corner radius.
  ///
  /// - Parameters:
  ///   - start: The radius at the beginning, in points. The default is 0.
  ///   - end: The radius at the end, in points.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func cornerRadius(
    from start: CGFloat = 0, to end: CGFloat, within range: ClosedRange<CGFloat> = 0...1,
    easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    let (start, end) = (KeyframeProperty.cornerRadius(start).value, KeyframeProperty.cornerRadius(end).value)
    return HeaderEffect(.pose(.cornerRadius), from: start, to: end, range, easing)
  }

  /// Moves a view that is attached to the header's top edge at a different speed than the content.
  ///
  /// The effect follows the distance of the movement in points, so it has no range. The effect is off while
  /// Reduce Motion is on.
  ///
  /// - Parameter speed: The speed on the screen, in multiples of the content's speed: 1 moves with the
  ///   content, and 0 keeps the view in place. The default is 0.5.
  public static func parallax(_ speed: CGFloat = 0.5) -> HeaderEffect {
    HeaderEffect(speed: speed, isDecorative: true)
  }

  /// An effect that keeps a view that is attached to the header's top edge in place on the screen, for
  /// example a title while the header scrolls away. Add it over `.exit`.
  public static var pinned: HeaderEffect { HeaderEffect(speed: 0, isDecorative: false) }

  /// Moves the view out of its superview, for example a bar at the bottom of the screen that hides with the
  /// header. The distance is computed from the view's layout.
  ///
  /// - Parameters:
  ///   - edge: The edge beyond which the view moves.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func leave(
    _ edge: Edge, within range: ClosedRange<CGFloat> = 0...1, easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    HeaderEffect(.leave(edge), from: SIMD2(0, 0), to: SIMD2(1, 0), range, easing)
  }

  /// Blurs the view and its subviews. The effect adds a subview to the view.
  ///
  /// - Parameters:
  ///   - style: The style of the full blur. The default is `.regular`.
  ///   - range: The part of progress. The default is 0...1.
  ///   - easing: The curve. The default is `.linear`.
  public static func blur(
    _ style: UIBlurEffect.Style = .regular, within range: ClosedRange<CGFloat> = 0...1,
    easing: KeyframeEasing = .linear
  ) -> HeaderEffect {
    let track = PropertyTrack(from: SIMD2(0, 0), to: SIMD2(1, 0), within: range, easing)
    return HeaderEffect(action: { .blur(BlurOverlay(style: style, over: $0)) }, track: { _ in track })
  }
}

extension HeaderEffect {
  fileprivate init(
    _ action: KeyframeAction, from: SIMD2<Double>, to: SIMD2<Double>, _ range: ClosedRange<CGFloat>,
    _ easing: KeyframeEasing
  ) {
    let track = PropertyTrack(from: from, to: to, within: range, easing)
    self.action = { _ in action }
    self.track = { _ in track }
  }

  /// Creates an effect that makes the view move at a given speed, in multiples of the content's speed.
  fileprivate init(speed: CGFloat, isDecorative: Bool) {
    action = { _ in .pose(.travel) }
    track = { source in
      let travel = SIMD2(0, source.translation(forSpeed: Double(speed)))
      return PropertyTrack(from: travel, to: travel, within: 0...1, .linear)
    }
    self.isDecorative = isDecorative
  }
}

extension HeaderProgressSource {
  /// Returns the vertical translation, in multiples of the movement's points, that gives a view at the
  /// header's top edge the given speed on the screen. The top edge only moves while the header exits.
  fileprivate func translation(forSpeed speed: Double) -> Double {
    switch movement {
    case .header, .collapse: -speed
    case .stretch: speed
    case .exit: 1 - speed
    }
  }
}

extension PropertyTrack {
  /// Creates a track between two values. A range without length is a step. Numbers that aren't finite create
  /// an empty track.
  init(
    from start: SIMD2<Double>, to end: SIMD2<Double>, within range: ClosedRange<CGFloat>,
    _ easing: KeyframeEasing
  ) {
    self.init()
    let upper = Double(range.upperBound)
    let lower = min(Double(range.lowerBound), upper.nextDown)
    guard lower.isFinite, upper.isFinite, set(start, at: lower, easing: easing) else { return }
    if !set(end, at: upper) { self = PropertyTrack() }
  }
}
