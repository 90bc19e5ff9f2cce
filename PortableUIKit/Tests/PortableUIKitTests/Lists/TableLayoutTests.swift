import Testing

@testable import PortableUIKit

struct TableLayoutTests {
  var layout: TableLayout {
    var layout = TableLayout()
    layout.width = 320
    layout.headerViewHeight = 100
    layout.footerViewHeight = 50
    layout.addSection(headerHeight: 20, rowHeights: [40, 50, 60], footerHeight: 10)
    layout.addSection(headerHeight: 0, rowHeights: [], footerHeight: 0)
    layout.addSection(headerHeight: 30, rowHeights: [44, 44], footerHeight: 0)
    return layout
  }

  @Test func everythingLiesBelowWhatComesBefore() {
    expectEqual(layout.rect(ofSection: 0), CGRect(x: 0, y: 100, width: 320, height: 180))
    expectEqual(layout.rect(ofHeader: 0), CGRect(x: 0, y: 100, width: 320, height: 20))
    expectEqual(layout.rect(of: .init(section: 0, row: 2)), CGRect(x: 0, y: 210, width: 320, height: 60))
    expectEqual(layout.rect(ofFooter: 0), CGRect(x: 0, y: 270, width: 320, height: 10))
    expectEqual(layout.rect(ofSection: 1), CGRect(x: 0, y: 280, width: 320, height: 0))
    expectEqual(layout.contentHeight, 448)
  }

  @Test func searchesAgreeWithLookingAtEachRow() {
    let positions =
      (0..<3).map { TableLayout.Position(section: 0, row: $0) }
      + (0..<2).map { TableLayout.Position(section: 2, row: $0) }
    for y in stride(from: CGFloat(-20), through: 500, by: 5) {
      let hit = positions.first { layout.rect(of: $0).minY <= y && y < layout.rect(of: $0).maxY }
      expectEqual(layout.position(at: y), hit)
      let (top, bottom) = (y, y + 70)
      let seen = positions.filter { layout.rect(of: $0).maxY > top && layout.rect(of: $0).minY < bottom }
      var found: [TableLayout.Position] = []
      for section in layout.sections(from: top, to: bottom) {
        for row in layout.rows(ofSection: section, from: top, to: bottom) {
          found.append(.init(section: section, row: row))
        }
      }
      expectEqual(found, seen)
    }
  }

  @Test("[K] a header sticks to the visible top until its section's end pushes it away")
  func pinnedHeader() {
    expectEqual(layout.pinnedRect(ofHeader: 0, visibleTop: 0).minY, 100)
    expectEqual(layout.pinnedRect(ofHeader: 0, visibleTop: 150).minY, 150)
    expectEqual(layout.pinnedRect(ofHeader: 0, visibleTop: 270).minY, 260)
  }

  @Test func aFooterSticksToTheVisibleBottomWithinItsSection() {
    expectEqual(layout.pinnedRect(ofFooter: 0, visibleBottom: 1000).minY, 270)
    expectEqual(layout.pinnedRect(ofFooter: 0, visibleBottom: 200).minY, 190)
    expectEqual(layout.pinnedRect(ofFooter: 0, visibleBottom: 110).minY, 120)
  }
}
