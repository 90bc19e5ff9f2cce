import Foundation

/// The preferred sizes of views in lists.
extension UIView {
  /// Returns the height required by the constraints for a width, in points, or `nil` if there are no
  /// constraints.
  final func constrainedHeight(width: CGFloat) -> CGFloat? {
    let content = (self as? UITableViewHeaderFooterView)?.contentView
    guard !constraints.isEmpty || content?.constraints.isEmpty == false else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  final func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(1, HostSimulator.current.device.scale)
    // A smaller excess over a pixel is a rounding error of a sum.
    return (length * scale - 0.0001).rounded(.up) / scale
  }
}

extension UICollectionReusableView {
  /// Returns the preferred size of the view, given the attributes of the layout.
  final func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let planned = attributes.size
    let size = systemLayoutSizeFitting(
      CGSize(width: planned.width, height: 0),
      withHorizontalFittingPriority: attributes.fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    // A dimension without a preferred length keeps the one of the layout.
    let (width, height) = (roundedUpToPixel(size.width), roundedUpToPixel(size.height))
    return CGSize(
      width: attributes.fixesWidth || width <= 0 ? planned.width : width,
      height: attributes.fixesHeight || height <= 0 ? planned.height : height)
  }
}

extension UITableViewCell {
  /// Returns the preferred height of the cell for a width, in points. A height of zero is replaced with the
  /// standard height, as in UIKit.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    if frame.width != width { frame.size.width = width }
    let wanted = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return wanted > 0 && wanted.isFinite ? roundedUpToPixel(wanted) : TableMetrics.rowHeight
  }

  /// Returns the height required by the cell's labels and image, in points.
  final func labelledHeight(width: CGFloat) -> CGFloat {
    let sides = sideInsets.left + sideInsets.right
    let room = max(0, width - sides - accessoryWidth - 2 * TableMetrics.textMargin - pictureWidth)
    func height(of label: UILabel, width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let titleHeight = parts.contains(.title) ? height(of: title, width: room) : 0
    let detailHeight = parts.contains(.detail) ? height(of: detail, width: room) : 0
    let text = cellStyle == .subtitle ? titleHeight + detailHeight : max(titleHeight, detailHeight)
    let picture = parts.contains(.picture) ? picture.image?.size.height ?? 0 : 0
    return max(TableMetrics.rowHeight, text + 2 * TableMetrics.cellMargin, picture)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles share an area. Touching edges aren't
  /// sufficient, in contrast to Foundation's `intersects(_:)`.
  func overlaps(_ other: CGRect) -> Bool {
    Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Returns whether two ranges overlap. An empty range overlaps one that contains its position.
  private static func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat)
    -> Bool
  {
    if start == end { return otherStart <= start && start < otherEnd }
    return start < otherEnd && otherStart < end
  }
}
