import Foundation

/// The positions of all parts of a table, in points of its content.
struct TableLayout: Equatable {
  /// A section, including header and footer.
  struct Section: Equatable {
    fileprivate(set) var top: CGFloat
    /// The space above the header.
    fileprivate(set) var padding: CGFloat
    fileprivate(set) var headerHeight: CGFloat
    fileprivate(set) var footerHeight: CGFloat
    /// A Boolean value that indicates whether the height of the header is estimated.
    fileprivate(set) var headerIsGuess = false
    fileprivate(set) var footerIsGuess = false
    /// The start of each row and the end of the last one, relative to the top of the section.
    fileprivate(set) var rowEdges: [CGFloat]
    /// Indicates for each row whether its height is estimated. Empty if there is no estimate.
    fileprivate(set) var guesses: [Bool]

    init(
      top: CGFloat, padding: CGFloat, headerHeight: CGFloat, rowHeights: [CGFloat], guesses: [Bool],
      footerHeight: CGFloat
    ) {
      self.top = top
      self.padding = padding
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      self.guesses = guesses
      var edge = padding + headerHeight
      var edges = [edge]
      edges.reserveCapacity(rowHeights.count + 1)
      for height in rowHeights {
        edge += height
        edges.append(edge)
      }
      rowEdges = edges
    }

    var rowCount: Int { rowEdges.count - 1 }
    var rowsTop: CGFloat { top + rowEdges[0] }
    var rowsBottom: CGFloat { top + rowEdges[rowEdges.count - 1] }
    var bottom: CGFloat { rowsBottom + footerHeight }
  }

  typealias Position = ListPosition

  var width: CGFloat = 0
  /// The distance of rows, headers, and footers from the sides.
  var sideInset: CGFloat = 0
  var headerViewHeight: CGFloat = 0
  var footerViewHeight: CGFloat = 0
  private(set) var sections: [Section] = []
  /// The number of headers and footers with estimated heights.
  private(set) var guessedSectionViews = 0

  /// Appends a section.
  mutating func addSection(
    padding: CGFloat = 0, headerHeight: CGFloat, rowHeights: [CGFloat], guesses: [Bool] = [],
    footerHeight: CGFloat
  ) {
    sections.append(
      Section(
        top: sectionsBottom, padding: padding, headerHeight: headerHeight, rowHeights: rowHeights,
        guesses: guesses.contains(true) ? guesses : [], footerHeight: footerHeight))
  }

  /// Marks the heights of the last section's header and footer as estimated.
  mutating func markGuesses(header: Bool, footer: Bool) {
    guard let last = sections.indices.last else { return }
    sections[last].headerIsGuess = header
    sections[last].footerIsGuess = footer
    guessedSectionViews += (header ? 1 : 0) + (footer ? 1 : 0)
  }

  /// Sets the final height of a header and the space above it. Returns the distance by which the content
  /// below moves down.
  mutating func setHeader(padding: CGFloat, height: CGFloat, ofSection section: Int) -> CGFloat {
    if sections[section].headerIsGuess { guessedSectionViews -= 1 }
    sections[section].headerIsGuess = false
    let difference = padding + height - sections[section].padding - sections[section].headerHeight
    sections[section].padding = padding
    sections[section].headerHeight = height
    for edge in sections[section].rowEdges.indices { sections[section].rowEdges[edge] += difference }
    moveSections(below: section, by: difference)
    return difference
  }

  /// Sets the final height of a footer. Returns the distance by which the content below moves down.
  mutating func setFooter(height: CGFloat, ofSection section: Int) -> CGFloat {
    if sections[section].footerIsGuess { guessedSectionViews -= 1 }
    sections[section].footerIsGuess = false
    let difference = height - sections[section].footerHeight
    sections[section].footerHeight = height
    moveSections(below: section, by: difference)
    return difference
  }

  private mutating func moveSections(below section: Int, by distance: CGFloat) {
    for next in sections.indices.dropFirst(section + 1) { sections[next].top += distance }
  }

  /// Returns a Boolean value that indicates whether the height of a row is estimated.
  func isGuess(_ position: Position) -> Bool {
    let guesses = sections[position.section].guesses
    return !guesses.isEmpty && guesses[position.row]
  }

  /// Sets the final height of a row. Returns the distance by which the content below moves down.
  mutating func setHeight(_ height: CGFloat, of position: Position) -> CGFloat {
    let (section, row) = (position.section, position.row)
    if !sections[section].guesses.isEmpty { sections[section].guesses[row] = false }
    let difference = height - rect(of: position).height
    guard difference != 0 else { return 0 }
    for edge in (row + 1)...sections[section].rowCount { sections[section].rowEdges[edge] += difference }
    moveSections(below: section, by: difference)
    return difference
  }

