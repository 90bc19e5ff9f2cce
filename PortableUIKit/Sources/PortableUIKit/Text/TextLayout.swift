import Foundation

/// Text broken into lines.
struct TextLayout {
  /// Letters of one look that stand side by side.
  struct Run: Hashable {
    var text: String
    var width: CGFloat
    /// The place of the look among the text's looks.
    var look: Int
  }

  struct Line: Hashable {
    var text: String
    /// In points, without the spaces at which the line was broken.
    var width: CGFloat
    /// Whether a paragraph ends here; such lines are never stretched.
    var endsParagraph: Bool
    /// The parts of the line; an empty line has an empty one.
    var runs: [Run] = []
  }

  var lines: [Line]
  var looks: [TextLook]
  /// What lies between two lines beyond their heights, in points.
  var lineSpacing: CGFloat = 0

  /// The size of all lines together, in points, not rounded to pixels.
  var size: CGSize {
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.width)
      size.height += height(of: line) + lineSpacing
    }
    if !lines.isEmpty { size.height -= lineSpacing }
    return size
  }

  /// The distance of each line's baseline from the top of the first line, in points.
  var baselines: [CGFloat] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += height(of: line) + lineSpacing }
      return top + greatest(\.ascender, in: line)
    }
  }

  private func height(of line: Line) -> CGFloat {
    greatest(\.ascender, in: line) + greatest(\.depth, in: line)
  }

  private func greatest(_ measure: KeyPath<UIFont, CGFloat>, in line: Line) -> CGFloat {
    var greatest: CGFloat = 0
    for run in line.runs { greatest = max(greatest, looks[run.look].font[keyPath: measure]) }
    return greatest
  }
}

extension UIFont {
  /// How far lines of the font reach below the baseline, in points.
  fileprivate var depth: CGFloat { lineHeight - ascender }
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
