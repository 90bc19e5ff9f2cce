import UIKit

/// The list of examples.
final class ExampleListViewController: UITableViewController {
  private let examples: [(title: String, make: () -> UIViewController)] = [
    ("Flexible header", { FlexibleHeaderExample() }),
    ("Sectioned header", { SectionedHeaderExample() }),
    ("Height bar", { HeightBarExample() }),
    ("Stretchy header", { StretchyHeaderExample() }),
    ("Revealing footer", { RevealingFooterExample() }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Headers"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    examples.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "example")
      ?? UITableViewCell(style: .default, reuseIdentifier: "example")
    cell.textLabel?.text = examples[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let example = examples[indexPath.row].make()
    if example is HeightBarExample {
      // A sheet has no navigation bar; the bar takes its place.
      present(example, animated: true)
    } else {
      navigationController?.setNavigationBarHidden(example is FlexibleHeaderExample, animated: true)
      navigationController?.pushViewController(example, animated: true)
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
