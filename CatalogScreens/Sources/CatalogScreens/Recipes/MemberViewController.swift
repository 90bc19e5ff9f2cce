import FlexibleHeader
import UIKit

final class MemberViewController: HeaderPagesViewController {
  private let sectionedHeader = SectionedHeaderView()
  private let bar = UIView()
  private let card = UIStackView()
  private let avatar = UIView()
  private let tabs = UISegmentedControl(items: ["Posts", "Likes"])

  init() {
    let posts = LinesViewController(["A map of the harbor", "Bread, second attempt", "Eleven bridges"])
    let likes = LinesViewController(["A lamp of folded steel", "The last ferry", "Cranes in spring"])
    super.init(header: sectionedHeader, pages: [posts, likes])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillCard()
    sectionedHeader.sections = [
      HeaderSection(bar, maximumHeight: 44),
      HeaderSection(card, exit: .leaves, maximumHeight: 96),
      HeaderSection(tabs, maximumHeight: 40),
    ]
    addAvatar()

    tabs.selectedSegmentIndex = 0
    tabs.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        select(tabs.selectedSegmentIndex, animated: true)
      }, for: .valueChanged)
    selectedIndexDidChange = { [tabs] in tabs.selectedSegmentIndex = $0 }
  }

  private func fillCard() {
    let texts = [("Ines Varga", UIFont.TextStyle.title2), ("Walks, maps, and bread", .body)]
    for (text, style) in texts {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      card.addArrangedSubview(label)
    }
    card.axis = .vertical
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 116, bottom: 20, trailing: 16)
  }

  private func addAvatar() {
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 42
    avatar.translatesAutoresizingMaskIntoConstraints = false
    sectionedHeader.addSubview(avatar)
    let area = sectionedHeader.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 84),
      avatar.heightAnchor.constraint(equalToConstant: 84),
      avatar.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: area.topAnchor, constant: 50),
    ])
    sectionedHeader.effects.add(.scale(to: 30 / 84), to: avatar, over: .exit(of: card))
    sectionedHeader.effects.add(.move(x: -27, y: -70), to: avatar, over: .exit(of: card))
  }
}

final class LinesViewController: UITableViewController {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "line")
      ?? UITableViewCell(style: .default, reuseIdentifier: "line")
    cell.textLabel?.text = lines[indexPath.row % lines.count]
    return cell
  }
}
