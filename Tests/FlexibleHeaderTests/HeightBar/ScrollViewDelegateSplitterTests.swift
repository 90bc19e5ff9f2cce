import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Delegate splitter") struct ScrollViewDelegateSplitterTests {
  private final class Listener: NSObject, UITableViewDelegate {
    var log: [String] = []
    var scrollsToTop = true
    var rowHeight: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd")
      targetContentOffset.pointee.y += 1
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
    var zoomed: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoomed") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end zoom \(scale)") }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rowHeight ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
  }

  @Test("every event of a scroll view goes to both, to the first one first")
  func events() {
    DeviceModel.phone47.makeCurrent()
    let (first, second) = (Listener(), Listener())
    let splitter = ScrollViewDelegateSplitter(first, second)
    let view = UIScrollView()
    var target = CGPoint(x: 0, y: 10)
    splitter.scrollViewWillBeginDragging(view)
    splitter.scrollViewDidScroll(view)
    splitter.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    splitter.scrollViewDidEndDragging(view, willDecelerate: true)
    splitter.scrollViewWillBeginDecelerating(view)
    splitter.scrollViewDidEndDecelerating(view)
    splitter.scrollViewDidEndScrollingAnimation(view)
    splitter.scrollViewDidScrollToTop(view)
    splitter.scrollViewDidChangeAdjustedContentInset(view)
    let expected = ["begin", "scroll", "willEnd", "end true", "coast", "rest", "animated", "top", "inset"]
    #expect(first.log == expected && second.log == expected && target.y == 12)
  }

  @Test("zooming goes to both, and the first one that has a view for it is asked")
  func zooming() {
    DeviceModel.phone47.makeCurrent()
    let (first, second) = (Listener(), Listener())
    let splitter = ScrollViewDelegateSplitter(first, second)
    let view = UIScrollView()
    #expect(splitter.viewForZooming(in: view) == nil)
    second.zoomed = UIView()
    #expect(splitter.viewForZooming(in: view) === second.zoomed)
    splitter.scrollViewWillBeginZooming(view, with: second.zoomed)
    splitter.scrollViewDidZoom(view)
    splitter.scrollViewDidEndZooming(view, with: second.zoomed, atScale: 2)
    #expect(first.log == ["zoom", "zoomed", "end zoom 2.0"] && second.log == first.log)
  }

  /// A delegate that records events of rows and section views.
  private final class TableListener: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("cell") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("cell gone") }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("header") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.append("footer") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.append("header gone") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { log.append("footer gone") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("high") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("low") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect") }
  }

  @Test("every event of a table goes to those of the two that are delegates of tables")
  func tableEvents() {
    DeviceModel.phone47.makeCurrent()
    let (first, second) = (TableListener(), TableListener())
    let splitter = ScrollViewDelegateSplitter(first, second)
    let (table, view) = (UITableView(), UIView())
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let path = IndexPath(row: 0, section: 0)
    splitter.tableView(table, willDisplay: cell, forRowAt: path)
    splitter.tableView(table, didEndDisplaying: cell, forRowAt: path)
    splitter.tableView(table, willDisplayHeaderView: view, forSection: 0)
    splitter.tableView(table, willDisplayFooterView: view, forSection: 0)
    splitter.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
    splitter.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
    splitter.tableView(table, didHighlightRowAt: path)
    splitter.tableView(table, didUnhighlightRowAt: path)
    splitter.tableView(table, didSelectRowAt: path)
    splitter.tableView(table, didDeselectRowAt: path)
    let expected = [
      "cell", "cell gone", "header", "footer", "header gone", "footer gone", "high", "low", "select",
      "deselect",
    ]
    #expect(first.log == expected && second.log == expected)
  }

  @Test("an answer is that of the first one that has one of its own")
  func answers() {
    DeviceModel.phone47.makeCurrent()
    let (first, second, behavior) = (Listener(), Listener(), SquareCashBehavior())
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    first.rowHeight = 70
    second.rowHeight = 80
    second.scrollsToTop = false
    #expect(ScrollViewDelegateSplitter(first, second).tableView(table, heightForRowAt: path) == 70)
    #expect(ScrollViewDelegateSplitter(behavior, second).tableView(table, heightForRowAt: path) == 80)
    #expect(
      ScrollViewDelegateSplitter(behavior, nil).tableView(table, heightForRowAt: path) == table.rowHeight)
    #expect(!ScrollViewDelegateSplitter(behavior, second).scrollViewShouldScrollToTop(table))
    #expect(!ScrollViewDelegateSplitter(second, behavior).scrollViewShouldScrollToTop(table))
    #expect(ScrollViewDelegateSplitter(behavior, nil).scrollViewShouldScrollToTop(table))
    #expect(ScrollViewDelegateSplitter(behavior, first).tableView(table, willSelectRowAt: path) == nil)
    #expect(ScrollViewDelegateSplitter(behavior, nil).tableView(table, willSelectRowAt: path) == path)
    let splitter = ScrollViewDelegateSplitter(behavior, first)
    splitter.tableView(table, didSelectRowAt: path)
    #expect(first.log == ["select"])
  }

  @Test("Both delegates are held weakly, and the same object receives each event once")
  func holding() {
    DeviceModel.phone47.makeCurrent()
    let kept = Listener()
    let splitter: ScrollViewDelegateSplitter
    do {
      let lost = Listener()
      splitter = ScrollViewDelegateSplitter(lost, kept)
    }
    #expect(splitter.first == nil && splitter.second === kept)
    splitter.scrollViewDidScroll(UIScrollView())
    #expect(kept.log == ["scroll"])
    let twice = ScrollViewDelegateSplitter(kept, kept)
    twice.scrollViewDidScroll(UIScrollView())
    #expect(kept.log == ["scroll", "scroll"])
  }

  @Test("bar and screen share a table")
  func sharing() {
    let fixture = BarFixture(SquareCashBehavior())
    let screen = Listener()
    let splitter = ScrollViewDelegateSplitter(fixture.bar.behavior, screen)
    fixture.scrollView.delegate = splitter
    fixture.distance = 20
    #expect(fixture.bar.frame.height == 76 && screen.log == ["scroll"])
  }
}
