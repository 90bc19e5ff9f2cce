import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Delegate splitter") struct ScrollViewDelegateSplitterTests {
  private final class Listener: NSObject, UITableViewDelegate {
    var log: [String] = []
    var scrollsToTop = true

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
  }

  @Test("Two lists that an app scrolls together send each event once")
  func synchronizedLists() {
    final class Synchronizer: NSObject, UIScrollViewDelegate {
      let other = UIScrollView()
      var scrolled: [UIScrollView] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolled.append(scrollView)
        if scrollView !== other { other.contentOffset = scrollView.contentOffset }
      }
    }
    DeviceModel.phone47.makeCurrent()
    let synchronizer = Synchronizer()
    let splitter = ScrollViewDelegateSplitter(synchronizer, Listener())
    let list = UIScrollView()
    for view in [list, synchronizer.other] { view.delegate = splitter }
    list.contentOffset.y = 30
    expectEqual(synchronizer.scrolled.count, 2)
    expectSame(synchronizer.scrolled.last, synchronizer.other)
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
    expect(first.log == expected && second.log == expected && target.y == 12)
  }

  @Test("zooming goes to both, and the first one that has a view for it is asked")
  func zooming() {
    DeviceModel.phone47.makeCurrent()
    let (first, second) = (Listener(), Listener())
    let splitter = ScrollViewDelegateSplitter(first, second)
    let view = UIScrollView()
    expectNil(splitter.viewForZooming(in: view))
    second.zoomed = UIView()
    expectSame(splitter.viewForZooming(in: view), second.zoomed)
    splitter.scrollViewWillBeginZooming(view, with: second.zoomed)
    splitter.scrollViewDidZoom(view)
    splitter.scrollViewDidEndZooming(view, with: second.zoomed, atScale: 2)
    expect(first.log == ["zoom", "zoomed", "end zoom 2.0"] && second.log == first.log)
  }

  @Test("The first delegate that has a result of its own decides whether a tap scrolls to the top")
  func resultForScrollToTop() {
    DeviceModel.phone47.makeCurrent()
    let (listener, behavior) = (Listener(), SquareCashBehavior())
    let table = UITableView()
    listener.scrollsToTop = false
    expect(!ScrollViewDelegateSplitter(behavior, listener).scrollViewShouldScrollToTop(table))
    expect(!ScrollViewDelegateSplitter(listener, behavior).scrollViewShouldScrollToTop(table))
    expect(ScrollViewDelegateSplitter(behavior, nil).scrollViewShouldScrollToTop(table))
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
    expect(splitter.first == nil && splitter.second === kept)
    splitter.scrollViewDidScroll(UIScrollView())
    expectEqual(kept.log, ["scroll"])
    let twice = ScrollViewDelegateSplitter(kept, kept)
    twice.scrollViewDidScroll(UIScrollView())
    expectEqual(kept.log, ["scroll", "scroll"])
  }

  @Test("bar and screen share a table")
  func sharing() {
    let fixture = BarFixture(SquareCashBehavior())
    let screen = Listener()
    let splitter = ScrollViewDelegateSplitter(fixture.bar.behavior, screen)
    fixture.scrollView.delegate = splitter
    fixture.distance = 20
    expect(fixture.bar.frame.height == 76 && screen.log == ["scroll"])
  }

}
