import PortableUIKit
import Testing

@MainActor struct TableTextSizeTests {
  private let windows = WindowKeeper()

  private func shown(_ style: UITableViewCell.CellStyle) throws -> (
    HostSimulator, TitledTable, UITableViewCell
  ) {
    let simulator = HostSimulator.fresh(.phone47)
    let screen = TitledTable()
    screen.makeCell = {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    windows.show(screen)
    simulator.step()
    return (simulator, screen, try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))))
  }

  @Test(
    "[A] the text of a cell follows the size that the user chooses",
    arguments: [
      (UITableViewCell.CellStyle.default, UIFont.TextStyle.body, UIFont.TextStyle?.none),
      (.subtitle, .body, .caption1), (.value1, .body, .body), (.value2, .caption1, .caption1),
    ])
  func followsTextSize(
    style: UITableViewCell.CellStyle, title: UIFont.TextStyle, detail: UIFont.TextStyle?
  ) throws {
    let (simulator, _, cell) = try shown(style)
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge, .extraSmall] {
      simulator.preferredContentSizeCategory = category
      simulator.step()
      expectEqual(cell.textLabel?.font, .preferredFont(forTextStyle: title))
      expectEqual(cell.detailTextLabel?.font, detail.map { .preferredFont(forTextStyle: $0) })
    }
  }

  @Test("[A] rows that size themselves grow with the text, those that are not in view, too")
  func rowsGrow() throws {
    let (simulator, screen, cell) = try shown(.subtitle)
    let before = cell.frame.height
    // The rows below have been seen, so that their heights are known.
    screen.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    simulator.step()
    let length = screen.table.contentSize.height
    simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    simulator.step()
    screen.table.setContentOffset(.zero, animated: false)
    simulator.step()
    let first = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectGreater(first.frame.height, before + 40)
    screen.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    simulator.step()
    expectGreater(screen.table.contentSize.height, length + 10 * 40)
  }

  @Test("[A] a cell that waited for reuse while the text size changed has the height of the new size")
  func reusedCells() throws {
    let simulator = HostSimulator.fresh(.phone47)
    let screen = TitledTable()
    screen.makeCell = {
      screen.table.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    }
    windows.show(screen)
    simulator.step()
    let height = try #require(screen.table.visibleCells.first).frame.height
    simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    simulator.step()
    // Of the cells of large text, all but the few in view wait.
    screen.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    simulator.step()
    simulator.preferredContentSizeCategory = .large
    simulator.step()
    for row in [0, 39] {
      screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      simulator.step()
      for cell in screen.table.visibleCells { expectEqual(cell.frame.height, height) }
    }
  }

  @Test("[A] a font that the program sets stays as large as it is")
  func ownFont() throws {
    let (simulator, _, cell) = try shown(.default)
    cell.textLabel?.font = .systemFont(ofSize: 21)
    simulator.preferredContentSizeCategory = .accessibilityLarge
    simulator.step()
    expectEqual(cell.textLabel?.font.pointSize, 21)
  }

  @Test("[K] the title of a section grows with the text, and its room with it")
  func sectionTitles() throws {
    let (simulator, screen, _) = try shown(.default)
    let before = try #require(screen.table.headerView(forSection: 0)).frame.height
    simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    simulator.step()
    let header = try #require(screen.table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    expectEqual(label.font, .preferredFont(forTextStyle: .body))
    expect(header.frame.height > before + 30 && header.frame.height >= label.font.lineHeight)
  }
}
