import PortableUIKit
import Testing

/// A table of rows with titles in a window of its own.
@MainActor final class TitledTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
  var header: UITableViewHeaderFooterView?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = makeCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header == nil ? "Title" : nil
  }
}

@MainActor struct TableSideTests {
  private let windows = WindowKeeper()

  private func landscape(_ screen: TitledTable) throws -> (simulator: HostSimulator, cell: UITableViewCell) {
    let simulator = HostSimulator.fresh(.phoneNotch)
    windows.show(screen)
    simulator.step()
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    return (simulator, try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))))
  }

  @Test("[A] in landscape what a row shows keeps clear of the notch while the row reaches from side to side")
  func rowsKeepClear() throws {
    let screen = TitledTable()
    screen.makeCell = {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      return cell
    }
    let (_, cell) = try landscape(screen)
    expect(screen.table.insetsContentViewsToSafeArea)
    expect(cell.frame.minX == 0 && cell.frame.width == 844)
    expectEqual(cell.contentView.frame.minX, 47)
    expectEqual(cell.accessoryView?.frame.maxX, 781)
    expectEqual(cell.contentView.frame.maxX, 761)
  }

  @Test("[A] a table that does not inset its content views lets rows reach to the edges")
  func switchedOff() throws {
    let screen = TitledTable()
    let (simulator, cell) = try landscape(screen)
    expectEqual(cell.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 44))
    screen.table.insetsContentViewsToSafeArea = false
    simulator.step()
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 844, height: 44))
    screen.table.insetsContentViewsToSafeArea = true
    simulator.step()
    expectEqual(cell.contentView.frame.minX, 47)
  }

  @Test("[A] content that a row lays out with constraints wraps in the width that the notch leaves")
  func constrainedRows() throws {
    let screen = TitledTable()
    screen.makeCell = {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "wide words ", count: 12)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      return cell
    }
    let (_, cell) = try landscape(screen)
    let label = try #require(
      cell.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.numberOfLines == 0 })
    expectEqual(label.frame.width, 750)
    expectLess(abs(cell.frame.height - label.sizeThatFits(CGSize(width: 750, height: 0)).height), 1e-6)
    expectGreater(cell.frame.height, label.sizeThatFits(CGSize(width: 2000, height: 0)).height)
  }

  @Test("[A] a header's content keeps clear of the notch, its background does not")
  func headers() throws {
    let screen = TitledTable()
    screen.header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    screen.table.sectionHeaderHeight = 30
    _ = try landscape(screen)
    let header = try #require(screen.table.headerView(forSection: 0))
    expectEqual(header.frame.width, 844)
    expectEqual(header.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 30))
  }

  @Test("upright there is nothing to keep clear of")
  func upright() throws {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let screen = TitledTable()
    windows.show(screen)
    simulator.step()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
  }
}
