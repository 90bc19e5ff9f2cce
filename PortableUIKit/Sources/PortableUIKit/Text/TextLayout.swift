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
    /// Whether the line ends a paragraph. Such lines are never justified.
    var endsParagraph: Bool
    /// The runs of the line; an empty line has one empty run.
    var runs: [Run] = []
  }

  var lines: [Line]
  var looks: [TextLook]
  /// The additional space between two lines, in points.
  var lineSpacing: CGFloat = 0

  /// The total size of all lines, in points, not rounded to pixels.
  var size: CGSize {
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.width)
      size.height += height(of: line) + lineSpacing
    }
    if !lines.isEmpty { size.height -= lineSpacing }
    return size
  }

  /// The distances of the baselines from the top of the first line, in points.
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
  /// The height of a line below the baseline, in points.
  fileprivate var depth: CGFloat { lineHeight - ascender }
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

  /// Whether the line can be justified by widening its spaces.
  var canBeJustified: Bool { !endsParagraph && text.contains(" ") }
}
