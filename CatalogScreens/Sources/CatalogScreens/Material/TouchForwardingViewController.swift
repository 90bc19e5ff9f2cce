/// A large header that forwards drags on its background to the list, while its button receives taps.
public final class TouchForwardingViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(startingAt: 2)
  private var taps = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.dataSource = rows
    tableView.delegate = headerViewController
    view.addSubview(tableView)

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.minimumHeight = 72
    headerView.maximumHeight = 320
    headerView.trackingScrollView = tableView

    // The content view covers the header, and drags on it belong to the list.
    let content = headerView.contentView
    headerView.forwardTouchEvents(for: content)
    let titleLabel = UILabel.headerTitle("Drag me too", in: content)
    titleLabel.isUserInteractionEnabled = false
    addButton(to: content)
  }

  private func addButton(to content: UIView) {
    let button = UIButton(type: .custom)
    button.setTitle("0 taps", for: .normal)
    button.backgroundColor = .meadow
    button.layer.cornerRadius = 12
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self else { return }
        taps += 1
        button?.setTitle(taps == 1 ? "1 tap" : "\(taps) taps", for: .normal)
      }, for: .touchUpInside)
    button.addToCorner(of: content, size: CGSize(width: 100, height: 44), bottom: 8)
  }
}
