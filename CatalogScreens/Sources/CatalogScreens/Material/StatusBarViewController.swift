/// Photographs that get the whole screen. The header hides the status bar when it shifts off the screen, and determines
/// its style.
public final class StatusBarViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let rows = PhotographRows()
  private lazy var tableView = UITableView(rows)

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

  // The header determines when the status bar is hidden, and which text color is legible on it.
  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .brick
    headerView.minimumHeight = 56
    headerView.maximumHeight = 128
    headerView.shiftBehavior = .enabledWithStatusBar
    headerView.trackingScrollView = tableView
    headerView.hideViewWhenShifted(UILabel.headerTitle("Photographs", in: headerView.contentView))
  }
}

/// A photograph in each row, with its place.
private final class PhotographRows: NSObject, UITableViewDataSource {
  private let photographs = [
    ("Brennholm", 0.62), ("Esker Lake", 0.5), ("Casal do Vento", 0.28), ("Greyfriars", 0.75),
    ("Hollow Reed", 0.07),
  ].enumerated().map { index, place in (place.0, Drawing.hills(hue: place.1, variant: index)) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "photograph") as? PhotographCell ?? PhotographCell()
    (cell.caption.text, cell.picture.image) = photographs[indexPath.row % photographs.count]
    return cell
  }
}

/// A picture with a caption at its lower edge.
private final class PhotographCell: UITableViewCell {
  let picture = UIImageView()
  let caption = UILabel("", .headline, color: .white)

  init() {
    super.init(style: .default, reuseIdentifier: "photograph")
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.add(picture) {
      [
        picture.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
        picture.topAnchor.constraint(equalTo: $0.topAnchor),
        picture.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -6),
        picture.heightAnchor.constraint(equalToConstant: 250),
      ]
    }
    contentView.add(caption) {
      [
        caption.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        caption.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        caption.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -12),
      ]
    }
  }

  required init?(coder: NSCoder) { nil }
}
