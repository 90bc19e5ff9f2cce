import FlexibleHeader
import HeaderTesting
import Testing

/// A table view controller's view is its table, so a header in front of the table lies in it.
@MainActor @Suite("Headers of table view controllers") struct TableControllerTests {
  @Test(
    "A header stays in front of the rows and, unless it shifts, at the top, and expands again with them",
    arguments: HeaderKind.inFront, DeviceModel.all)
  func inTable(kind: HeaderKind, device: DeviceModel) {
    let stage = HeaderStage(device) { RowsTableController() }
    let (header, table) = (kind.make(), stage.root.tableView!)
    header.install(in: table)
    stage.settle()
    let expanded = header.bounds.height
    let top = table.contentOffset.y
    for distance in [0, 40, 130, 600, 300, 20, 0, -50, 0] {
      table.contentOffset.y = top + CGFloat(distance)
      stage.step()
      let place = header.convert(header.bounds, to: stage.window)
      if kind != .shifting { expectEqual(place.minY, 0, "at \(distance)") }
      expectSame(table.subviewsWithoutIndicators.last, header)
    }
    stage.settle()
    expectEqual(header.bounds.height, expanded)
    header.uninstall()
    expect(header.superview == nil && header.transform == .identity && table.contentInset == .zero)
  }

  @Test("A bar in a table collapses, and its rows begin below it")
  func bar() {
    let stage = HeaderStage(.phoneNotch) { RowsTableController() }
    let (bar, table) = (FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60), stage.root.tableView!)
    bar.behavior = SquareCashBehavior()
    bar.install(in: table)
    stage.settle()
    let safeArea = stage.window.safeAreaInsets.top
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(table.convert(row, to: stage.window).minY, safeArea + 160)
    stage.drag(by: -300)
    stage.settle()
    let place = bar.convert(bar.bounds, to: stage.window)
    expectEqual(place, CGRect(x: 0, y: 0, width: 390, height: safeArea + 60))
  }
}
