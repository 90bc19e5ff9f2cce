import Foundation
import PortableUIKit

/// A phone with a full-screen table, and a finger that flings it, lets it come to rest, and flings it again.
@MainActor final class FlungTable: NSObject, UITableViewDataSource {
  /// The way in which row heights are determined.
  enum Kind {
    case fixed
    case selfSizing
    case constraints
  }

  private let simulator: HostSimulator
  private let window: UIWindow
  private let table: UITableView
  private let kind: Kind
  private let finger: HostFinger

  init(_ kind: Kind) {
    self.kind = kind
    simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    table = UITableView(frame: window.bounds)
    finger = HostFinger(in: window, simulator: simulator)
    super.init()
    table.rowHeight = kind == .fixed ? 44 : UITableView.automaticDimension
    let cell: AnyClass = kind == .constraints ? ConstrainedCell.self : UITableViewCell.self
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
    window.makeKeyAndVisible()
    simulator.step()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let words = indexPath.row % 7 + 1
    let text = "Row \(indexPath.row) " + String(repeating: "with some words ", count: words)
    if let cell = cell as? ConstrainedCell {
      cell.label.text = text
    } else {
      cell.textLabel?.numberOfLines = kind == .selfSizing ? 0 : 1
      cell.textLabel?.text = text
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  /// Touches the table with a finger that will fling it if everything is at rest.
  func prepareFrame() {
    guard simulator.isIdle else { return }
    let start = simulator.now
    finger.down(at: CGPoint(x: 100, y: 600), time: start)
    for step in 1...6 {
      simulator.enqueueInput(at: start + Double(step) / 60) { [finger] in
        finger.move(to: CGPoint(x: 100, y: 600 - 90 * CGFloat(step)), time: start + Double(step) / 60)
      }
    }
    simulator.enqueueInput(at: start + 6.5 / 60) { [finger] in finger.up(time: start + 6.5 / 60) }
  }

  /// Plays the next frame.
  func playFrame() { simulator.step() }
}

/// A cell whose height follows from its label's constraints.
final class ConstrainedCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}
