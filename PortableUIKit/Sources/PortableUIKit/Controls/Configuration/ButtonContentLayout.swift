import Foundation

/// The positions of image, title, and subtitle of a button with a configuration, in points.
struct ButtonContentLayout {
  private(set) var imageFrame = CGRect.zero
  private(set) var titleFrame = CGRect.zero
  private(set) var subtitleFrame = CGRect.zero

  /// The sizes of the parts; zero for those that aren't there.
  struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
  }

  /// The distances between the parts.
  struct Paddings {
    var image: CGFloat
    var title: CGFloat
  }

  /// Returns the size of title and subtitle, one below the other.
  static func textSize(_ sizes: Sizes, _ paddings: Paddings) -> CGSize {
    let padding = sizes.title.height > 0 && sizes.subtitle.height > 0 ? paddings.title : 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + padding + sizes.subtitle.height)
  }

  /// Returns the size of all parts.
  static func size(
    _ sizes: Sizes, _ paddings: Paddings, placement: NSDirectionalRectEdge
  ) -> CGSize {
    let text = textSize(sizes, paddings)
    let padding = sizes.image.width > 0 && text.height > 0 ? paddings.image : 0
    return placement.isVertical
      ? CGSize(width: max(sizes.image.width, text.width), height: sizes.image.height + padding + text.height)
      : CGSize(width: sizes.image.width + padding + text.width, height: max(sizes.image.height, text.height))
  }

  /// Positions the parts in a rectangle. `alignment` is the horizontal position of the text beside or below the
  /// image, 0 for left and 1 for right.
  init(
    _ sizes: Sizes, _ paddings: Paddings, placement: NSDirectionalRectEdge, in content: CGRect,
    position: CGPoint, alignment: CGFloat, isRightToLeft: Bool
  ) {
    let text = Self.textSize(sizes, paddings)
    let whole = Self.size(sizes, paddings, placement: placement)
    let origin = CGPoint(
      x: content.minX + (content.width - whole.width) * position.x,
      y: content.minY + (content.height - whole.height) * position.y)
    let box = CGRect(origin: origin, size: whole)
    var textBox = CGRect(origin: .zero, size: text)
    imageFrame.size = sizes.image
    if placement.isVertical {
      imageFrame.origin.x = box.midX - sizes.image.width / 2
      textBox.origin.x = box.minX + (box.width - text.width) * alignment
      imageFrame.origin.y = placement == .top ? box.minY : box.maxY - sizes.image.height
      textBox.origin.y = placement == .top ? box.maxY - text.height : box.minY
    } else {
      let imageIsLeft = (placement == .leading) != isRightToLeft
      imageFrame.origin.x = imageIsLeft ? box.minX : box.maxX - sizes.image.width
      textBox.origin.x = imageIsLeft ? box.maxX - text.width : box.minX
      imageFrame.origin.y = box.midY - sizes.image.height / 2
      textBox.origin.y = box.midY - text.height / 2
    }
    titleFrame = CGRect(
      x: textBox.minX + (text.width - sizes.title.width) * alignment, y: textBox.minY,
      width: sizes.title.width, height: sizes.title.height)
    subtitleFrame = CGRect(
      x: textBox.minX + (text.width - sizes.subtitle.width) * alignment,
      y: textBox.maxY - sizes.subtitle.height, width: sizes.subtitle.width, height: sizes.subtitle.height)
  }
}

extension NSDirectionalRectEdge {
  /// A Boolean value that indicates whether this is the top or the bottom edge.
  var isVertical: Bool { self == .top || self == .bottom }
}
