import Foundation

/// How large the views of lists want to be.
extension UIView {
  /// The height that the constraints in the view ask for in a width, in points; nil without any.
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
    // What lies above a pixel by less than this is a rounding error of a sum.
    return (length * scale - 0.0001).rounded(.up) / scale
  }
}

extension UICollectionReusableView {
  /// The size that the view would like where a layout planned another one.
  final func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let planned = attributes.size
    let size = systemLayoutSizeFitting(
      CGSize(width: planned.width, height: 0),
      withHorizontalFittingPriority: attributes.fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    // What says nothing about its size keeps what was planned.
    let (width, height) = (roundedUpToPixel(size.width), roundedUpToPixel(size.height))
    return CGSize(
      width: attributes.fixesWidth || width <= 0 ? planned.width : width,
      height: attributes.fixesHeight || height <= 0 ? planned.height : height)
  }
}

extension UITableViewCell {
  /// How high the cell wants to be in a width, in points. Nothing at all counts as the standard height, as in
  /// UIKit.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    if frame.width != width { frame.size.width = width }
    let wanted = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return wanted > 0 && wanted.isFinite ? roundedUpToPixel(wanted) : TableMetrics.rowHeight
  }

  /// The height that the cell's own labels and picture ask for, in points.
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
  /// Whether some of the area is in both; edges that touch are not enough, other than in Foundation's
  /// `intersects(_:)`.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
