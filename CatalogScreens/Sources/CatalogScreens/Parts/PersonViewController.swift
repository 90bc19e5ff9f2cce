import FlexibleHeader
import UIKit

/// A profile with three pages. The picture collapses, the avatar and the name move to the bar, and the tabs stay.
final class PersonViewController: HeaderPagesViewController {
  private let sectionedHeader = SectionedHeaderView()
  private let cover = UIImageView()
  private let avatar = UIImageView()
  private let avatarSlot = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
  private let followButton = UIButton(type: .system)
  private let bio = UILabel()

  init() {
    let titles = ["Posts", "Media", "Likes"]
    super.init(header: sectionedHeader, pages: titles.map(RowsViewController.init))
    tabBar = HeaderTabBar(titles: titles)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cover.backgroundColor = .systemIndigo
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 42
    followButton.setTitle("Follow", for: .normal)
    followButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    followButton.titleLabel?.adjustsFontForContentSizeCategory = true
    bio.text = "Walks, maps, and bread. Writes about harbors and the people who work there."
    bio.font = .preferredFont(forTextStyle: .body)
    bio.adjustsFontForContentSizeCategory = true
    bio.numberOfLines = 0

    let actions = UIStackView(arrangedSubviews: [UIView(), followButton])
    sectionedHeader.sections = [
      .titleBar("Ines Varga", leading: avatarSlot),
      .cover(cover, height: 140),
      .padded(actions, returns: .atTop),
      .largeTitle("Ines Varga"),
      .padded(bio, returns: .atTop),
      .tabs(tabBar ?? HeaderTabBar()),
    ]
    addAvatar()
    sectionedHeader.effects.morph(avatar, into: avatarSlot, over: .collapse(of: cover))
    sectionedHeader.effects.add(.fade(within: 0.7...1), to: cover, over: .collapse(of: cover))
  }

  private func addAvatar() {
    avatar.translatesAutoresizingMaskIntoConstraints = false
    sectionedHeader.addSubview(avatar)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 84),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.leadingAnchor.constraint(equalTo: bio.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: cover.bottomAnchor),
    ])
  }
}
