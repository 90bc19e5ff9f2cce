/// The advance widths of the characters that follow `first` without a gap.
struct FontMetricsBlock: Sendable {
  let first: UInt32
  let regular: [UInt16]
  let bold: [UInt16]

  var codes: Range<UInt32> { first..<first + UInt32(regular.count) }
}
