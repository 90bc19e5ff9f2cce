/// Horizontal pages inside the header, with a page control. The header tracks the list below.
public final class PageControlViewController: UIViewController, UIScrollViewDelegate {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let pagesView = UIScrollView()
  private let pageControl = UIPageControl()
  private let rows = CityRows(startingAt: 13)
  private let pages: [UILabel] = [
    ("One header", UIColor.dusk), ("many pages", .brick), ("and a list below", .meadow),
  ].map { text, color in
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 28)
    label.textColor = .white
    label.backgroundColor = color
    return label
  }

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

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  /// Updates the page control when the pages scroll horizontally. The header isn't affected.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === pagesView, scrollView.bounds.width > 0 else { return }
    let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    pageControl.currentPage = min(max(0, Int(page)), pages.count - 1)
  }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.minimumHeight = 90
    headerView.maximumHeight = 240
    headerView.trackingScrollView = tableView
    headerView.progressDidChange = { [weak self] _ in self?.layOutPages() }

    let content = headerView.contentView
    pagesView.frame = content.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pagesView.isPagingEnabled = true
    pagesView.showsHorizontalScrollIndicator = false
    pagesView.contentInsetAdjustmentBehavior = .never
    pagesView.delegate = self
    for page in pages { pagesView.addSubview(page) }
    content.addSubview(pagesView)

    pageControl.numberOfPages = pages.count
    pageControl.frame = CGRect(x: 0, y: content.bounds.height - 30, width: content.bounds.width, height: 26)
    pageControl.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    pageControl.addAction(UIAction { [weak self] _ in self?.turnToCurrentPage() }, for: .valueChanged)
    content.addSubview(pageControl)
  }

  private func turnToCurrentPage() {
    let x = CGFloat(pageControl.currentPage) * pagesView.bounds.width
    pagesView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  private func layOutPages() {
    let size = pagesView.bounds.size
    let current = CGFloat(pageControl.currentPage)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    guard pagesView.contentSize.width != size.width * CGFloat(pages.count) else {
      pagesView.contentSize.height = size.height
      return
    }
    // After a change of width, such as a rotation, the page stays the same.
    pagesView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    pagesView.contentOffset.x = current * size.width
  }
}
