/// The scroll views that a controller has set for the bars at its edges.
struct ContentScrollViews {
  private struct Entry {
    let edge: NSDirectionalRectEdge
    weak var scrollView: UIScrollView?
  }

  private var entries: [Entry] = []

  @MainActor func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.last { $0.edge.isSuperset(of: edge) }?.scrollView
  }

  /// Assigns a scroll view to edges. Later calls replace earlier assignments.
  @MainActor mutating func assign(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    entries = entries.compactMap { entry in
      let rest = entry.edge.subtracting(edge)
      guard !rest.isEmpty, let other = entry.scrollView else { return nil }
      return Entry(edge: rest, scrollView: other)
    }
    guard let scrollView else { return }
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
      entries.append(Entry(edge: single, scrollView: scrollView))
    }
  }

  func contains(_ scrollView: UIScrollView) -> Bool { entries.contains { $0.scrollView === scrollView } }
  @MainActor var all: [UIScrollView] { entries.compactMap(\.scrollView) }
}

extension UIViewController {
  final func assignContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let old = contentScrollViews.all
    contentScrollViews.assign(scrollView, for: edge)
    for view in old + contentScrollViews.all { view.updateAdjustedInset(because: .safeArea) }
  }

  final func updateContentScrollViews() {
    for view in contentScrollViews.all { view.updateAdjustedInset(because: .safeArea) }
    guard let view = storedView else { return }
    (view as? UIScrollView ?? view.subviews.first as? UIScrollView)?.updateAdjustedInset(because: .safeArea)
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the bars of a navigation or tab bar controller cover this view as
  /// the content of a controller. This is the case for the controller's view, the backmost view in it, or the
  /// view that was set.
  final var isContentUnderBars: Bool {
    guard let controller = viewController ?? superview?.viewController ?? nearestViewController,
      controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    let isContent =
      viewController != nil || controller.storedView?.subviewsStorage.first === self
      || controller.contentScrollViews.contains(self)
    return isContent && (controller.navigationController != nil || controller.tabBarController != nil)
  }
}