  /// Returns the position of the row above another one, or `nil` if there is none.
  func position(before position: Position) -> Position? {
    if position.row > 0 { return Position(section: position.section, row: position.row - 1) }
    guard let section = sections[..<position.section].lastIndex(where: { $0.rowCount > 0 })
    else { return nil }
    return Position(section: section, row: sections[section].rowCount - 1)
  }

  /// Returns the position of the row below another one, or `nil` if there is none.
  func position(after position: Position) -> Position? {
    if position.row + 1 < sections[position.section].rowCount {
      return Position(section: position.section, row: position.row + 1)
    }
    guard let section = sections[(position.section + 1)...].firstIndex(where: { $0.rowCount > 0 })
    else { return nil }
    return Position(section: section, row: 0)
  }

  /// The number of rows in all sections.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// Returns the number of rows above a row.
  func index(of position: Position) -> Int {
    sections[..<position.section].reduce(position.row) { $0 + $1.rowCount }
  }

  /// Returns the row that has a number of rows above it, or `nil` if there is none.
  func row(at index: Int) -> Position? {
    var row = index
    for (section, rows) in sections.enumerated() {
      if row < rows.rowCount { return Position(section: section, row: row) }
      row -= rows.rowCount
    }
    return nil
  }

  /// Returns the first and last row that intersect a range of the content, or `nil` if there is none.
  func span(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Position>? {
    var first: Position?
    var last: Position?
    for section in sections(from: top, to: bottom) {
      let rows = rows(ofSection: section, from: top, to: bottom)
      guard !rows.isEmpty else { continue }
      if first == nil { first = Position(section: section, row: rows.lowerBound) }
      last = Position(section: section, row: rows.upperBound - 1)
    }
    guard let first, let last else { return nil }
    return first...last
  }

  var sectionsBottom: CGFloat { sections.last?.bottom ?? headerViewHeight }
  var contentHeight: CGFloat { sectionsBottom + footerViewHeight }

  /// The width of rows.
  var rowWidth: CGFloat { max(0, width - 2 * sideInset) }

  func rect(ofSection section: Int) -> CGRect {
    rect(from: sections[section].top, to: sections[section].bottom)
  }

  func rect(ofHeader section: Int) -> CGRect {
    rect(from: sections[section].top + sections[section].padding, to: sections[section].rowsTop)
  }

  func rect(ofFooter section: Int) -> CGRect {
    rect(from: sections[section].rowsBottom, to: sections[section].bottom)
  }

  func rect(of position: Position) -> CGRect {
    let section = sections[position.section]
    return rect(
      from: section.top + section.rowEdges[position.row], to: section.top + section.rowEdges[position.row + 1]
    )
  }

  func contains(_ position: Position) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].rowCount
  }

  /// Returns the sections that intersect a range of the content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.partitioningIndex { $0.bottom > top }
    let end = sections.partitioningIndex { $0.top >= bottom }
    return first..<max(first, end)
  }

  /// Returns the rows of a section that intersect a range of the content.
  func rows(ofSection section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let edges = sections[section].rowEdges
    let (top, bottom) = (top - sections[section].top, bottom - sections[section].top)
    let first = edges.dropFirst().partitioningIndex { $0 > top } - 1
    let end = edges.dropLast().partitioningIndex { $0 >= bottom }
    return first..<max(first, end)
  }

  /// Returns the position of the row at a vertical coordinate of the content.
  func position(at y: CGFloat) -> Position? {
    let section = sections.partitioningIndex { $0.bottom > y }
    guard section < sections.count, y >= sections[section].rowsTop, y < sections[section].rowsBottom
    else { return nil }
    let edge = y - sections[section].top
    let row = sections[section].rowEdges.partitioningIndex { $0 > edge } - 1
    return Position(section: section, row: row)
  }

  /// Returns the frame of a header that is pinned to the top of the visible area and moved up by the end of
  /// its section.
  func pinnedRect(ofHeader section: Int, visibleTop: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    let lowest = sections[section].bottom - rect.height
    rect.origin.y = min(max(rect.minY, visibleTop), max(rect.minY, lowest))
    return rect
  }

  /// Returns the frame of a footer that is pinned to the bottom of the visible area and held by the start of
  /// its section.
  func pinnedRect(ofFooter section: Int, visibleBottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    let highest = sections[section].rowsTop
    rect.origin.y = max(min(rect.minY, visibleBottom - rect.height), min(rect.minY, highest))
    return rect
  }

  private func rect(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: sideInset, y: top, width: rowWidth, height: bottom - top)
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition that all later elements also satisfy, or the
  /// end index.
  func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
