/// A profile: the avatar shrinks into the bar, the tabs stay, and the lists below them are swiped.
public final class ProfileViewController: HeaderPagesViewController {
  private let headerView = SectionedHeaderView()
  private let bar = UIView.section()
  private let cover = UIImageView(
    image: Drawing.hills(hue: 0.62, variant: 2, size: CGSize(width: 520, height: 210)))
  private let avatar = UIImageView(image: Drawing.portrait(hue: 0.08))
  private let barTitle = UILabel("Ines Varga", size: 17, weight: .semibold, color: .white)
  private let tabs = TabStrip(["Posts", "Photos", "Likes"], color: .systemBlue)

  /// Creates the screen.
  public init() {
    super.init(header: headerView, pages: [PostsPage(), PhotosPage(), LikesPage()])
  }

  /// Returns `nil`. Screens of the catalog are created in code.
  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { nil }
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let identity = ProfileCard()
    headerView.sections = [
      HeaderSection(bar, maximumHeight: 104, minimumHeight: 44),
      HeaderSection(identity, exit: .leaves),
      HeaderSection(tabs, maximumHeight: 48),
    ]
    headerView.stretchingSection = bar
    addBarContent(leavingWith: identity)
    addAvatar(leavingWith: identity)

    tabs.backgroundColor = .systemBackground
    tabs.didSelect = { [weak self] in self?.select($0, animated: true) }
    positionDidChange = { [tabs] in tabs.position = $0 }
  }

  /// Adds the cover and the title. The cover extends under the status bar, so it is taller than the bar by the greatest safe
  /// area of a phone. It blurs while the card below it leaves.
  private func addBarContent(leavingWith identity: UIView) {
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    bar.add(cover) {
      [
        cover.heightAnchor.constraint(equalTo: $0.heightAnchor, constant: 60),
        cover.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
        cover.bottomAnchor.constraint(equalTo: $0.bottomAnchor),
      ]
    }
    let more = UIButton(.more, "More", color: .white)
    bar.add(more) {
      [
        more.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        more.centerYAnchor.constraint(equalTo: $0.topAnchor, constant: 22),
      ]
    }
    bar.add(barTitle) {
      [
        barTitle.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor, constant: 42),
        barTitle.centerYAnchor.constraint(equalTo: more.centerYAnchor),
      ]
    }
    headerView.effects.add(.blur(.dark), to: cover, over: .exit(of: identity))
    headerView.effects.add(.fade(from: 0, to: 1, within: 0.5...1), to: barTitle, over: .exit(of: identity))
  }

  /// The avatar belongs to no section: it goes from the edge of the cover to the bar.
  private func addAvatar(leavingWith identity: UIView) {
    avatar.layer.cornerRadius = 42
    avatar.layer.borderWidth = 3
    avatar.layer.borderColor = UIColor.white.cgColor
    avatar.clipsToBounds = true
    headerView.add(avatar) {
      [
        avatar.widthAnchor.constraint(equalToConstant: 84),
        avatar.heightAnchor.constraint(equalToConstant: 84),
        avatar.leadingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        avatar.centerYAnchor.constraint(equalTo: bar.topAnchor, constant: 104),
      ]
    }
    let effects = headerView.effects
    effects.add(.scale(to: 0.7), to: avatar, over: .collapse(of: bar))
    effects.add(.move(y: -60), to: avatar, over: .collapse(of: bar))
    effects.add(.scale(to: 0.51, within: 0...0.6), to: avatar, over: .exit(of: identity))
    effects.add(.move(x: -27, y: -22, within: 0...0.6), to: avatar, over: .exit(of: identity))
    effects.add(.move(y: 100), to: avatar, over: .stretch())
  }
}

/// Name, text and numbers of a profile.
private final class ProfileCard: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let follow = UIButton(filled: "Follow", color: .systemBlue, height: 34)
    add(follow) {
      [
        follow.topAnchor.constraint(equalTo: $0.topAnchor, constant: 12),
        follow.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        follow.widthAnchor.constraint(equalToConstant: 96),
      ]
    }
    let text = UILabel("Walks, maps, and bread. Writes about places that have no station.", .body)
    let numbers = UILabel("312 following   4,087 followers", .subheadline, color: .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [
      UILabel("Ines Varga", .title2, weight: .bold),
      UILabel("@inesvarga", .subheadline, color: .secondaryLabel), text, numbers,
    ])
    stack.axis = .vertical
    stack.spacing = 6
    add(stack) {
      [
        stack.topAnchor.constraint(equalTo: $0.topAnchor, constant: 54),
        stack.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -10),
      ]
    }
  }

  required init?(coder: NSCoder) { nil }
}
