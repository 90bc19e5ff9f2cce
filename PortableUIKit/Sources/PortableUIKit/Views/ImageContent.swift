import Foundation

/// The image displayed by an image view, stored in the `contents` of its layer.
struct ImageContent {
  let image: UIImage

  /// Returns the frame of the image, or of a part of it, in a view's bounds; it may extend beyond them. The size of the part
  /// is a share of the image's size.
  func frame(
    in bounds: CGRect, mode: UIView.ContentMode, part: CGSize = LayerAppearance.wholeContents.size
  ) -> CGRect {
    let whole = image.size
    let natural = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    let size = size(of: natural, in: bounds, mode: mode)
    let room = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    var share = CGPoint(x: 0.5, y: 0.5)
    switch mode {
    case .left, .topLeft, .bottomLeft: share.x = 0
    case .right, .topRight, .bottomRight: share.x = 1
    default: break
    }
    switch mode {
    case .top, .topLeft, .topRight: share.y = 0
    case .bottom, .bottomLeft, .bottomRight: share.y = 1
    default: break
    }
    let origin = CGPoint(x: bounds.minX + room.width * share.x, y: bounds.minY + room.height * share.y)
    return CGRect(origin: origin, size: size)
  }

  private func size(of natural: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGSize {
    func scaled(by factor: CGFloat) -> CGSize {
      CGSize(width: natural.width * factor, height: natural.height * factor)
    }
    let across = bounds.width / natural.width
    let down = bounds.height / natural.height
    switch mode {
    case .scaleToFill, .redraw: return bounds.size
    case .scaleAspectFit: return scaled(by: min(across, down))
    case .scaleAspectFill: return scaled(by: max(across, down))
    default: return natural
    }
  }
}
