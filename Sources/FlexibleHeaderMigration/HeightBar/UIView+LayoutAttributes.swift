import FlexibleHeader
import UIKit

/// The keyframes that belonged to views in BLKFlexibleHeightBar.
///
/// They apply while the view is an immediate subview of a bar, and can be added before. A view that moves to another bar
/// takes them along.
extension UIView {
  /// Adds a keyframe for the view in its bar, replacing an existing one.
  ///
  /// - Parameters:
  ///   - layoutAttributes: The layout attributes, which are copied. Passing `nil` has no effect.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  @available(*, deprecated, message: "Use keyframes.add(_:for:at:) of the bar.")
  public func add(
    _ layoutAttributes: BLKFlexibleHeightBarSubviewLayoutAttributes!, forProgress progress: CGFloat
  ) {
    guard let layoutAttributes, progress.isFinite else { return }
    attachedAttributes(creating: true)?.set(layoutAttributes.values, at: progress)
  }

  /// Adds a keyframe for the view in its bar, replacing an existing one.
  ///
  /// - Parameters:
  ///   - layoutAttributes: The layout attributes, which are copied. Passing `nil` has no effect.
  ///   - progress: The progress, clamped to 0...1; ignored if it isn't finite.
  @available(*, deprecated, message: "Use keyframes.add(_:for:at:) of the bar.")
  public func addLayoutAttributes(
    _ layoutAttributes: BLKFlexibleHeightBarSubviewLayoutAttributes!, forProgress progress: CGFloat
  ) {
    add(layoutAttributes, forProgress: progress)
  }

  /// Removes the keyframe at exactly this progress.
  @available(*, deprecated, message: "Use keyframes.remove(for:at:) of the bar.")
  public func removeLayoutAttributes(forProgress progress: CGFloat) {
    attachedAttributes()?.remove(at: progress)
  }

  /// Returns the number of keyframes that were added to the view.
  @available(*, deprecated, message: "Use keyframes.count(for:) of the bar.")
  public func numberOfLayoutAttributes() -> UInt { UInt(attachedAttributes()?.keyframes.count ?? 0) }

  /// Returns the progress, 0...1, of the keyframe with that index in rising order. The index must be valid.
  @available(*, deprecated, message: "Use keyframes.progress(for:index:) of the bar.")
  public func progress(at index: UInt) -> CGFloat { keyframe(at: index).progress }

  /// Returns a copy of the layout attributes with that index in rising order. The index must be valid.
  @available(*, deprecated, message: "Use keyframes.attributes(for:index:) of the bar.")
  public func layoutAttributes(at index: UInt) -> BLKFlexibleHeightBarSubviewLayoutAttributes! {
    BLKFlexibleHeightBarSubviewLayoutAttributes(keyframe(at: index).attributes)
  }

  private func keyframe(at index: UInt) -> AttachedLayoutAttributes.Keyframe {
    let keyframes = attachedAttributes()?.keyframes ?? []
    precondition(index < keyframes.count, "The index \(index) is not below \(keyframes.count).")
    return keyframes[Int(index)]
  }

  private func attachedAttributes(creating: Bool = false) -> AttachedLayoutAttributes? {
    for guide in layoutGuides {
      if let attached = guide as? AttachedLayoutAttributes { return attached }
    }
    guard creating else { return nil }
    let attached = AttachedLayoutAttributes()
    addLayoutGuide(attached)
    if let bar = superview as? FlexibleHeightBar { attached.viewWasAdded(to: bar) }
    return attached
  }
}
