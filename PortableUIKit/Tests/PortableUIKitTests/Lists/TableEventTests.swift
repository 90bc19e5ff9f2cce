import PortableUIKit
import Testing

/// What cells, delegates and subclasses hear of a table.
@MainActor struct TableEventTests {
  @MainActor final class Log { var entries: [String] = [] }

  final class Cell: UITableViewCell {
    var log: Log?
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log?.entries.append("selected \(selected) \(animated)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      log?.entries.append("highlighted \(highlighted) \(animated)")
    }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log = Log()
    func numberOfSections(in tableView: UITableView) -> Int { 60 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.log = log
      return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.tag = section + 1
      return view
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.entries.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
      log.entries.append("no header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      log.entries.append("footer \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
      log.entries.append("no footer \(section)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.entries.append("didHighlight \(indexPath.section)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.entries.append("didUnhighlight \(indexPath.section)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.entries.append("didSelect \(indexPath.section)")
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let table: UITableView
    let source = Source()

    init() {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.isHidden = false
      table = UITableView(frame: window.bounds, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.sectionHeaderTopPadding = 0
      table.rowHeight = 40
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    func take() -> [String] {
      defer { source.log.entries = [] }
      return source.log.entries
    }
  }

  @Test("[A] cells receive setSelected and setHighlighted, delegates their own calls")
  func selection() {
    let stage = Stage()
    _ = stage.take()
    tapScreen(at: CGPoint(x: 100, y: 120), of: stage.window)
    expectEqual(
      stage.take(),
      [
        "highlighted true false", "didHighlight 1", "highlighted false false", "didUnhighlight 1",
        "selected true false", "didSelect 1",
      ])
    stage.table.deselectRow(at: IndexPath(row: 0, section: 1), animated: true)
    stage.table.selectRow(at: IndexPath(row: 0, section: 2), animated: true, scrollPosition: .none)
    expectEqual(stage.take(), ["selected false true", "selected true true"])
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 2))
    expectEqual(cell?.isSelected, true)
    cell?.isSelected = false
    expect(stage.take() == ["selected false false"] && cell?.isSelected == false)
  }

  @Test("[A] the delegate is notified when headers and footers come into view and when they leave it")
  func headers() {
    let stage = Stage()
    let coming = stage.take().filter { !$0.contains("ed ") }
    expectEqual(coming, ["header 0", "footer 0"] + (1..<10).map { "header \($0)" })
    stage.table.contentOffset.y = 300
    stage.window.layoutIfNeeded()
    let calls = stage.take()
    expectEqual(calls.filter { $0.hasPrefix("no") }, (0..<4).map { "no header \($0)" } + ["no footer 0"])
    stage.table.reloadData()
    expectEqual(stage.take().filter { $0.hasPrefix("no") }.count, 11)
  }

  @Test("[R] headers are in the order in which they came; each layout brings the pinned one to the front")
  func order() {
    let stage = Stage()
    var order: [Int] = []
    for y in stride(from: CGFloat(0), to: 2000, by: 170) {
      stage.table.contentOffset.y = y
      stage.window.layoutIfNeeded()
      let headers = stage.table.subviews.filter { $0.tag > 0 }
      order.removeAll { tag in !headers.contains { $0.tag == tag } }
      for header in headers.sorted(by: { $0.tag < $1.tag }) {
        let isPinned = header.frame != stage.table.rectForHeader(inSection: header.tag - 1)
        guard isPinned || !order.contains(header.tag) else { continue }
        order.removeAll { $0 == header.tag }
        order.append(header.tag)
      }
      expect(headers.map(\.tag) == order && order.count > 8, "at \(y)")
    }
  }
}
