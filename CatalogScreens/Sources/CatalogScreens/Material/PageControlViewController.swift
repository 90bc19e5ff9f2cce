/// A journey: horizontal pages with pictures inside the header, and a page control. The header tracks the list of days
/// below.
public final class PageControlViewController: UIViewController, UIScrollViewDelegate {
  private let headerViewController = FlexibleHeaderViewController()
  private let pagesView = UIScrollView()
  private let pageControl = UIPageControl()
  private let rows = ItemRows(
    [
      ItemRow(
        title: "Saturday", subtitle: "Train to Brennholm at 9:12, a walk to the point in the afternoon"),
      ItemRow(title: "Sunday", subtitle: "The boat to the islands. Bring bread; there is no shop"),
      ItemRow(title: "Monday", subtitle: "Eleven kilometers along the fjord, luggage goes by bus"),
      ItemRow(title: "Tuesday", subtitle: "Rest. The sauna opens at four"),
      ItemRow(title: "Wednesday", subtitle: "Over the pass; the hut has beds for twelve"),
      ItemRow(title: "Thursday", subtitle: "Down through the woods, the night train at 22:40"),
    ], count: 36)
  private lazy var tableView = UITableView(rows)
  private let pages = [("The coast", 0.6), ("The islands", 0.5), ("The pass", 0.8)].enumerated().map {
    index, page in
    let picture = UIImageView(image: Drawing.hills(hue: page.1, variant: index + 1))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    let caption = UILabel(page.0, size: 28, weight: .bold, color: .white)
    caption.textAlignment = .center
    picture.add(caption) {
      [
        caption.centerXAnchor.constraint(equalTo: $0.centerXAnchor),
        caption.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -30),
      ]
    }
    return picture
  }

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
