import FlexibleHeader
import UIKit

final class CoastViewController: UITableViewController {
  private let header = StretchyHeaderView(maximumHeight: 220)
  private let titleLabel = UILabel()
  private let sunView = UIView()
  private let places = ["Aldersey Point", "The pier", "Gull Rocks", "The old harbor", "Eleven Islands"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = header.contentView
    content.backgroundColor = .systemTeal
    sunView.backgroundColor = .systemYellow
    sunView.layer.cornerRadius = 36
    titleLabel.text = "The coast"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.textColor = .black
    for view in [sunView, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    NSLayoutConstraint.activate([
      sunView.widthAnchor.constraint(equalToConstant: 72),
      sunView.heightAnchor.constraint(equalToConstant: 72),
      sunView.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      sunView.centerYAnchor.constraint(equalTo: content.centerYAnchor, constant: -20),
      titleLabel.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
    ])

    header.minimumHeight = 64
    header.titleView = titleLabel
    header.install(in: tableView)
    header.handOverTitle(to: navigationItem)
    header.effects.add(.fade(), to: sunView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "place")
      ?? UITableViewCell(style: .default, reuseIdentifier: "place")
    cell.textLabel?.text = places[indexPath.row % places.count]
    return cell
  }
}
