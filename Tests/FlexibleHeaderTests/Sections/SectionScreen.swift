import FlexibleHeader
import HeaderTesting

/// A screen with a sectioned header above a list of rows 50 points high: a search row of 44 points that
/// leaves and returns at once, a picture of 200 points that collapses to 60, and tabs of 40 points that stay.
@MainActor final class SectionScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let headerViewController = SectionedHeaderViewController()
  let scrollView: UIScrollView
  let search: HeaderSection
  let picture: HeaderSection
  let tabs: HeaderSection
  var rowCount: Int { didSet { reload() } }
  private(set) var selectedRows: [Int] = []

  var header: SectionedHeaderView { headerViewController.headerView }
  var table: UITableView? { scrollView as? UITableView }
  /// The top of the first row on the screen.
  var contentTop: CGFloat { scrollView.convert(CGPoint.zero, to: view).y }

  init(_ kind: ListKind = .plain, rowCount: Int = 80, snaps: Bool = true) {
    scrollView = kind == .table ? UITableView(frame: .zero, style: .plain) : UIScrollView()
    self.rowCount = rowCount
    search = HeaderSection(
      UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: snaps, identifier: "search")
    picture = HeaderSection(
      UIView(), maximumHeight: 200, minimumHeight: 60, snaps: snaps, identifier: "picture")
    tabs = HeaderSection(UIView(), maximumHeight: 40, identifier: "tabs")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    table?.rowHeight = 50
    table?.dataSource = self
    reload()
    view.addSubview(scrollView)
    header.sections = [search, picture, tabs]
    headerViewController.install(in: scrollView)
  }

  private func reload() {
    guard isViewLoaded else { return }
    if let table {
      table.reloadData()
    } else {
      scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rowCount) * 50)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedRows.append(indexPath.row)
  }

  /// Returns a description of the first broken rule about limits, gap, finite frames, order, and insets, or
  /// `nil`.
  func fault() -> String? {
    let heights = header.sections.map(\.visibleHeight)
    guard heights.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "heights \(heights)" }
    let frame = header.frame
    guard frame.minY == 0, frame.width == view.bounds.width, frame.height.isFinite else {
      return "frame \(frame)"
    }
    guard header.visibleHeight <= header.maximumHeight + 1e-6,
      header.visibleHeight >= header.minimumHeight - 1e-6
    else { return "height \(header.visibleHeight)" }
    let top = view.safeAreaInsets.top
    guard frame.maxY >= min(contentTop, top + header.maximumHeight) - 0.51 else {
      return "gap: header \(frame.maxY), content \(contentTop)"
    }
    return faultOfInset() ?? faultOfSections()
  }

  private func faultOfInset() -> String? {
    let inset = scrollView.adjustedContentInset.top - view.safeAreaInsets.top
    let isFull = abs(inset - header.maximumHeight) < 1e-6
    let follows = header.insetFollowsVisibleHeight && abs(inset - header.visibleHeight) < 1e-6
    return isFull || follows ? nil : "inset \(inset)"
  }

  private func faultOfSections() -> String? {
    var edge = view.safeAreaInsets.top
    for section in header.sections {
      guard let clip = section.view.superview, clip.isHidden == section.isGone else {
        return "a lost section"
      }
      if section.isGone { continue }
      guard abs(clip.frame.minY - edge) < 0.51, section.view.frame.height.isFinite else {
        return "section at \(clip.frame), expected \(edge)"
      }
      let isClipped = clip.clipsToBounds || section.view.frame.minY == 0
      guard isClipped else { return "an unclipped section" }
      edge = clip.frame.maxY
    }
    guard abs(edge - header.frame.maxY) < 0.51 else { return "sections end at \(edge)" }
    return nil
  }
}
