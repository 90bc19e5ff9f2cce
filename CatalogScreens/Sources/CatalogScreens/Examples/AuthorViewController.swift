import FlexibleHeader
import UIKit

final class AuthorViewController: UITableViewController {
  private let header = FlexibleHeaderView(maximumHeight: 180, minimumHeight: 60)
  private let sunView = UIView()
  private let avatarView = UIView()
  private let nameLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let books = ["The last ferry", "Bread at eight", "Eleven bridges", "A map of the harbor"]

  override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = .systemTeal
    addViews()
    header.effects.add(.scale(to: 0.5), to: avatarView)
    header.effects.add(.fade(within: 0...0.6), to: subtitleLabel)
    header.effects.add(.move(y: 11), to: nameLabel)
    header.effects.add(.parallax(), to: sunView)
    header.effects.add(.fade(within: 0.4...1), to: sunView)
    header.install(in: tableView)
  }

  private func addViews() {
    let content = header.contentView
    sunView.backgroundColor = .systemYellow
    sunView.layer.cornerRadius = 36
    avatarView.backgroundColor = .systemIndigo
    avatarView.layer.cornerRadius = 48
    nameLabel.text = "Ines Varga"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    subtitleLabel.text = "Four books about harbors"
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    for view in [sunView, avatarView, nameLabel, subtitleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    NSLayoutConstraint.activate([
      sunView.widthAnchor.constraint(equalToConstant: 72),
      sunView.heightAnchor.constraint(equalToConstant: 72),
      sunView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      sunView.topAnchor.constraint(equalTo: content.topAnchor, constant: 56),
      avatarView.widthAnchor.constraint(equalToConstant: 96),
      avatarView.heightAnchor.constraint(equalToConstant: 96),
      avatarView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      avatarView.centerYAnchor.constraint(equalTo: content.bottomAnchor, constant: -30),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: avatarView.centerYAnchor),
      subtitleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
    ])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "book")
      ?? UITableViewCell(style: .default, reuseIdentifier: "book")
    cell.textLabel?.text = books[indexPath.row % books.count]
    return cell
  }
}
