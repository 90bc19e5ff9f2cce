import CatalogScreens
import HeaderTesting
import Testing

/// Each screen of the stretchy header does what its summary says.
@MainActor struct StretchyScreenTests {
  private let middle = CGPoint(x: 187, y: 500)

  @Test func headerStretchesShrinksAndHandsItsTitleToTheBar() throws {
    let stage = try ScreenStage("stretchy-table-header")
    let header = try stage.view(StretchyHeaderView.self)
    let table = try stage.view(UITableView.self)
    expectEqual(table.numberOfRows(inSection: 0), 100)
    expect(header.bounds.height == 250 && header.frame.minY == table.safeAreaInsets.top)
    let barTitle = try stage.view(UILabel.self) { !$0.isDescendant(of: header) && $0.text == "Hills at dusk" }
    expectEqual(barTitle.alpha, 0)
    stage.drag(from: middle, by: -400)
    expect(header.bounds.height == header.minimumHeight && header.alpha == 0 && barTitle.alpha == 1)
    stage.drag(from: CGPoint(x: 187, y: 200), by: 430)
    expect(header.bounds.height == 250 && header.alpha == 1 && barTitle.alpha == 0)
  }

  @Test func pullPastTheEndAddsTwentyRows() throws {
    let stage = try ScreenStage("pull-for-more")
    let table = try stage.view(UITableView.self)
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    stage.drag(from: middle, by: -20)
    expectEqual(table.numberOfRows(inSection: 0), 20, "the end was reached, not passed far enough")
    stage.drag(from: middle, by: -450)
    expectEqual(table.numberOfRows(inSection: 0), 40)
  }
}
