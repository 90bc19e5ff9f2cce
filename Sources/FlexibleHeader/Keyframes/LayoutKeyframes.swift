import HeaderEngine
import UIKit

/// A set of keyframes that describe the layout of a header's subviews and constraints as its progress changes.
///
/// A header owns its keyframes; see ``HeaderEffects/keyframes(over:)``. A keyframe contains `SubviewLayoutAttributes` or a
/// single `KeyframeProperty`. Below the first keyframe, the first one applies; above the last keyframe, the last one
/// applies.
///
/// ```swift
/// let keyframes = bar.effects.keyframes()
/// var attributes = SubviewLayoutAttributes()
/// attributes.frame = CGRect(x: 20, y: 60, width: 120, height: 40)
/// keyframes.add(attributes, for: label, at: 0)
/// attributes.frame.origin.y = 10
/// keyframes.add(attributes, for: label, at: 1)
/// keyframes.add(.alpha(1), for: imageView, at: 0)
/// keyframes.add(.alpha(0), for: imageView, at: 1)
/// ```
///
/// Views are held weakly, or strongly while they are immediate subviews of the header. You can add keyframes for a
/// view before you add the view to the header. Layout attributes only apply while the view is inside the
/// header; properties apply to any view. Keyframes take effect with the next layout. A value is written when
/// it changes, not at each event, so don't set properties that have keyframes in other code.
@preconcurrency @MainActor public final class LayoutKeyframes {
  /// The storage of the keyframes, or `nil` after the header was deallocated.
  weak var channel: KeyframeChannel?

  /// A Boolean value that determines whether frames and horizontal translations are mirrored if the header's
  /// layout direction is right to left. The default is `true`.
  ///
  /// Set it to `false` if you compute the frames for the current layout direction. A header whose
  /// `semanticContentAttribute` is `.forceLeftToRight` is never mirrored.
  public var mirrorsInRightToLeftLayout: Bool {
    get { channel?.mirrors ?? true }
    set {
      guard let channel, newValue != channel.mirrors else { return }
      channel.mirrors = newValue
      channel.composer?.setNeedsCompiling()
    }
  }

  // MARK: - Layout attributes

  /// Adds a keyframe for `view` at `progress`, replacing an existing one.
  ///
  /// - Parameters:
  ///   - attributes: The layout attributes. If a number isn't finite, the keyframe is ignored.
  ///   - view: The view, anywhere inside the header.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  ///   - easing: The easing to the next keyframe. The default is `.linear`.
  public func add(
    _ attributes: SubviewLayoutAttributes, for view: UIView, at progress: CGFloat,
    easing: KeyframeEasing = .linear
  ) {
    change(view) { $0.layout.set(LayoutValues(attributes), at: Double(progress), easing: easing) }
  }

  /// Removes the layout attributes of `view` at exactly this progress. If there are none, this method does
  /// nothing.
  public func remove(for view: UIView, at progress: CGFloat) {
    change(view) { $0.layout.remove(at: Double(progress)) }
    channel?.composer?.restoreUnused()
  }

  /// Returns the number of layout attributes for `view`.
  public func count(for view: UIView) -> Int { channel?.keyframes(of: view)?.layout.count ?? 0 }

  /// Returns the progress, 0...1, of the layout attributes of a view at an index in ascending order, or `nil` if there is none.
  public func progress(for view: UIView, index: Int) -> CGFloat? {
    guard let layout = layout(of: view, with: index) else { return nil }
    return CGFloat(layout.marks.progresses[index])
  }

  /// Returns the layout attributes of a view at an index in ascending order of progress, or `nil` if there are none.
  public func attributes(for view: UIView, index: Int) -> SubviewLayoutAttributes? {
    guard let layout = layout(of: view, with: index) else { return nil }
    return SubviewLayoutAttributes(layout.values[index])
  }

  // MARK: - Properties

  /// Adds a keyframe for a single property of `view` at `progress`, replacing an existing one for the same
  /// property.
  ///
  /// - Parameters:
  ///   - property: The property and its value. If a number isn't finite, the keyframe is ignored.
  ///   - view: The view. It may be outside the header, for example a bar at the bottom of the screen.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  ///   - easing: The easing to the next keyframe of this property. The default is `.linear`.
  public func add(
    _ property: KeyframeProperty, for view: UIView, at progress: CGFloat, easing: KeyframeEasing = .linear
  ) {
    change(view) {
      $0.change(property.property) { $0.set(property.value, at: Double(progress), easing: easing) }
    }
  }

  /// Removes the keyframe for a property of `view` at exactly this progress.
  ///
  /// The value of the property is ignored. When its last keyframe is removed, the original value of the view is restored.
  public func remove(_ property: KeyframeProperty, for view: UIView, at progress: CGFloat) {
    change(view) { $0.change(property.property) { $0.remove(at: Double(progress)) } }
    channel?.composer?.restoreUnused()
  }

  // MARK: - Views

  /// Removes all keyframes for `view`.
  ///
  /// The original values of properties are restored. Values that layout attributes set don't change.
  public func removeAll(for view: UIView) {
    channel?.views.removeAll { $0.record.view === view }
    channel?.composer?.setNeedsCompiling()
    channel?.composer?.restoreUnused()
  }

  // MARK: - Constraints

  /// Adds a keyframe for the constant of `constraint` at `progress`, replacing an existing one.
  ///
  /// - Parameters:
  ///   - constant: The constant, in points; ignored if it isn't finite.
  ///   - constraint: The constraint. It is held weakly.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  ///   - easing: The easing to the next keyframe. The default is `.linear`.
  public func add(
    constant: CGFloat, for constraint: NSLayoutConstraint, at progress: CGFloat,
    easing: KeyframeEasing = .linear
  ) {
    guard let channel, channel.constraints.add(constant, for: constraint, at: progress, easing: easing)
    else { return }
    channel.composer?.setNeedsCompiling()
  }

  /// Removes all keyframes for the constant of `constraint`. The current constant doesn't change.
  public func removeAll(for constraint: NSLayoutConstraint) {
    channel?.constraints.removeAll(for: constraint)
  }

  /// Keeps constraints active while the progress is in the given range, clamped to 0...1, and inactive otherwise.
  ///
  /// A range includes both ends, except an upper end at which another range begins. The constraints are held
  /// strongly until you call `removeAllConstraintSets()`. Ranges that contain NaN are ignored.
  public func activate(_ constraints: [NSLayoutConstraint], within range: ClosedRange<CGFloat>) {
    guard let channel, channel.constraints.activate(constraints, within: range) else { return }
    channel.composer?.setNeedsCompiling()
  }

  /// Removes all sets of constraints. The constraints remain active or inactive.
  public func removeAllConstraintSets() { channel?.constraints.removeAllSets() }

  // MARK: - Private

  /// Changes the keyframes of `view`. If `body` returns `false`, nothing changes.
  private func change(_ view: UIView, _ body: (KeyframesOfView) -> Bool) {
    guard let channel, let composer = channel.composer else { return }
    let known = channel.keyframes(of: view)
    let keyframes = known ?? KeyframesOfView(composer.record(of: view))
    guard body(keyframes) else { return }
    if known == nil { channel.views.append(keyframes) }
    if keyframes.isEmpty { channel.views.removeAll { $0 === keyframes } }
    composer.setNeedsCompiling()
  }

  private func layout(of view: UIView, with index: Int) -> LayoutTrack? {
    guard let layout = channel?.keyframes(of: view)?.layout else { return nil }
    return (0..<layout.count).contains(index) ? layout : nil
  }
}
