import FlexibleHeader
import UIKit

/// The keyframes that belonged to views in BLKFlexibleHeightBar.
///
/// They apply while the view is an immediate subview of a bar, and can be added before. A view that moves to another bar keeps
/// its keyframes.
///
/// Members that no fix-it can replace aren't deprecated, so that no warning is left after all fix-its. Without this module, use
/// `effects.keyframes()` of the bar instead.
extension UIView {
  /// Adds a keyframe for the view in its bar, replacing an existing one.
  ///
  /// Without this module, call `effects.keyframes().add(_:for:at:)` of the bar.
  ///
  /// - Parameters:
  ///   - layoutAttributes: The layout attributes. If a number isn't finite, they don't apply.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  public func add(_ layoutAttributes: SubviewLayoutAttributes, forProgress progress: CGFloat) {
    guard progress.isFinite else { return }
    attachedAttributes(creating: true)?.set(.value(layoutAttributes), at: progress)
  }

  /// Removes the keyframe at exactly this progress. If there is none, this method has no effect.
  ///
  /// Without this module, call `effects.keyframes().remove(for:at:)` of the bar.
  public func removeLayoutAttributes(forProgress progress: CGFloat) {
    attachedAttributes()?.remove(at: progress)
  }

  /// Returns the number of keyframes that were added to the view.
  ///
  /// Without this module, call `effects.keyframes().count(for:)` of the bar.
  public func numberOfLayoutAttributes() -> UInt { UInt(attachedAttributes()?.keyframes.count ?? 0) }

  /// Returns the progress, 0...1, of the keyframe with that index in ascending order. The index must be valid.
  ///
  /// Without this module, call `effects.keyframes().progress(for:index:)` of the bar.
  public func progress(at index: UInt) -> CGFloat { attachedKeyframe(at: index).progress }

  /// Adds a keyframe for the view in its bar, replacing an existing one.
  ///
  /// - Parameters:
  ///   - layoutAttributes: The layout attributes, which the view keeps. Later changes apply with the bar's next layout.
  ///     Passing `nil` has no effect.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  @available(*, deprecated, message: "Use SubviewLayoutAttributes, a value.")
  public func add(
    _ layoutAttributes: BLKFlexibleHeightBarSubviewLayoutAttributes!, forProgress progress: CGFloat
  ) {
    guard let layoutAttributes, progress.isFinite else { return }
    attachedAttributes(creating: true)?.set(.object(layoutAttributes), at: progress)
  }

  /// Adds a keyframe for the view in its bar, under its name in Objective-C.
  ///
  /// - Parameters:
  ///   - layoutAttributes: The layout attributes, which the view keeps. Passing `nil` has no effect.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  @available(*, deprecated, renamed: "add(_:forProgress:)")
  public func addLayoutAttributes(
    _ layoutAttributes: BLKFlexibleHeightBarSubviewLayoutAttributes!, forProgress progress: CGFloat
  ) {
    add(layoutAttributes, forProgress: progress)
  }

  /// Returns the layout attributes with that index in ascending order. The index must be valid.
  ///
  /// - Returns: The object that was added. Changes of it apply with the bar's next layout.
  @available(*, deprecated, message: "Use effects.keyframes().attributes(for:index:) of the bar.")
  public func layoutAttributes(at index: UInt) -> BLKFlexibleHeightBarSubviewLayoutAttributes! {
    let keyframe = attachedKeyframe(at: index)
    if case .object(let object) = keyframe.attributes {
      return object as? BLKFlexibleHeightBarSubviewLayoutAttributes
    }
    // A value was added. From now on, an object stands for it.
    let object = BLKFlexibleHeightBarSubviewLayoutAttributes(keyframe.attributes.values)
    attachedAttributes()?.set(.object(object), at: keyframe.progress)
    return object
  }
}
