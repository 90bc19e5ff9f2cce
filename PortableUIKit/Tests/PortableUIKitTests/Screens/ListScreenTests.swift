import PortableUIKit
import Testing

/// Lists that somebody would write for iOS.
@MainActor struct ListScreenTests {
  private final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .default, reuseIdentifier: reuseIdentifier)
      accessoryView = toggle
      selectionStyle = .none
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class SettingsController: UITableViewController {
    var changes: [Bool] = []
    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "General" : nil
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.section == 0,
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath) as? SwitchCell
      else {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      cell.textLabel?.text = "Switch \(indexPath.row)"
      cell.toggle.addAction(
        UIAction { [weak self] action in
          guard let toggle = action.sender as? UISwitch else { return }
          self?.changes.append(toggle.isOn)
        }, for: .valueChanged)
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private let windows = WindowKeeper()

  @Test("a settings list shows switches at the end of its rows, throws them and pushes what a row stands for")
  func settings() throws {
    let simulator = HostSimulator.fresh(.phone47)
    let settings = SettingsController()
    let navigation = UINavigationController(rootViewController: settings)
    let window = windows.show(navigation)
    simulator.step()
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SwitchCell)
    expectEqual(cell.frame.width, settings.tableView.bounds.width - 2 * 16)
    expectEqual(cell.toggle.frame.maxX, cell.bounds.width - 16)
    expect(isNear(cell.toggle.frame.midY, cell.bounds.midY, within: 0.5))
    tapScreen(at: cell.toggle.convert(CGPoint(x: 25, y: 15), to: nil), of: window)
    simulator.advance(by: 0.5)
    expectEqual(settings.changes, [true])
    let row = try #require(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
    tapScreen(at: row.convert(CGPoint(x: 60, y: 20), to: nil), of: window)
    simulator.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 2)
    expectEmpty(simulator.warnings)
  }

  private final class NoteCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      bodyLabel.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class NotesController: UICollectionViewController {
    let registration = UICollectionView.CellRegistration<NoteCell, String> { cell, indexPath, note in
      cell.titleLabel.text = "Note \(indexPath.item)"
      cell.bodyLabel.text = note
    }
    let notes = ["Short.", String(repeating: "Long enough to wrap. ", count: 8), "Short again."]
    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.showsSeparators = false
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { notes.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: notes[indexPath.item])
    }
  }

  @Test("cells of a compositional list are as high as their stacks want to be, one below the other")
  func compositional() throws {
    let simulator = HostSimulator.fresh(.phone47)
    let notes = NotesController()
    windows.show(UINavigationController(rootViewController: notes))
    simulator.step()
    let cells = (0..<3).compactMap {
      notes.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? NoteCell
    }
    expectEqual(cells.count, 3)
    let (first, long, last) = try (#require(cells.first), cells[1], #require(cells.last))
    expectEqual(first.frame.width, notes.collectionView.bounds.width - 32)
    expectEqual(first.frame.height, last.frame.height)
    expectGreater(long.frame.height, first.frame.height + 2 * long.bodyLabel.font.lineHeight)
    expectEqual(long.frame.minY, first.frame.maxY)
    expectEqual(last.frame.minY, long.frame.maxY)
    expectEmpty(simulator.warnings)
  }
}
