import FlexibleHeader
import HeaderTesting

/// A screen with a flexible header for three pages: a long one, a table, and a short one.
@MainActor final class PagedHeaderScreen: UIViewController, UITableViewDataSource {
  let headerViewController = FlexibleHeaderViewController()
  private let isShared: Bool
  private let behavior: FlexibleHeaderShiftBehavior
  private let long = UIScrollView()
  private let table = UITableView(frame: .zero, style: .plain)
  private let short = UIScrollView()

  init(behavior: FlexibleHeaderShiftBehavior, isShared: Bool) {
    self.behavior = behavior
    self.isShared = isShared
    super.init(nibName: nil, bundle: nil)
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = headerViewController.headerView
    table.rowHeight = 50
    table.dataSource = self
    long.contentSize.height = 3000
    short.contentSize.height = 150
    for page in [short, table, long] {
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.alwaysBounceVertical = true
      page.delegate = headerViewController
      page.isHidden = page !== long
      view.addSubview(page)
    }
    header.maximumHeight = 160
    header.isSharedWithManyScrollViews = isShared
    header.shiftBehavior = behavior
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    header.trackingScrollView = long
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

/// A screen with a height bar that snaps to its ends.
@MainActor final class BarScreen: UIViewController {
  private let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
  private let scrollView = UIScrollView()

  init(_ behavior: HeightBarBehavior) {
    super.init(nibName: nil, bundle: nil)
    bar.minimumHeight = 44
    bar.behavior = behavior
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.behavior?.addSnappingPosition(0, for: 0...0.5)
    bar.behavior?.addSnappingPosition(1, for: 0.5...1)
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize.height = 3000
    scrollView.contentInset.top = bar.maximumHeight
    scrollView.contentOffset.y = -bar.maximumHeight
    scrollView.delegate = bar.behavior
    view.addSubview(scrollView)
    view.addSubview(bar)
  }
}

/// A screen with a stretchy header and a revealing footer.
@MainActor final class StretchyScreen: UIViewController {
  private let header = StretchyHeaderView(referenceHeight: 200)
  private let footer = RevealingFooterView(frame: .zero)
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize.height = 3000
    view.addSubview(scrollView)
    header.fixedMinimumHeight = 70
    footer.fixedMinimumHeight = 40
    header.install(in: scrollView)
    footer.install(in: scrollView)
  }
}
