/// The advance widths of consecutive characters, starting with `first`, in four weights.
struct FontMetricsBlock: Sendable {
  let first: UInt32
  let regular: [UInt16]
  let medium: [UInt16]
  let semibold: [UInt16]
  let bold: [UInt16]

  var codes: Range<UInt32> { first..<first + UInt32(regular.count) }

  /// The advance widths of a character in the block.
  subscript(code: UInt32) -> FontAdvances {
    let index = Int(code - first)
    return FontAdvances(
      regular: regular[index], medium: medium[index], semibold: semibold[index], bold: bold[index])
  }
}

/// The advance widths of one character, in font units.
struct FontAdvances: Sendable {
  let regular, medium, semibold, bold: UInt16

  subscript(weight: FontMetrics.Weight) -> UInt16 {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }
}
