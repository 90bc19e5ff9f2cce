import Foundation

/// The widths of characters in the only font family of the module.
struct FontMetrics: Sendable {
  /// The available weights. Other weights use the nearest one.
  enum Weight { case regular, medium, semibold, bold }

  let weight: Weight
  /// A Boolean value that indicates whether all digits have the same width.
  var hasEqualDigits = false

  /// Returns the advance width of a character, as a fraction of the font size.
  ///
  /// A character of several scalars, such as a letter with an accent or an emoji family, is as wide as its
  /// widest scalar.
  func advance(of character: Character) -> CGFloat {
    character.unicodeScalars.reduce(0) { max($0, advance(of: $1)) }
  }

  private func advance(of scalar: Unicode.Scalar) -> CGFloat {
    if hasEqualDigits, ("0"..."9").contains(scalar) { return share(FontMetricsTable.equalDigits) }
    for block in FontMetricsTable.blocks where block.codes.contains(scalar.value) {
      let advances = block[scalar.value]
      guard advances.regular > 0 else { break }
      return share(advances)
    }
    return Self.guessedAdvance(of: scalar)
  }

  private func share(_ advances: FontAdvances) -> CGFloat {
    CGFloat(advances[weight]) / CGFloat(FontMetricsTable.unitsPerEm)
  }

  /// Returns widths for scalars missing in the table: zero for marks, a square for emoji and East Asian
  /// letters, otherwise the width of a digit.
  private static func guessedAdvance(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: scalar.isSquare ? 1 : 0.625
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is drawn in a square of the font's height, as in Chinese, Japanese,
  /// Korean, and emoji.
  var isSquare: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: value > 0x2000 && properties.isEmojiPresentation
    }
  }
}
