import Foundation

/// Text broken into lines.
struct TextLayout {
  struct Line: Hashable {
    var text: String
    /// In points, without the spaces at which the line was broken.
    var width: CGFloat
    /// Whether a paragraph ends here; such lines are never stretched.
    var endsParagraph: Bool
  }

  var lines: [Line]
  var font: UIFont

  /// The size of all lines together, in points, not rounded to pixels.
  var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
  }

  /// The distance of a line's baseline from the top of the first line, in points.
  func baseline(ofLine index: Int) -> CGFloat {
    CGFloat(index) * font.lineHeight + font.ascender
  }
}

extension TextLayout.Line {
  /// How far right the line starts in a place of the given width, in points.
  func inset(_ alignment: NSTextAlignment, in width: CGFloat, isRightToLeft: Bool) -> CGFloat {
    let room = width - self.width
    return switch alignment {
    case .left: 0
    case .center: room / 2
    case .right: room
    case .natural: isRightToLeft ? room : 0
    case .justified: isRightToLeft && !canBeJustified ? room : 0
    }
  }

  /// Whether the line can be stretched to the whole width by widening its spaces.
  var canBeJustified: Bool { !endsParagraph && text.contains(" ") }
}
