/// A feed whose bar hides while one scrolls. The tab bar leaves and returns with it.
public final class FeedViewController: UIViewController {
  private let header = FlexibleHeaderView()
  private let rows = FeedRows()
  private lazy var tableView = UITableView(rows)

  /// Creates the feed as the first of three tabs.
  static func inTabs() -> UITabBarController {
    let tabs: [(Glyph, String, UIViewController)] = [
      (.house, "Feed", FeedViewController()), (.bell, "News", UIViewController()),
      (.person, "Me", UIViewController()),
    ]
    let controller = UITabBarController()
    controller.viewControllers = tabs.enumerated().map { index, tab in
      tab.2.tabBarItem = UITabBarItem(title: tab.1, image: tab.0.image(.systemGray), tag: index)
      return tab.2
    }
    return controller
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 330
    view.addFilling(tableView)

    let row = UIView.row([
      UILabel("Clearing", size: 26, weight: .bold), UIButton(.envelope, "Messages", color: .systemGray),
    ])
    row.frame = CGRect(x: 0, y: header.bounds.height - 52, width: header.bounds.width, height: 52)
    row.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    header.contentView.addSubview(row)
    header.backgroundColor = .systemBackground
    header.maximumHeight = 52
    header.minimumHeight = 52
    header.canOverExtend = false
    header.shiftBehavior = .enabled
    header.returnDistance = 0
    header.hideViewWhenShifted(row)
    header.install(in: tableView)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let tabBarController { header.followers.add(tabBarController) }
  }
}

/// Posts with a picture each.
private final class FeedRows: NSObject, UITableViewDataSource {
  private let posts: [(name: String, text: String, hue: CGFloat)] = [
    ("Marta Lindqvist", "First light on the ridge. The tent was still frozen.", 0.55),
    ("Oskar Brandt", "They have cut the hay, and the whole valley smells of it.", 0.22),
    ("Juno", "Nobody here but two herons and me.", 0.45),
    ("Piet de Groot", "The last warm evening, I think.", 0.04),
    ("Ines Varga", "From up here the harbor is a toy.", 0.68),
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let post = posts[indexPath.row % posts.count]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "post") as? PostCell
      ?? PostCell(style: .default, reuseIdentifier: "post")
    cell.show(
      post.name, post.text, Drawing.portrait(hue: post.hue, size: 40),
      Drawing.hills(hue: post.hue, variant: indexPath.row % posts.count))
    return cell
  }
}

/// A name, a picture, and a text.
private final class PostCell: UITableViewCell {
  private let nameLabel = UILabel("", .headline)
  private let textView = UILabel("", .subheadline)
  private let portrait = UIImageView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    portrait.layer.cornerRadius = 20
    picture.layer.cornerRadius = 14
    picture.contentMode = .scaleAspectFill
    for view in [portrait, picture] { view.clipsToBounds = true }
    textView.numberOfLines = 0
    let top = UIStackView(arrangedSubviews: [portrait, nameLabel])
    top.spacing = 10
    top.alignment = .center
    let stack = UIStackView(arrangedSubviews: [top, picture, textView])
    stack.axis = .vertical
    stack.spacing = 10
    contentView.add(stack) {
      [
        portrait.widthAnchor.constraint(equalToConstant: 40),
        portrait.heightAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 220),
        stack.topAnchor.constraint(equalTo: $0.topAnchor, constant: 10),
        stack.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -16),
        stack.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -14),
      ]
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ text: String, _ portrait: UIImage, _ picture: UIImage) {
    nameLabel.text = name
    textView.text = text
    self.portrait.image = portrait
    self.picture.image = picture
  }
}
