/// A mailbox: the large title becomes the title of the bar, and the search row returns as soon as the list comes
/// down.
public final class MailViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let rows = ItemRows(Mail.all, count: 40, imageRadius: 22)
  private lazy var tableView = UITableView(rows)
  private let composeButton = UIButton(.compose, "New message", color: .white)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.keyboardDismissMode = .onDrag
    view.addFilling(tableView)

    let barTitle = UILabel("Inbox", size: 17, weight: .semibold)
    barTitle.textAlignment = .center
    let bar = UIView.row([
      UIButton(.back, "Mailboxes", color: .systemBlue, size: 22), barTitle,
      UIButton(.more, "More", color: .systemBlue),
    ])
    let largeTitle = UILabel("Inbox", size: 34, weight: .bold)
    let titleRow = UIView.row([largeTitle])
    let searchRow = UIView.row([SearchField("Search")])
    header.sections = [
      HeaderSection(bar, maximumHeight: 44),
      HeaderSection(titleRow, exit: .leaves, maximumHeight: 50, snaps: true),
      HeaderSection(
        searchRow, exit: .leaves, entrance: .always, maximumHeight: 48, snaps: true, collapsePriority: 1),
    ]
    header.effects.add(.fade(within: 0...0.8), to: largeTitle, over: .exit(of: titleRow))
    header.effects.add(.fade(from: 0, to: 1, within: 0.7...1), to: barTitle, over: .exit(of: titleRow))
    header.install(in: tableView)
    addComposeButton()
    header.followers.add(composeButton, edge: .bottom, over: .exit(of: searchRow), addsInset: false)
  }

  private func addComposeButton() {
    composeButton.backgroundColor = .systemBlue
    composeButton.layer.cornerRadius = 28
    view.add(composeButton) {
      [
        composeButton.widthAnchor.constraint(equalToConstant: 56),
        composeButton.heightAnchor.constraint(equalToConstant: 56),
        composeButton.trailingAnchor.constraint(
          equalTo: $0.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        composeButton.bottomAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      ]
    }
  }
}

/// The messages of the mailbox.
@MainActor private enum Mail {
  static let all = [
    ("Marta Lindqvist", "The boat is free from the 12th. Shall I put our name on the list?", 0.95),
    ("Town library", "Two books are ready for you, and one wants to come home.", 0.58),
    ("Oskar Brandt", "Minutes of Tuesday's meeting. Short, as promised.", 0.36),
    ("Juno", "Found your scarf. It was in the piano.", 0.08),
    ("Railway of the valley", "Your ticket for Saturday, 8:14, carriage 3, by the window.", 0.72),
    ("Piet de Groot", "Re: the shelf. Measured it again, it is 84 after all.", 0.5),
  ].map { ItemRow(title: $0.0, subtitle: $0.1, image: Drawing.portrait(hue: $0.2, size: 44)) }
}
