import HeaderEngine
import UIKit

/// A view and everything that changes it, compiled from keyframes and effects.
@MainActor final class KeyframedView {
  /// A track of layout attributes.
  final class LayoutPart {
    let track: LayoutTrack
    let hasTransform: Bool
    let group: KeyframeGroup
    let mirrors: Bool

    init(track: LayoutTrack, group: KeyframeGroup, mirrors: Bool) {
      self.track = track
      hasTransform = track.hasTransform
      self.group = group
      self.mirrors = mirrors
    }
  }

  /// A track of one property or effect.
  struct Part {
    let track: PropertyTrack
    let action: KeyframeAction
    let group: KeyframeGroup
    let mirrors: Bool
    /// A Boolean value that indicates whether the part is off while Reduce Motion is on.
    var isDecorative = false
  }

  // A subview of the header is held strongly while it is a subview: a weak reference to a view is expensive at each access, and
  // also slows down all other references to the view.
  @exclusivity(unchecked) private var subview: UIView?
  private weak var weakView: UIView?

  /// The layout attributes of the last channel that has any.
  @exclusivity(unchecked) var layout: LayoutPart?
  private(set) var dependsOnLayout = false
  @exclusivity(unchecked) private var parts: [Part] = []
  private var driven = DrivenProperties()
  private let writer = LookWriter()

  /// Creates a record without parts. `becomeSubview(_:)` has to be called when `isSubview` changes.
  init(_ view: UIView, isSubview: Bool) {
    if isSubview { subview = view } else { weakView = view }
  }

  /// The view, or `nil` if it was deallocated.
  var view: UIView? { subview ?? weakView }

  var isEmpty: Bool { layout == nil && parts.isEmpty }

  var changesOpacity: Bool { layout != nil || driven.contains(.alpha) }

  /// A Boolean value that indicates whether keyframes change the position of a label's text, or its font.
  private var movesText: Bool { layout != nil || driven.contains(.font) }

  /// A Boolean value that indicates whether a keyframe or effect is mirrored in a right-to-left layout.
  var dependsOnDirection: Bool {
    layout?.mirrors == true || parts.contains { $0.mirrors && $0.action.hasDirection }
  }

  /// Handles a view that was added to the header or is about to be removed from it.
  func becomeSubview(_ isSubview: Bool) {
    guard let view else { return }
    subview = isSubview ? view : nil
    weakView = isSubview ? nil : view
  }

  // MARK: - Compiling

  func removeParts() {
    layout = nil
    parts = []
    driven = DrivenProperties()
    dependsOnLayout = false
    writer.forgetApplied()
  }

  func add(_ part: Part) {
    parts.append(part)
    driven.formUnion(part.action.drives)
    if part.action.dependsOnLayout { dependsOnLayout = true }
  }

  /// Restores the original values of properties that no keyframe or effect changes anymore.
  func restoreUnused() {
    if let view { writer.restore(view, except: driven) }
  }

  /// Restores the view after the header was released.
  func end() {
    removeParts()
    restoreUnused()
  }

  // MARK: - Applying

  /// Applies the tracks to the view. Returns `false` if the view isn't in the header yet.
  @discardableResult
  func apply(_ context: KeyframeContext) -> Bool {
    guard let view else { return true }
    writer.learn(view)
    var isComplete = true
    if let layout {
      if subview != nil || view.isDescendant(of: context.header) {
        apply(layout, context, to: view)
      } else {
        writer.forgetApplied()
        isComplete = false
      }
    }
    if !parts.isEmpty { applyParts(context, to: view, over: isComplete ? layout : nil) }
    return isComplete
  }

  private func apply(_ layout: LayoutPart, _ context: KeyframeContext, to view: UIView) {
    let position = layout.group.position
    let isMirrored = context.isRightToLeft && layout.mirrors
    var place = layout.track.place(at: position)
    if isMirrored, let superview = view.superview { place.x = Double(superview.bounds.width) - place.x }
    view.place(center: CGPoint(x: place.x, y: place.y), size: CGSize(width: place.z, height: place.w))
    let order = layout.track.order(at: position)
    writer.write(zIndex: order.zIndex, isHidden: order.isHidden, to: view)
    if !driven.contains(.alpha) { writer.write(alpha: layout.track.alpha(at: position), to: view) }
    if !driven.contains(.transform) { writer.write(transform: transform(of: layout, context), to: view) }
  }

  private func transform(of layout: LayoutPart, _ context: KeyframeContext) -> SIMD16<Double> {
    guard layout.hasTransform else { return LayoutValues.identity }
    var transform = layout.track.transform(
      at: layout.group.position, reducesMotion: context.reducesMotion)
    // The translation along x.
    if context.isRightToLeft, layout.mirrors { transform[12].negate() }
    return transform
  }

  private func applyParts(_ context: KeyframeContext, to view: UIView, over layout: LayoutPart?) {
    writer.keepOriginals(of: view, driven)
    var pose = ViewPose()
    var base = writer.ownTransform
    if let layout {
      pose.alpha = layout.track.alpha(at: layout.group.position)
      base = CATransform3D(transform(of: layout, context))
    }
    for part in parts {
      part.action.add(
        part.track.value(at: part.group.position), points: part.group.progress.value.points, to: &pose,
        of: view,
        isMirrored: context.isRightToLeft && part.mirrors,
        reducesMotion: context.reducesMotion && part.isDecorative, movesText: movesText)
    }
    if driven.contains(.alpha) { writer.write(alpha: pose.alpha ?? writer.ownAlpha, to: view) }
    if let radius = pose.cornerRadius { writer.write(cornerRadius: CGFloat(radius), to: view) }
    if let size = pose.fontSize { writer.write(fontSize: CGFloat(size), to: view) }
    guard driven.contains(.transform) else { return }
    let transform = base.map { CATransform3DConcat($0, pose.transform) } ?? pose.transform
    writer.write(transform: LayoutValues.numbers(of: transform), to: view)
  }
}
