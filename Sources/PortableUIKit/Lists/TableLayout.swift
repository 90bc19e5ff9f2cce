import Foundation

/// Where everything in a table lies, in points of its content.
struct TableLayout: Equatable {
  /// One section from its header to its footer.
  struct Section: Equatable {
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    /// Where each row begins, and at the end where the last one ends.
    let rowEdges: [CGFloat]

    init(top: CGFloat, headerHeight: CGFloat, rowHeights: [CGFloat], footerHeight: CGFloat) {
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      var edges = [top + headerHeight]
      edges.reserveCapacity(rowHeights.count + 1)
      var edge = top + headerHeight
      for height in rowHeights {
        edge += height
        edges.append(edge)
      }
      rowEdges = edges
    }

    var rowCount: Int { rowEdges.count - 1 }
    var top: CGFloat { rowEdges[0] - headerHeight }
    var rowsBottom: CGFloat { rowEdges[rowEdges.count - 1] }
    var bottom: CGFloat { rowsBottom + footerHeight }
  }

  /// A row by its numbers.
  struct Position: Equatable {
    let section: Int
    let row: Int
  }

  var width: CGFloat = 0
  /// How far rows, headers and footers keep from the sides.
  var sideInset: CGFloat = 0
  var headerViewHeight: CGFloat = 0
  var footerViewHeight: CGFloat = 0
  private(set) var sections: [Section] = []

  /// Adds a section below what is there.
  mutating func addSection(headerHeight: CGFloat, rowHeights: [CGFloat], footerHeight: CGFloat) {
    sections.append(
      Section(
        top: sectionsBottom, headerHeight: headerHeight, rowHeights: rowHeights, footerHeight: footerHeight))
  }

  var sectionsBottom: CGFloat { sections.last?.bottom ?? headerViewHeight }
  var contentHeight: CGFloat { sectionsBottom + footerViewHeight }

  func rect(ofSection section: Int) -> CGRect {
    rect(from: sections[section].top, to: sections[section].bottom)
  }

  func rect(ofHeader section: Int) -> CGRect {
    rect(from: sections[section].top, to: sections[section].rowEdges[0])
  }

  func rect(ofFooter section: Int) -> CGRect {
    rect(from: sections[section].rowsBottom, to: sections[section].bottom)
  }

  func rect(of position: Position) -> CGRect {
    let edges = sections[position.section].rowEdges
    return rect(from: edges[position.row], to: edges[position.row + 1])
  }

  func contains(_ position: Position) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].rowCount
  }

  /// The sections that touch a stretch of the content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.partitioningIndex { $0.bottom > top }
    let end = sections.partitioningIndex { $0.top >= bottom }
    return first..<max(first, end)
  }

  /// The rows of a section that touch a stretch of the content.
  func rows(ofSection section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let edges = sections[section].rowEdges
    let first = edges.dropFirst().partitioningIndex { $0 > top } - 1
    let end = edges.dropLast().partitioningIndex { $0 >= bottom }
    return first..<max(first, end)
  }

  /// The row at a height of the content.
  func position(at y: CGFloat) -> Position? {
    let section = sections.partitioningIndex { $0.bottom > y }
    guard section < sections.count, y >= sections[section].rowEdges[0], y < sections[section].rowsBottom
    else { return nil }
    let row = sections[section].rowEdges.partitioningIndex { $0 > y } - 1
    return Position(section: section, row: row)
  }

  /// Where a header stands that sticks to the top of what is visible and is pushed away by its section's end.
  func pinnedRect(ofHeader section: Int, visibleTop: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    let lowest = sections[section].bottom - rect.height
    rect.origin.y = min(max(rect.minY, visibleTop), max(rect.minY, lowest))
    return rect
  }

  /// Where a footer stands that sticks to the bottom of what is visible and is held by its section's
  /// beginning.
  func pinnedRect(ofFooter section: Int, visibleBottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    let highest = sections[section].rowEdges[0]
    rect.origin.y = max(min(rect.minY, visibleBottom - rect.height), min(rect.minY, highest))
    return rect
  }

  private func rect(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: sideInset, y: top, width: max(0, width - 2 * sideInset), height: bottom - top)
  }
}

extension RandomAccessCollection {
  /// The first index at which a condition holds that holds for everything behind it, too; else the end.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Index {
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
