import FlexibleHeader
import UIKit

/// The keyframes of a view that may be in no bar yet.
///
/// It is a layout guide without constraints because a view owns its guides, takes them along, and doesn't show them.
final class AttachedLayoutAttributes: UILayoutGuide, HeightBarSubviewAttachment {
  struct Keyframe {
    let progress: CGFloat
    var attributes: SubviewLayoutAttributes
  }

  /// The keyframes in the order of their progress.
  private(set) var keyframes: [Keyframe] = []
  /// The bar that applies them.
  private weak var bar: FlexibleHeightBar?

  func set(_ attributes: SubviewLayoutAttributes, at progress: CGFloat) {
    let progress = min(1, max(0, progress))
    if let index = keyframes.firstIndex(where: { $0.progress >= progress }) {
      if keyframes[index].progress == progress { keyframes.remove(at: index) }
      keyframes.insert(Keyframe(progress: progress, attributes: attributes), at: index)
    } else {
      keyframes.append(Keyframe(progress: progress, attributes: attributes))
    }
    if let owningView { bar?.keyframes.add(attributes, for: owningView, at: progress) }
  }

  func remove(at progress: CGFloat) {
    keyframes.removeAll { $0.progress == progress }
    if let owningView { bar?.keyframes.remove(for: owningView, at: progress) }
  }

  func viewWasAdded(to newBar: FlexibleHeightBar) {
    guard let owningView, newBar !== bar else { return }
    for keyframe in keyframes { bar?.keyframes.remove(for: owningView, at: keyframe.progress) }
    bar = newBar
    for keyframe in keyframes {
      newBar.keyframes.add(keyframe.attributes, for: owningView, at: keyframe.progress)
    }
  }
}
