import Foundation

/// Where title and picture of a button stand, in points.
struct ButtonArrangement {
  private(set) var titleFrame: CGRect
  private(set) var imageFrame: CGRect
  /// The size of both side by side.
  let size: CGSize

  /// The picture stands before the title; both are centred in height. The title gives way when there is too
  /// little room.
  init(
    content: CGRect, titleSize: CGSize, imageSize: CGSize,
    alignment: UIControl.ContentHorizontalAlignment, isRightToLeft: Bool
  ) {
    size = CGSize(
      width: titleSize.width + imageSize.width, height: max(titleSize.height, imageSize.height))
    let imageWidth = min(imageSize.width, max(0, content.width))
    let titleWidth = min(titleSize.width, max(0, content.width - imageWidth))
    let room = max(0, content.width - imageWidth - titleWidth)
    let inset: CGFloat =
      switch alignment {
      case .center: room / 2
      case .left, .fill: 0
      case .right: room
      case .leading: isRightToLeft ? room : 0
      case .trailing: isRightToLeft ? 0 : room
      }
    let start = content.minX + inset
    let imageStart = isRightToLeft ? start + titleWidth : start
    let titleStart = isRightToLeft ? start : start + imageWidth
    func frame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let height = min(height, max(0, content.height))
      return CGRect(x: x, y: content.midY - height / 2, width: width, height: height)
    }
    titleFrame = frame(titleStart, titleWidth, titleSize.height)
    imageFrame = frame(imageStart, imageWidth, imageSize.height)
  }
}
