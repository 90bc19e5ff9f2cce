import FlexibleHeader
import UIKit

final class LettersViewController: UITableViewController {
  private let footer = RevealingFooterView(frame: .zero)
  private let label = UILabel()
  private let senders = ["Ana", "Bruno", "Ines", "Jonas", "Lea", "Mira", "Omar", "Pia"]
  private var count = 16

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    label.text = "Pull for more"
    label.textAlignment = .center
    label.frame = footer.contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    footer.contentView.addSubview(label)

    footer.backgroundColor = .secondarySystemBackground
    footer.minimumHeight = 60
    footer.didPullPastThreshold = { [weak self] in self?.loadMore() }
    footer.install(in: tableView)
  }

  private func loadMore() {
    count += 16
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "letter")
      ?? UITableViewCell(style: .default, reuseIdentifier: "letter")
    cell.textLabel?.text = "\(indexPath.row + 1). \(senders[indexPath.row % senders.count])"
    return cell
  }
}
