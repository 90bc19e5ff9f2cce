import Testing

@testable import PortableUIKit

@MainActor struct TableEditingTests {
  /// A table with the rows "A" to "E" of 50 points on a screen of 375 points in width.
  @MainActor private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let table: UITableView
    var rows = ["A", "B", "C", "D", "E"]
    var styles: [String: UITableViewCell.EditingStyle] = [:]
    var log: [String] = []
    var fixedTarget: Int?

    override init() {
      simulator.makeCurrent()
      window = UIWindow(frame: UIScreen.main.bounds)
      table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), style: .plain)
      super.init()
      table.rowHeight = 50
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      window.isHidden = false
      simulator.step()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "E"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "A"
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { styles[rows[indexPath.row]] ?? .delete }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      fixedTarget.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    /// Taps a place in points of a row.
    func tap(_ x: CGFloat, row: Int) {
      tapScreen(at: CGPoint(x: x, y: 100 + CGFloat(row) * 50 + 25), of: window)
      simulator.runUntilIdle()
    }
    var texts: [String?] {
      (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text }
    }
  }

  @Test("In editing mode, cells show controls and indent their content")
  func controls() {
    let stage = Stage()
    expect(!stage.table.isEditing && stage.cell(0)?.isEditing == false)
    let width = stage.cell(1)?.contentView.bounds.width ?? 0
    stage.table.setEditing(true, animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.table.isEditing && stage.cell(0)?.isEditing == true)
    expect(
      stage.cell(0)?.editingStyle == .delete
        && stage.cell(4)?.editingStyle == UITableViewCell.EditingStyle.none)
    expectEqual(stage.cell(0)?.contentView.frame, CGRect(x: 38, y: 0, width: 337, height: 50))
    expectEqual(stage.cell(1)?.contentView.frame, CGRect(x: 38, y: 0, width: 297, height: 50))
    expectEqual(stage.cell(4)?.contentView.frame.minX, 0)
    stage.table.isEditing = false
    expectEqual(stage.cell(1)?.contentView.frame, CGRect(x: 0, y: 0, width: width, height: 50))
    expectEqual(stage.cell(1)?.isEditing, false)
  }

  @Test("A row is deleted after a confirmation, which another tap takes back")
  func deletion() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.tap(26, row: 1)
    expect(stage.log.isEmpty && stage.cell(1)?.showingDeleteConfirmation == true)
    stage.tap(150, row: 3)
    expectEqual(stage.cell(1)?.showingDeleteConfirmation, false)
    stage.tap(26, row: 1)
    stage.tap(350, row: 1)
    expect(stage.log == ["delete 1"] && stage.texts == ["A", "C", "D", "E"])
  }

  @Test("An insert control inserts at once")
  func insertion() {
    let stage = Stage()
    stage.styles["B"] = .insert
    stage.table.isEditing = true
    stage.tap(26, row: 1)
    expectEqual(stage.log, ["insert 1"])
  }

  @Test("Rows can be selected in editing mode only if that is allowed")
  func selection() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.tap(150, row: 2)
    expectEmpty(stage.log)
    stage.table.allowsSelectionDuringEditing = true
    stage.tap(150, row: 2)
    expectEqual(stage.log, ["select 2"])
  }

  @Test("A row follows the finger on its control and is moved when the finger leaves")
  func moving() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.simulator.step()
    func drag(fromRow row: Int, by distance: CGFloat) {
      let finger = HostFinger(in: stage.window, simulator: stage.simulator)
      let start = 100 + CGFloat(row) * 50 + 25
      finger.down(at: CGPoint(x: 355, y: start))
      stage.simulator.advance(by: 0.3)
      for step in 1...10 {
        finger.move(to: CGPoint(x: 355, y: start + distance * CGFloat(step) / 10))
        stage.simulator.step()
      }
      stage.simulator.advance(by: 0.3)
      if row == 1 { expect(stage.cell(2)?.frame.minY == 50 && stage.cell(1)?.frame.minY == 50 + distance) }
      finger.up()
      stage.simulator.runUntilIdle()
    }
    drag(fromRow: 1, by: 110)
    expect(stage.log == ["move 1 3"] && stage.texts == ["A", "C", "D", "B", "E"])
    expect(stage.cell(3)?.frame.minY == 150 && stage.table.contentOffset.y == 0)
    stage.fixedTarget = 4
    drag(fromRow: 2, by: -60)
    expectEqual(stage.texts, ["A", "C", "B", "E", "D"])
    stage.log = []
    drag(fromRow: 3, by: 5)
    expectEqual(stage.texts.count, 5)
  }

  @Test("Cells that become visible in editing mode show their controls")
  func newCells() {
    let stage = Stage()
    stage.table.frame.size.height = 100
    stage.simulator.step()
    stage.table.isEditing = true
    stage.table.contentOffset.y = 100
    stage.simulator.step()
    expect(stage.cell(3)?.isEditing == true && stage.cell(3)?.contentView.frame.minX == 38)
  }

  @Test("The edit button of a table view controller switches the editing mode")
  func editButton() {
    HostSimulator(device: .phone47).makeCurrent()
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    expect(button.title == "Edit" && controller.editButtonItem === button)
    button.primaryAction?.perform(sender: button)
    expect(controller.isEditing && controller.tableView.isEditing)
    expect(button.title == "Done" && button.style == .done)
    controller.isEditing = false
    expect(!controller.tableView.isEditing && button.title == "Edit")
  }
}
