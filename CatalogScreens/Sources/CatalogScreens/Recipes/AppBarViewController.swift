import FlexibleHeader
import UIKit

final class AppBarViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let bar = UIStackView()
  private let flags: String

  init(flags: String) {
    self.flags = flags
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = flags
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.numberOfLines = 0
    bar.addArrangedSubview(label)
    bar.alignment = .bottom
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    header.sections = [appBarSection(bar, flags: flags)]
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

/// Creates the section for a combination of flags of `AppBarLayout`.
@MainActor func appBarSection(_ view: UIView, flags: String) -> HeaderSection {
  switch flags {
  case "scroll":
    HeaderSection(view, exit: .leaves, maximumHeight: 136)
  case "scroll|enterAlways":
    HeaderSection(view, exit: .leaves, entrance: .always, maximumHeight: 136)
  case "scroll|enterAlways|enterAlwaysCollapsed":
    HeaderSection(view, exit: .leaves, entrance: .alwaysCollapsed, maximumHeight: 136, minimumHeight: 56)
  case "scroll|exitUntilCollapsed":
    HeaderSection(view, maximumHeight: 136, minimumHeight: 56)
  default:
    HeaderSection(view, maximumHeight: 136)
  }
}
