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
    MovingViews.add(to: header, header.effects.keyframes(), header.effects)
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
    MovingViews.add(to: bar, bar.effects.keyframes(), bar.effects)
  }
}

/// A screen with a stretchy header and a revealing footer.
@MainActor final class StretchyScreen: UIViewController {
  private let header = StretchyHeaderView(maximumHeight: 200)
  private let footer = RevealingFooterView(frame: .zero)
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize.height = 3000
    view.addSubview(scrollView)
    header.minimumHeight = 70
    MovingViews.add(to: header, header.effects.keyframes(), header.effects)
    footer.minimumHeight = 40
    header.install(in: scrollView)
    footer.install(in: scrollView)
  }
}

/// A screen with a header that is installed in a scroll view, and with a revealing footer if asked for.
@MainActor final class InstalledHeaderScreen: UIViewController {
  private let header: UIView
  private let install: (UIScrollView) -> Void
  private let scrollView = UIScrollView()
  private let footer: RevealingFooterView?

  init(_ header: UIView, hasFooter: Bool = false, _ install: @escaping (UIScrollView) -> Void) {
    self.header = header
    self.install = install
    footer = hasFooter ? RevealingFooterView(frame: .zero) : nil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// A flexible header of 160 points.
  convenience init(_ behavior: FlexibleHeaderShiftBehavior, hasFooter: Bool = false) {
    let header = FlexibleHeaderView()
    header.maximumHeight = 160
    header.shiftBehavior = behavior
    MovingViews.add(to: header, header.effects.keyframes(), header.effects)
    self.init(header, hasFooter: hasFooter) { [weak header] in header?.install(in: $0) }
  }

  /// A height bar that snaps to its ends.
  convenience init(_ behavior: HeightBarBehavior) {
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    bar.minimumHeight = 44
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    bar.behavior = behavior
    MovingViews.add(to: bar, bar.effects.keyframes(), bar.effects)
    self.init(bar) { [weak bar] in bar?.install(in: $0) }
  }

  /// A search row of 44 points that leaves and returns at once, a picture of 200 points that collapses to 60, and tabs of 40
  /// points that stay.
  static func sections(snaps: Bool) -> InstalledHeaderScreen {
    let header = SectionedHeaderView()
    header.sections = [
      HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 60, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 40),
    ]
    MovingViews.add(to: header, header.effects.keyframes(over: .header), header.effects)
    return InstalledHeaderScreen(header) { [weak header] in header?.install(in: $0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize.height = 3000
    view.addSubview(scrollView)
    install(scrollView)
    footer?.minimumHeight = 40
    footer?.install(in: scrollView)
  }
}
