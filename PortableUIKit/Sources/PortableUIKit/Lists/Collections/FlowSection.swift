import Foundation

/// A section of a flow layout: a header, lines of items, and a footer.
///
/// All lengths are measured along and across the scroll direction, in points, so that the code is the same
/// for both directions.
struct FlowSection {
  struct Length: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Box: Equatable {
    var along: CGFloat
    var across: CGFloat
    var length: Length
    var end: CGFloat { along + length.along }
  }

  /// The parameters of a section.
  struct Plan {
    var start: CGFloat = 0
    /// The available length across the section.
    var room: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    var insetLeading: CGFloat = 0
    var insetTrailing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The number of pixels per point. Positions are rounded to pixels.
    var scale: CGFloat = 1
  }

  let plan: Plan
  private(set) var items: [Box] = []
  /// The items of each line, and the start and end of each line.
  private(set) var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
  let headerEnd: CGFloat
  private(set) var footerStart: CGFloat

  var start: CGFloat { plan.start }
  var end: CGFloat { footerStart + plan.footer }

  init(_ plan: Plan, sizes: [Length]) {
    self.plan = plan
    headerEnd = plan.start + plan.header
    footerStart = headerEnd
    items.reserveCapacity(sizes.count)
    // An empty section keeps its insets, as in UIKit.
    var edge = headerEnd + plan.insetBefore
    let available = plan.room - plan.insetLeading - plan.insetTrailing
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var first = 0
    while first < sizes.count {
      let end = Self.lineEnd(from: first, sizes, available, plan.itemSpacing)
      if first > 0 { edge += plan.lineSpacing }
      let isLast = end == sizes.count
      let spacing = Self.spacing(first..<end, sizes, available, plan, isLast: isLast, isUniform: isUniform)
      edge = appendLine(first..<end, sizes, at: edge, spacing)
      first = end
    }
    footerStart = edge + plan.insetAfter
  }

  /// Returns the end of the line that begins with an item. An item that is too long has its own line.
  private static func lineEnd(
    from first: Int, _ sizes: [Length], _ available: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var used = sizes[first].across
    var end = first + 1
    while end < sizes.count, used + spacing + sizes[end].across <= available + 1e-6 {
      used += spacing + sizes[end].across
      end += 1
    }
    return end
  }

  /// Returns the leading position and the spacing of a line's items. The items of a full line fill the
  /// available length, and a single item is centered. The last line begins at the leading edge, aligned to
  /// columns if all items have the same size.
  private static func spacing(
    _ line: Range<Int>, _ sizes: [Length], _ available: CGFloat, _ plan: Plan, isLast: Bool, isUniform: Bool
  ) -> (lead: CGFloat, gap: CGFloat) {
    func spread(_ count: Int, _ used: CGFloat) -> (lead: CGFloat, gap: CGFloat) {
      let rest = available - used
      if count == 1 { return (max(0, rest / 2), 0) }
      return (0, max(plan.itemSpacing, rest / CGFloat(count - 1)))
    }
    guard isLast else {
      return spread(line.count, sizes[line].reduce(0) { $0 + $1.across })
    }
    let across = sizes[line.lowerBound].across
    let column = across + plan.itemSpacing
    // Columns with a width of zero never fill a line.
    guard isUniform, column > 0 else { return (0, plan.itemSpacing) }
    let fitting = min((available + plan.itemSpacing) / column + 1e-6, CGFloat(sizes.count + 1))
    let full = max(1, Int(fitting.rounded(.down)))
    // A single line that isn't full has no columns to align with.
    if line.lowerBound == 0, line.count < full { return (0, plan.itemSpacing) }
    return spread(full, across * CGFloat(full))
  }

  private mutating func appendLine(
    _ line: Range<Int>, _ sizes: [Length], at start: CGFloat, _ spacing: (lead: CGFloat, gap: CGFloat)
  ) -> CGFloat {
    let thickness = sizes[line].reduce(0) { max($0, $1.along) }
    var across = plan.insetLeading + spacing.lead
    for size in sizes[line] {
      // Items of different thickness are centered in the line.
      items.append(
        Box(
          along: onPixels(start + (thickness - size.along) / 2), across: onPixels(across), length: size))
      across += size.across + spacing.gap
    }
    lines.append((line, start, start + thickness))
    return start + thickness
  }

  private func onPixels(_ value: CGFloat) -> CGFloat {
    (value * plan.scale + 1e-6).rounded(.down) / plan.scale
  }

  /// Returns the items of the lines that intersect or touch a range. Lines without thickness only touch it.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partitioningIndex { $0.end >= start }
    let after = lines.partitioningIndex { $0.start >= end }
    guard first < after else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[after - 1].items.upperBound
  }
}
