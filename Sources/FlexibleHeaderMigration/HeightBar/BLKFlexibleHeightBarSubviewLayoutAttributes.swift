import FlexibleHeader
import UIKit

/// The layout attributes of a bar's subview at one progress, as a class, as in BLKFlexibleHeightBar.
///
/// A view keeps the object that is added to it, as in the original. Later changes of the object apply with the bar's next
/// layout.
@available(*, deprecated, renamed: "SubviewLayoutAttributes")
@preconcurrency @MainActor
open class BLKFlexibleHeightBarSubviewLayoutAttributes: NSObject,
  LayoutAttributesObject
{
  /// The same attributes as a value.
  public var values = SubviewLayoutAttributes() {
    didSet { if values != oldValue { applyChange() } }
  }

  /// The keyframes of the views to which the attributes were added.
  private var attachments: [WeakAttachment] = []
  private var hasReportedChange = false

  /// Creates attributes of zero size at the superview's origin.
  public override nonisolated init() {}

  /// Creates a copy of other attributes. Passing `nil` creates attributes of zero size at the superview's origin.
  ///
  /// The result is never `nil`. It is optional because it was in the original.
  public init!(existing layoutAttributes: BLKFlexibleHeightBarSubviewLayoutAttributes!) {
    if let layoutAttributes { values = layoutAttributes.values }
  }

  init(_ values: SubviewLayoutAttributes) { self.values = values }

  /// Reports changes to the keyframes of a view. Keyframes that no longer have the attributes ignore them.
  func reportChanges(to owner: AttachedLayoutAttributes) {
    attachments.removeAll { $0.owner == nil || $0.owner === owner }
    attachments.append(WeakAttachment(owner: owner))
  }

  private func applyChange() {
    let owners = attachments.compactMap(\.owner)
    let isInUse = owners.map { $0.attributesDidChange(self) }.contains(true)
    guard isInUse, !hasReportedChange else { return }
    hasReportedChange = true
    HeaderMisuse.report(.attributesChangedLater)
  }

  /// The frame that results from size and center without the transform, in points. Setting it doesn't change the transform.
  open var frame: CGRect {
    get { values.frame }
    set { values.frame = newValue }
  }

  /// The bounds, with an origin of zero, in points. Setting this property only changes the size.
  open var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue }
  }

  /// The center in the superview, in points. The default is zero.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size before the transform, in points. The default is zero.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// The transform about the center. The default is the identity.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }

  /// The affine part of `transform3D`. Setting this property replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// The opacity, 0...1. The default is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The order among the siblings. Views with higher values are in front. The default is 0.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// A Boolean value that determines whether the view is hidden. The default is `false`.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
}

@MainActor private struct WeakAttachment {
  weak var owner: AttachedLayoutAttributes?
}
