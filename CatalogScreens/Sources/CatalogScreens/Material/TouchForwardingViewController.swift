/// A place to stay. Its large header forwards drags on its background to the list, while its button receives taps.
public final class TouchForwardingViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let rows = ItemRows(
    ItemRow.landscapes([
      ("Room above the press", "Two beds, a view of the vines, 64 € a night", 0.28),
      ("The white house", "For six, with a kitchen and a well, 180 €", 0.12),
      ("Tasting on Saturday", "Five wines and bread, at six in the evening", 0.94),
      ("The harvest", "Help for a day in September, lunch included", 0.08),
      ("Getting here", "Train to Fontanella, then bus 7 to the last stop", 0.55),
    ]), count: 40)
  private lazy var tableView = UITableView(rows)
  private var likes = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.delegate = headerViewController

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
    let pictureView = UIImageView(image: Drawing.hills(hue: 0.26, variant: 2))
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    content.addFilling(pictureView)
    let titleLabel = UILabel.headerTitle("Casal do Vento", in: content)
    titleLabel.isUserInteractionEnabled = false
    addButton(to: content)
  }

  private func addButton(to content: UIView) {
    let button = UIButton(type: .custom)
    button.setTitle("0 likes", for: .normal)
    button.backgroundColor = .meadow
    button.layer.cornerRadius = 12
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self else { return }
        likes += 1
        button?.setTitle(likes == 1 ? "1 like" : "\(likes) likes", for: .normal)
      }, for: .touchUpInside)
    button.addToCorner(of: content, size: CGSize(width: 100, height: 44), bottom: 8)
  }
}
