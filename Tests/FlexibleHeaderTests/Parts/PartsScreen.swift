import FlexibleHeader
import HeaderTesting

/// A list below a header with the given sections.
@MainActor final class PartsScreen: RowsTableController {
  let header = SectionedHeaderView()
  private let makeSections: () -> [HeaderSection]

  init(_ makeSections: @escaping () -> [HeaderSection]) {
    self.makeSections = makeSections
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sections = makeSections()
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

extension HeaderSection {
  /// The label with the given text in the section.
  func label(_ text: String) -> UILabel? { view.labels.first { $0.text == text } }
}
