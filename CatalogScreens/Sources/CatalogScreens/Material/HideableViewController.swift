/// A header that scrolling never hides. Two buttons hide and show it.
public final class HideableViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(startingAt: 7)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.contentInset.bottom = 72
    tableView.dataSource = rows
    view.addSubview(tableView)
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
    _ = UILabel.headerTitle("Hideable", in: headerView.contentView)
  }

  private func addButtons() {
    let headerViewController = headerViewController
    let hide = UIAction(title: "Hide") { _ in
      headerViewController.headerView.shiftHeaderOffScreen(animated: true)
    }
    let show = UIAction(title: "Show") { _ in
      headerViewController.headerView.shiftHeaderOnScreen(animated: true)
    }
    let buttons = UIStackView(arrangedSubviews: [hide, show].map(button))
    buttons.distribution = .fillEqually
    buttons.spacing = 16
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)
    NSLayoutConstraint.activate([
      buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      buttons.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      buttons.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func button(_ action: UIAction) -> UIButton {
    let button = UIButton(type: .custom, primaryAction: action)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .meadow
    button.layer.cornerRadius = 12
    return button
  }
}
