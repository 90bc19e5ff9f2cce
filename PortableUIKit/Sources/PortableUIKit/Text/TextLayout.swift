import Foundation

/// Text broken into lines.
struct TextLayout {
  /// Consecutive characters with the same look.
  struct Run: Hashable {
    var text: String
    var width: CGFloat
    /// The index of the look.
    var look: Int
  }

  struct Line: Hashable {
    var text: String
    /// The width in points, without the spaces at the line break.
    var width: CGFloat
    /// A Boolean value that indicates whether the line ends a paragraph. Such lines are never justified.
    var endsParagraph: Bool
    /// The runs of the line; an empty line has one empty run.
    var runs: [Run] = []
  }

  let lines: [Line]
  let looks: [TextLook]
  /// The total size of all lines, in points, not rounded to pixels.
  let size: CGSize
  /// The distances of the baselines from the top of the first line, in points.
  let baselines: [CGFloat]

  /// Places lines below each other.
  ///
  /// - Parameter lineSpacing: The additional space between two lines, in points.
  init(lines: [Line], looks: [TextLook], lineSpacing: CGFloat = 0) {
    var size = CGSize.zero
    var baselines: [CGFloat] = []
    baselines.reserveCapacity(lines.count)
    for line in lines {
      var (ascender, depth): (CGFloat, CGFloat) = (0, 0)
      for run in line.runs {
        let font = looks[run.look].font
        ascender = max(ascender, font.ascender)
        depth = max(depth, font.lineHeight - font.ascender)
      }
      baselines.append(size.height + ascender)
      size.width = max(size.width, line.width)
      size.height += ascender + depth + lineSpacing
    }
    if !lines.isEmpty { size.height -= lineSpacing }
    self.lines = lines
    self.looks = looks
    self.size = size
    self.baselines = baselines
  }
}

extension TextLayout.Line {
  /// Returns the offset of the line from the left edge in the given width, in points.
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

  /// A Boolean value that indicates whether the line can be justified by widening its spaces.
  var canBeJustified: Bool { !endsParagraph && text.contains(" ") }
}
