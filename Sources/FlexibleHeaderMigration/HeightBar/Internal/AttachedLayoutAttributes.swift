import FlexibleHeader
import UIKit

/// The keyframes of a view that may not be in a bar yet.
///
/// This is a layout guide without constraints, because a view owns its guides, keeps them in another superview, and doesn't
/// display them.
final class AttachedLayoutAttributes: UILayoutGuide, HeightBarSubviewAttachment {
  struct Keyframe {
    let progress: CGFloat
    var attributes: Attributes
  }

  enum Attributes {
    case value(SubviewLayoutAttributes)
    case object(any LayoutAttributesObject)

    @MainActor var values: SubviewLayoutAttributes {
      switch self {
      case .value(let values): values
      case .object(let object): object.values
      }
    }
  }

  /// The keyframes in the order of their progress.
  private(set) var keyframes: [Keyframe] = []
  /// The bar that applies them.
  private weak var bar: FlexibleHeightBar?

  /// Adds a keyframe at a finite progress, which is clamped to 0...1, replacing an existing one.
  func set(_ attributes: Attributes, at progress: CGFloat) {
    let keyframe = Keyframe(progress: min(1, max(0, progress)), attributes: attributes)
    keyframes.removeAll { $0.progress == keyframe.progress }
    let index = keyframes.firstIndex { $0.progress > keyframe.progress } ?? keyframes.endIndex
    keyframes.insert(keyframe, at: index)
    if case .object(let object) = attributes { object.reportChanges(to: self) }
    apply(keyframe)
  }

  func remove(at progress: CGFloat) {
    keyframes.removeAll { $0.progress == progress }
    if let owningView { bar?.effects.keyframes().remove(for: owningView, at: progress) }
  }

  /// Applies the attributes of an object again, and returns whether a keyframe still refers to it.
  func attributesDidChange(_ object: any LayoutAttributesObject) -> Bool {
    var isInUse = false
    for keyframe in keyframes {
      guard case .object(let own) = keyframe.attributes, own === object else { continue }
      isInUse = true
      apply(keyframe)
    }
    return isInUse
  }

  func viewWasAdded(to newBar: FlexibleHeightBar) {
    guard let owningView, newBar !== bar else { return }
    for keyframe in keyframes { bar?.effects.keyframes().remove(for: owningView, at: keyframe.progress) }
    bar = newBar
    for keyframe in keyframes { apply(keyframe) }
  }

  private func apply(_ keyframe: Keyframe) {
    guard let owningView else { return }
    bar?.effects.keyframes().add(keyframe.attributes.values, for: owningView, at: keyframe.progress)
  }
}

/// Layout attributes that can change after they were added to a view.
@MainActor protocol LayoutAttributesObject: AnyObject {
  var values: SubviewLayoutAttributes { get }

  /// Reports later changes to the keyframes of a view.
  func reportChanges(to owner: AttachedLayoutAttributes)
}

extension UIView {
  /// Returns the view's keyframes, or `nil` if there are none and `isCreating` is `false`.
  func attachedAttributes(creating isCreating: Bool = false) -> AttachedLayoutAttributes? {
    for guide in layoutGuides {
      if let attached = guide as? AttachedLayoutAttributes { return attached }
    }
    guard isCreating else { return nil }
    let attached = AttachedLayoutAttributes()
    addLayoutGuide(attached)
    if let bar = superview as? FlexibleHeightBar { attached.viewWasAdded(to: bar) }
    return attached
  }

  /// Returns a keyframe of the view. The index must be valid.
  func attachedKeyframe(at index: UInt) -> AttachedLayoutAttributes.Keyframe {
    let keyframes = attachedAttributes()?.keyframes ?? []
    precondition(index < keyframes.count, "The index \(index) is not below \(keyframes.count).")
    return keyframes[Int(index)]
  }
}
