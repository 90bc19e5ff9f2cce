import PortableUIKit
import Testing

@MainActor struct CellSelectionFadeTests {
  private let windows = WindowKeeper()
  private let row = IndexPath(row: 1, section: 0)

  private func shown() throws -> (simulator: HostSimulator, table: UITableView, background: UIView) {
    let simulator = HostSimulator.fresh(.phone47)
    let screen = TitledTable()
    screen.makeCell = {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let background = UIView()
      background.alpha = 0.8
      cell.selectedBackgroundView = background
      return cell
    }
    windows.show(screen)
    simulator.step()
    let cell = try #require(screen.table.cellForRow(at: row))
    return (simulator, screen.table, try #require(cell.selectedBackgroundView))
  }

  private func opacity(_ view: UIView) -> Double {
    view.isHidden ? 0 : Double(view.layer.presentation()?.opacity ?? -1)
  }

  @Test("[A] deselecting a row with animation lets its background fade")
  func fadesOut() throws {
    let (simulator, table, background) = try shown()
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    simulator.step()
    expectLess(abs(opacity(background) - 0.8), 1e-6)
    table.deselectRow(at: row, animated: true)
    expectNil(table.indexPathForSelectedRow)
    simulator.advance(by: 0.1)
    expect(opacity(background) > 0.05 && opacity(background) < 0.75)
    expect(simulator.runUntilIdle(limit: 1))
    expect(background.isHidden && abs(background.alpha - 0.8) < 1e-6)
  }

  @Test("[A] selecting a row with animation lets its background appear bit by bit")
  func fadesIn() throws {
    let (simulator, table, background) = try shown()
    table.selectRow(at: row, animated: true, scrollPosition: .none)
    simulator.advance(by: 0.1)
    expect(opacity(background) > 0.05 && opacity(background) < 0.75)
    expect(simulator.runUntilIdle(limit: 1))
    expectLess(abs(opacity(background) - 0.8), 1e-6)
  }

  @Test("without animation the background is gone at once")
  func withoutAnimation() throws {
    let (simulator, table, background) = try shown()
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    table.deselectRow(at: row, animated: false)
    expect(background.isHidden && simulator.runUntilIdle(limit: 0.05))
  }

  @Test("a row that is selected again while its background fades is seen selected in full")
  func selectedAgain() throws {
    let (simulator, table, background) = try shown()
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    simulator.step()
    table.deselectRow(at: row, animated: true)
    simulator.advance(by: 0.1)
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    simulator.step()
    expectLess(abs(opacity(background) - 0.8), 1e-6)
    simulator.advance(by: 1)
    expect(!background.isHidden && abs(opacity(background) - 0.8) < 1e-6)
    table.deselectRow(at: row, animated: true)
    simulator.advance(by: 1)
    expect(background.isHidden && abs(background.alpha - 0.8) < 1e-6)
  }
}
