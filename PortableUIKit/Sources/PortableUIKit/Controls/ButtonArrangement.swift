import Foundation

/// The positions of a button's title and image, in points.
struct ButtonArrangement {
  private(set) var titleFrame: CGRect
  private(set) var imageFrame: CGRect
  /// The size of title and image side by side.
  let size: CGSize

  /// The image precedes the title. Both use the button's vertical alignment. The title is truncated if there
  /// isn't enough room.
  init(
    content: CGRect, titleSize: CGSize, imageSize: CGSize,
    alignment: UIControl.ContentHorizontalAlignment,
    verticalAlignment: UIControl.ContentVerticalAlignment = .center, isRightToLeft: Bool
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
      let y: CGFloat =
        switch verticalAlignment {
        case .center: content.midY - height / 2
        case .top: content.minY
        case .bottom: content.maxY - height
        case .fill: content.minY
        }
      let fills = verticalAlignment == .fill
      return CGRect(x: x, y: y, width: width, height: fills ? max(0, content.height) : height)
    }
    titleFrame = frame(titleStart, titleWidth, titleSize.height)
    imageFrame = frame(imageStart, imageWidth, imageSize.height)
  }
}
