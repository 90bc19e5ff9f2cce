import Foundation

/// The image displayed by an image view, stored in the `contents` of its layer.
struct ImageContent {
  let image: UIImage

  /// The frame of the image in a view's bounds; it may extend beyond them.
  func frame(in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    let size = size(in: bounds, mode: mode)
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

  private func size(in bounds: CGRect, mode: UIView.ContentMode) -> CGSize {
    let across = bounds.width / image.size.width
    let down = bounds.height / image.size.height
    switch mode {
    case .scaleToFill, .redraw: return bounds.size
    case .scaleAspectFit: return scaled(by: min(across, down))
    case .scaleAspectFill: return scaled(by: max(across, down))
    default: return image.size
    }
  }

  private func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }
}
