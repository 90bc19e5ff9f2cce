import Foundation

/// The connection of a scroll view with the bar above it, whose large title collapses as the content is
/// scrolled up.
struct BarAbove {
  weak var controller: UINavigationController?
  /// The height by which the rows of the bar have collapsed, in points.
  var given: CGFloat = 0
  /// The rows that collapse.
  var rows = CollapsibleRows()
  /// A Boolean value that indicates whether the bar is changing its height for the content. The content
  /// offset doesn't need a correction in this case.
  var isChanging = false

  /// Returns the resting offset for a drag that would leave the large title or the search bar partially
  /// visible. At this offset, each is fully visible or hidden.
  @MainActor func offsetWithWholeRows(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let top = -scrollView.restingInset.top
    let isInSearch = offset.y < top + rows.search
    let start = isInSearch ? top : top + rows.search
    let height = isInSearch ? rows.search : rows.title
    guard controller != nil, offset.y > start, offset.y < start + height else { return offset }
    return CGPoint(x: offset.x, y: offset.y < start + height / 2 ? start : start + height)
  }
}

/// The heights of the rows of a bar that collapse as the content is scrolled, in points. The search bar
/// collapses before the large title [K].
struct CollapsibleRows: Equatable {
  var search: CGFloat = 0
  var title: CGFloat = 0

  var sum: CGFloat { search + title }
}

/// Large titles and search bars. The content determines how much of them is visible.
///
/// The relevant content is the scroll view set with `setContentScrollView(_:for:)`, or else the controller's view
/// or the first scroll view in the chain of backmost views in it, also through the views of child controllers [K].
/// Without such content, the large title stays visible. While it collapses, the safe area shrinks with it. While the content is pulled beyond its edge, the bar grows but
/// the safe area doesn't.
extension UINavigationController {
  /// Returns the scroll view that moves the large title or the search bar of a controller, or `nil` if there
  /// is neither or nothing moves them.
  final func scrollViewBelowLargeTitle(of controller: UIViewController) -> UIScrollView? {
    guard !isBarHidden, liesUnderBar(controller),
      bar.collapsibleHeights(of: items(upTo: controller)).sum > 0
    else { return nil }
    return controller.contentUnderTopBar
  }

  /// Returns the height of the bar above a controller, according to its content offset.
  final func barHeight(above controller: UIViewController) -> CGFloat {
    let items = items(upTo: controller)
    let height = bar.height(with: items.last)
    let collapsible = bar.collapsibleHeights(of: items).sum
    guard collapsible > 0 else { return height }
    let given = scrollViewBelowLargeTitle(of: controller)?.barAbove?.given ?? 0
    return height + collapsible - min(given, collapsible)
  }

  private func items(upTo controller: UIViewController) -> [UINavigationItem] {
    (stack.prefix { $0 !== controller } + [controller]).map(\.navigationItem)
  }

  /// Connects the content of a controller with the bar while there is a large title.
  final func tieContent(of controller: UIViewController) {
    pull = 0
    guard let scrollView = scrollViewBelowLargeTitle(of: controller) else {
      if controller.contentUnderTopBar?.barAbove?.controller === self {
        controller.contentUnderTopBar?.barAbove = nil
      }
      return
    }
    if scrollView.barAbove?.controller !== self { scrollView.barAbove = BarAbove(controller: self) }
    let rows = bar.collapsibleHeights(of: items(upTo: controller))
    if scrollView.barAbove?.rows != rows { scrollView.barAbove?.rows = rows }
    pull = max(0, -scrollView.contentOffset.y - scrollView.restingInset.top)
  }

  /// Moves the large title with the content below it.
  final func contentDidScroll(_ scrollView: UIScrollView) {
    guard runningChange == nil, let shown, let bar = scrollView.barAbove, !bar.isChanging,
      scrollViewBelowLargeTitle(of: shown) === scrollView
    else { return }
    let scrolled = scrollView.contentOffset.y + scrollView.restingInset.top
    let given = min(bar.rows.sum, max(0, scrolled))
    guard given != bar.given || pull != max(0, -scrolled) else { return }
    scrollView.barAbove?.given = given
    scrollView.barAbove?.isChanging = true
    layOutBar()
    scrollView.barAbove?.isChanging = false
  }
}

extension UIViewController {
  /// The scroll view whose content is below a bar at the top, or `nil` if there is none.
  final var contentUnderTopBar: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    var view = storedView
    while let current = view, !(current is UIScrollView) { view = current.subviewsStorage.first }
    return view as? UIScrollView
  }
}
