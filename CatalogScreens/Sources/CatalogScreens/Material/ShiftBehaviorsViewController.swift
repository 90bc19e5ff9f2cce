/// The four shift behaviors side by side, each with a list and a header of its own.
public final class ShiftBehaviorsViewController: UIViewController {
  private let panels = [
    PanelViewController(
      .disabled, "disabled", .dusk, ["Bread", "Six eggs", "Leeks", "Two lemons", "Rice", "Tea", "Matches"]),
    PanelViewController(
      .enabled, "enabled", .brick,
      ["The bridge is open again", "Rain until Friday", "Ferry tickets cost less", "Choir seeks tenors"]),
    PanelViewController(
      .enabledWithStatusBar, "with status bar", .meadow,
      ["Gulls at the pier", "Fog, 6 a.m.", "The red boat", "Nets", "Snow on the quay"]),
    PanelViewController(
      .hideable, "hideable", .darkGray,
      ["He read at night, aloud.", "The dog stayed awake.", "In spring there were eleven boats."]),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    for panel in panels {
      addChild(panel)
      view.addSubview(panel.view)
      panel.didMove(toParent: self)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Four columns if there is enough space, otherwise two rows of two.
    let columns = view.bounds.width > 700 ? 4 : 2
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(
      width: (area.width - CGFloat(columns - 1)) / CGFloat(columns),
      height: (area.height - CGFloat(panels.count / columns - 1)) / CGFloat(panels.count / columns))
    for (index, panel) in panels.enumerated() {
      panel.view.frame = CGRect(
        x: area.minX + CGFloat(index % columns) * (size.width + 1),
        y: area.minY + CGFloat(index / columns) * (size.height + 1), width: size.width, height: size.height)
    }
  }
}

/// One list with a header, in a part of the screen.
private final class PanelViewController: UIViewController {
  private let behavior: FlexibleHeaderShiftBehavior
  private let color: UIColor
  private let headerViewController = FlexibleHeaderViewController()
  private let rows: TextRows
  private lazy var tableView = UITableView(rows)

  init(_ behavior: FlexibleHeaderShiftBehavior, _ title: String, _ color: UIColor, _ texts: [String]) {
    self.behavior = behavior
    self.color = color
    rows = TextRows(texts, count: 40)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.delegate = headerViewController

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    if behavior == .hideable { addSwitch() }
  }

  private func configureHeader() {
    // A panel isn't a whole screen: its header leaves no space for a status bar.
    let headerView = headerViewController.headerView
    headerView.backgroundColor = color
    headerView.maximumHeight = 110
    headerView.statusBarHintCanOverlapHeader = false
    headerView.shiftBehavior = behavior
    headerView.trackingScrollView = tableView
    _ = UILabel.headerTitle(title ?? "", in: headerView.contentView, size: 16)
  }

  /// Adds a switch, because a hideable header moves only on request.
  private func addSwitch() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.frame.origin = CGPoint(
      x: view.bounds.width - toggle.bounds.width - 12, y: view.bounds.height - toggle.bounds.height - 12)
    toggle.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let headerView = headerViewController.headerView
    toggle.addAction(
      UIAction { [weak toggle, weak headerView] _ in
        if toggle?.isOn == true {
          headerView?.shiftHeaderOnScreen(animated: true)
        } else {
          headerView?.shiftHeaderOffScreen(animated: true)
        }
      }, for: .valueChanged)
    view.addSubview(toggle)
  }
}
