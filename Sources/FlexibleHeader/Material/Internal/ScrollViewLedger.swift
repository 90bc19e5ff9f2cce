import HeaderEngine

/// What a header injected into scroll views that it does not track at the moment: weak keys, a value each.
///
/// The entry of the tracked scroll view lies in the engine, so that nothing is looked up while scrolling.
struct ScrollViewLedger {
  private struct Page {
    weak var scrollView: UIScrollView?
    var entry: InjectedInsets
  }

  private var pages: [Page] = []

  /// The entry of a scroll view; a fresh one if it was never seen.
  subscript(scrollView: UIScrollView) -> InjectedInsets {
    get { pages.first { $0.scrollView === scrollView }?.entry ?? InjectedInsets() }
    set {
      if let index = pages.firstIndex(where: { $0.scrollView === scrollView }) {
        pages[index].entry = newValue
      } else {
        pages.removeAll { $0.scrollView == nil }
        pages.append(Page(scrollView: scrollView, entry: newValue))
      }
    }
  }
}
