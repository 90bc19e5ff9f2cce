/// A book. Scrolling never hides its header. Two buttons hide and show it.
public final class HideableViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let rows = TextRows(
    [
      "The lamp had to be lit before four. From then on the keeper wrote down the wind every hour, and who passed.",
      "In the second winter a steamer lay off the point for three days. Nobody came ashore. On the third evening its lights "
        + "went out one after the other.",
      "“You can hear the fog,” his predecessor had told him. “First the gulls stop. Then the bell buoy. Then your own steps.”",
      "He read at night, aloud, so that the dog would stay awake.",
      "When spring came there were eleven boats in the bay, as every year, and a twelfth that nobody knew.",
    ], count: 60)
  private lazy var tableView = UITableView(rows)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.contentInset.bottom = 72
    tableView.separatorStyle = .none
    addButtons()

    addChild(headerViewController)
    // No forwarded event would restore the header's height here, so the frame is set first.
    headerViewController.view.frame = view.bounds
    configureHeader()
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.maximumHeight = 96
    headerView.shiftBehavior = .hideable
    // A hideable header can observe its scroll view, so no events have to be forwarded.
    headerView.observesTrackingScrollViewScrollEvents = true
    headerView.trackingScrollView = tableView
    _ = UILabel.headerTitle("The keeper, chapter 3", in: headerView.contentView)
  }

  private func addButtons() {
    let headerViewController = headerViewController
    let hide = UIAction(title: "Hide") { _ in
      headerViewController.headerView.shiftHeaderOffScreen(animated: true)
    }
    let show = UIAction(title: "Show") { _ in
      headerViewController.headerView.shiftHeaderOnScreen(animated: true)
    }
    let bar = UIView()
    bar.backgroundColor = .secondarySystemBackground
    view.add(bar) {
      [
        bar.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
        bar.topAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.bottomAnchor, constant: -72),
        bar.bottomAnchor.constraint(equalTo: $0.bottomAnchor),
      ]
    }
    let buttons = UIStackView(arrangedSubviews: [hide, show].map(button))
    buttons.distribution = .fillEqually
    buttons.spacing = 16
    bar.add(buttons) {
      [
        buttons.leadingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        buttons.trailingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        buttons.topAnchor.constraint(equalTo: $0.topAnchor, constant: 14),
        buttons.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
  }

  private func button(_ action: UIAction) -> UIButton {
    let button = UIButton(type: .custom, primaryAction: action)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .meadow
    button.layer.cornerRadius = 12
    return button
  }
}
