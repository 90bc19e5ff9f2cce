import Foundation

/// How wide characters are in the one family of letters that the module knows.
struct FontMetrics: Sendable {
  /// 0 for regular letters and lighter ones, 1 for bold letters and heavier ones, in between for the others.
  let boldness: CGFloat

  /// How far the pen moves after a character, as a share of the font's size.
  ///
  /// A character of several scalars, such as a letter with an accent or a family of emoji, is as wide as its
  /// widest scalar.
  func advance(of character: Character) -> CGFloat {
    character.unicodeScalars.reduce(0) { max($0, advance(of: $1)) }
  }

  private func advance(of scalar: Unicode.Scalar) -> CGFloat {
    for block in FontMetricsTable.blocks where block.codes.contains(scalar.value) {
      let index = Int(scalar.value - block.first)
      let (regular, bold) = (CGFloat(block.regular[index]), CGFloat(block.bold[index]))
      guard regular > 0 else { break }
      return (regular + (bold - regular) * boldness) / CGFloat(FontMetricsTable.unitsPerEm)
    }
    return Self.guessedAdvance(of: scalar)
  }

  /// Widths for what the table lacks: nothing for marks, a square for emoji and East Asian letters, else a digit's.
  private static func guessedAdvance(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: scalar.isSquare ? 1 : 0.556
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn in a square as high as the font, as in Chinese, Japanese, Korean and emoji.
  var isSquare: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: value > 0x2000 && properties.isEmojiPresentation
    }
  }
}
