import FlexibleHeader
import UIKit

final class MemberViewController: HeaderPagesViewController {
  private let sectionedHeader = SectionedHeaderView()
  private let card = UIStackView()
  private let avatar = UIView()
  private let avatarSize: CGFloat = 84
  private let avatarSlot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  init() {
    let posts = LinesViewController(["A map of the harbor", "Bread, second attempt", "Eleven bridges"])
    let likes = LinesViewController(["A lamp of folded steel", "The last ferry", "Cranes in spring"])
    super.init(header: sectionedHeader, pages: [posts, likes])
    tabBar = HeaderTabBar(titles: ["Posts", "Likes"])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillCard()
    let cardSection = HeaderSection.padded(card, returns: .atTop)
    sectionedHeader.sections = [
      .titleBar("Ines Varga", leading: avatarSlot), cardSection, .tabs(tabBar ?? HeaderTabBar()),
    ]
    addAvatar()
    sectionedHeader.effects.morph(avatar, into: avatarSlot, over: .exit(of: cardSection))
  }

  private func fillCard() {
    let bio = UILabel()
    bio.text = "Walks, maps, and bread. Writes about harbors."
    bio.font = .preferredFont(forTextStyle: .body)
    bio.adjustsFontForContentSizeCategory = true
    bio.numberOfLines = 0
    card.addArrangedSubview(bio)
    card.alignment = .center
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: avatarSize + 16, bottom: 0, trailing: 0)
    card.heightAnchor.constraint(greaterThanOrEqualToConstant: avatarSize).isActive = true
  }

  private func addAvatar() {
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = avatarSize / 2
    avatar.translatesAutoresizingMaskIntoConstraints = false
    sectionedHeader.addSubview(avatar)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: avatarSize),
      avatar.heightAnchor.constraint(equalToConstant: avatarSize),
      avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: card.topAnchor),
    ])
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
