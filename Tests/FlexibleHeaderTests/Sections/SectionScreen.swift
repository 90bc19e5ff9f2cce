import FlexibleHeader
import HeaderTesting

/// A screen with a sectioned header above a list of rows 50 points high: a search row of 44 points that
/// leaves and returns at once, a picture of 200 points that collapses to 60, and tabs of 40 points that stay.
@MainActor final class SectionScreen: RowsScreen, UITableViewDelegate {
  let headerViewController = SectionedHeaderViewController()
  let search: HeaderSection
  let picture: HeaderSection
  let tabs = HeaderSection(UIView(), maximumHeight: 40, identifier: "tabs")
  private(set) var selectedRows: [Int] = []

  var header: SectionedHeaderView { headerViewController.headerView }
  var scrollView: UIScrollView { list }

  init(_ kind: ListKind = .plain, rowCount: Int = 80, snaps: Bool = true) {
    search = HeaderSection(
      UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: snaps, identifier: "search")
    picture = HeaderSection(
      UIView(), maximumHeight: 200, minimumHeight: 60, snaps: snaps, identifier: "picture")
    super.init(kind, rowCount: rowCount)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    header.sections = [search, picture, tabs]
    headerViewController.install(in: list)
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
