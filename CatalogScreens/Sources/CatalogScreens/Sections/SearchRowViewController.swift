/// A list of places. The search row leaves when the list scrolls, and returns as soon as the list moves down. The
/// suggestions below it return at the top.
public final class SearchRowViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let rows = ItemRows(Place.all, count: 40)
  private lazy var tableView = UITableView(rows)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.keyboardDismissMode = .onDrag
    view.addFilling(tableView)

    let title = UILabel("Places", size: 22, weight: .bold)
    let bell = UIButton(.bell, "Notifications", color: .systemGray)
    header.sections = [
      HeaderSection(.row([title, bell]), maximumHeight: 48),
      HeaderSection(
        .row([SearchField("Search places")]), exit: .leaves, entrance: .always, maximumHeight: 48),
      HeaderSection(suggestions(), exit: .leaves, maximumHeight: 52),
    ]
    header.install(in: tableView)
  }

  /// A row that scrolls sideways. Its own drags stay in it; the header gets those up and down.
  private func suggestions() -> UIView {
    let row = UIView.section()
    let scrollView = UIScrollView()
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    row.addFilling(scrollView)
    let stack = UIStackView(
      arrangedSubviews: ["Near me", "Islands", "Old towns", "By train", "In winter", "With children"].map(
        chip))
    stack.spacing = 8
    scrollView.add(stack) { _ in
      [
        stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 9),
        stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      ]
    }
    return row
  }

  private func chip(_ title: String) -> UIView {
    let chip = UIView()
    chip.backgroundColor = .secondarySystemBackground
    chip.layer.cornerRadius = 17
    let label = UILabel(title, size: 15, weight: .medium)
    label.textAlignment = .center
    chip.add(label) {
      [
        label.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 14),
        label.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -14),
        label.centerYAnchor.constraint(equalTo: $0.centerYAnchor),
        $0.heightAnchor.constraint(equalToConstant: 34),
      ]
    }
    return chip
  }
}

/// Places to go to, with a picture each.
@MainActor enum Place {
  static let all = ItemRow.landscapes([
    ("Aldersey Point", "A beach behind the dunes", 0.09),
    ("Brennholm", "Wooden houses above a fjord", 0.55), ("Casal do Vento", "Vineyards and white walls", 0.28),
    ("Dornach Mill", "A walk along the stream, with a tavern", 0.36),
    ("Esker Lake", "Canoes by the hour until October", 0.5),
    ("Fontanella", "Seven fountains, one market", 0.03),
    ("Greyfriars", "An old town on two hills", 0.72), ("Hollow Reed", "Cranes in spring and in autumn", 0.16),
  ])
}
