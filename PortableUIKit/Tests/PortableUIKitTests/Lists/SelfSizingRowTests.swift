import Testing

@testable import PortableUIKit

@MainActor struct SelfSizingRowTests {
  /// Rows whose true heights differ much from the estimate.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    static func height(_ row: Int) -> CGFloat { 30 + CGFloat(row * 37 % 140) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.tag = indexPath.row
      return cell
    }
  }

  final class Cell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Source.height(tag))
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let table: UITableView
    let source = Source()
    let finger: HostFinger

    init(estimate: CGFloat = UITableView.automaticDimension) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.isHidden = false
      table = UITableView(frame: window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.estimatedRowHeight = estimate
      table.register(Cell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      finger = HostFinger(in: window, simulator: simulator)
    }

    var seen: [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0.frame.minY - table.contentOffset.y) })
    }
  }

  @Test("[A] cells are asked for their heights when they come into view; the rest is estimated")
  func lazily() {
    let stage = Stage(estimate: 100)
    expectLess(stage.source.asked.count, 15)
    let shown = stage.table.visibleCells.count
    let known = (0..<shown).reduce(0) { $0 + Source.height($1) }
    expectEqual(stage.table.contentSize.height, known + 100 * CGFloat(300 - shown))
    for cell in stage.table.visibleCells { expectEqual(cell.frame.height, Source.height(cell.tag)) }
    expectEqual(Set(stage.source.asked).count, stage.source.asked.count)
  }

  @Test("[A] an estimate of 0 means that rows do not size themselves")
  func withoutEstimates() {
    let stage = Stage(estimate: 0)
    expectEqual(stage.table.contentSize, CGSize(width: 375, height: 13_200))
  }

  @Test("[A] scrolling up over rows that were never seen moves what is seen by what the offset is moved only")
  func upwards() {
    let stage = Stage()
    stage.table.contentOffset.y = 9000
    stage.window.layoutIfNeeded()
    var steps = 0
    while stage.table.contentOffset.y > 0, steps < 2000 {
      let before = stage.seen
      stage.table.contentOffset.y -= 23
      stage.window.layoutIfNeeded()
      let after = stage.seen
      for (row, y) in after where before[row] != nil { expectLess(abs(y - (before[row] ?? 0) - 23), 1e-6) }
      steps += 1
    }
    expectEqual(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    let above = (0..<60).reduce(0) { $0 + Source.height($1) }
    expectEqual(stage.table.rectForRow(at: IndexPath(row: 60, section: 0)).minY, above)
  }

  @Test("a drag and its deceleration upwards go on as if all heights had been known")
  func flingUpwards() {
    func run(_ stage: Stage) -> [CGFloat] {
      var places: [CGFloat] = []
      let start = stage.simulator.now
      stage.finger.down(at: CGPoint(x: 100, y: 100), time: start)
      for step in 1...10 {
        stage.finger.move(to: CGPoint(x: 100, y: 100 + 20 * CGFloat(step)), time: start + 0.01 * Double(step))
      }
      stage.finger.up(time: start + 0.11)
      for _ in 0..<90 {
        stage.simulator.step()
        // Where the row would be seen that was at the top, by true heights.
        let cell = stage.table.visibleCells[2]
        let above = (cell.tag..<150).reduce(0) { $0 + Source.height($1) }
        places.append(cell.frame.minY - stage.table.contentOffset.y + above)
      }
      return places
    }
    let (known, unknown) = (Stage(), Stage())
    known.simulator.makeCurrent()
    for row in stride(from: 0, to: 300, by: 4) {
      known.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      known.window.layoutIfNeeded()
    }
    known.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    known.window.layoutIfNeeded()
    let first = run(known)
    unknown.simulator.makeCurrent()
    unknown.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    unknown.window.layoutIfNeeded()
    let second = run(unknown)
    expectGreater((first.last ?? 0) - (first.first ?? 0), 500)
    for (first, second) in zip(first, second) { expectAtMost(abs(first - second), 0.5) }
  }

  @Test("[K] observers learn of the content size before the offset that keeps rows in place")
  func orderOfEvents() {
    let stage = Stage()
    stage.table.contentOffset.y = 9000
    stage.window.layoutIfNeeded()
    var events: [String] = []
    let size = stage.table.observe(\.contentSize) { table, _ in
      MainActor.assumeIsolated { events.append("size at \(table.contentOffset.y)") }
    }
    stage.table.contentOffset.y -= 100
    let offset = stage.table.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { events.append("offset") }
    }
    stage.window.layoutIfNeeded()
    size.invalidate()
    offset.invalidate()
    expectEqual(Array(events.prefix(2)), ["size at 8900.0", "offset"])
  }

  @Test(
    "[K] a reload forgets the heights where the app estimates them, and keeps the index of the first visible row"
  )
  func reload() {
    let stage = Stage(estimate: 100)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    for row in stride(from: 0, to: 100, by: 4) {
      stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      stage.window.layoutIfNeeded()
    }
    stage.table.contentOffset.y += 7
    stage.window.layoutIfNeeded()
    let first = stage.seen.min { $0.key < $1.key }
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    let path = IndexPath(row: first?.key ?? 0, section: 0)
    expectEqual(stage.table.rectForRow(at: path).minY, 100 * CGFloat(path.row))
    expectEqual(stage.table.contentOffset.y, 100 * CGFloat(path.row) - (first?.value ?? 0))
  }

  @Test("[R] a layout reports at most one scroll, although the offset may change more often")
  func reports() {
    final class Recorder: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let (stage, recorder) = (Stage(), Recorder())
    stage.table.contentOffset.y = 9000
    stage.window.layoutIfNeeded()
    stage.table.delegate = recorder
    stage.window.layoutIfNeeded()
    for _ in 0..<20 {
      stage.table.contentOffset.y -= 500
      recorder.offsets = []
      let offset = stage.table.contentOffset.y
      stage.table.layoutIfNeeded()
      expectEqual(
        recorder.offsets, stage.table.contentOffset.y == offset ? [] : [stage.table.contentOffset.y])
    }
  }

  @Test("scrollToRow finds a row whose place is a guess")
  func scrollToRow() {
    let stage = Stage()
    let path = IndexPath(row: 200, section: 0)
    stage.table.scrollToRow(at: path, at: .top, animated: false)
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, stage.table.rectForRow(at: path).minY)
    stage.table.scrollToRow(at: path, at: .middle, animated: false)
    stage.window.layoutIfNeeded()
    expectAtMost(abs(stage.table.rectForRow(at: path).midY - stage.table.contentOffset.y - 300), 0.5)
  }

  @Test("[R] scrollToRow after a reload doesn't bring the first visible row back")
  func scrollToRowAfterReload() {
    let stage = Stage(estimate: 100)
    stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    stage.window.layoutIfNeeded()
    stage.table.reloadData()
    var offsets: [CGFloat] = []
    let token = stage.table.observe(\.contentOffset) { table, _ in
      MainActor.assumeIsolated { offsets.append(table.contentOffset.y) }
    }
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.window.layoutIfNeeded()
    token.invalidate()
    expect(offsets.contains(0) && offsets.drop { $0 != 0 }.allSatisfy { $0 == 0 })
  }

  @Test("[A] constraints in the content view give the height")
  func constraints() {
    let stage = Stage()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
    ])
    expectEqual(cell.fittingHeight(width: 200), 66)
    expectEqual(cell.fittingHeight(width: 400), 116)
    withExtendedLifetime(stage) {}
  }

  @Test("[K] a standard cell is 44 points high, and higher with more lines")
  func standardCells() {
    let stage = Stage()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "One line"
    expectEqual(cell.fittingHeight(width: 300), 44)
    cell.textLabel?.text = String(repeating: "Many words in many lines. ", count: 10)
    expectEqual(cell.fittingHeight(width: 300), 44)
    cell.textLabel?.numberOfLines = 0
    let narrow = cell.fittingHeight(width: 200)
    expect(narrow > cell.fittingHeight(width: 300) && narrow > 100)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Detail"
    expectGreater(subtitle.fittingHeight(width: 300), 50)
    withExtendedLifetime(stage) {}
  }
}
