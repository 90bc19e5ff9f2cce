import HeaderTesting
import Testing

@testable import FlexibleHeader

/// A header has nothing to do while the content moves where it can't have an effect. Everything else still counts.
@MainActor @Suite("Headers at rest in the middle of the content") struct HeadersAtRestTests {
  private let stage = HeaderStage(.phone47) { UIViewController() }
  private let scrollView: UIScrollView

  init() {
    scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: stage.window.bounds.width, height: 5000)
    stage.root.view.addSubview(scrollView)
  }

  private func show(_ header: ScrollHeaderView) {
    header.install(in: scrollView)
    stage.step()
  }

  private func scroll(to offsets: CGFloat...) { offsets.forEach { scrollView.contentOffset.y = $0 } }

  private func bar() -> FlexibleHeightBar {
    let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 76)
    bar.behavior = SquareCashBehavior()
    return bar
  }

  @Test("A bar whose progress the app sets takes that of the content at the next event")
  func progressOfTheApp() {
    let bar = bar()
    show(bar)
    scroll(to: 1000, 1010, 1020)
    bar.progress = 0.5
    scroll(to: 1030)
    expectEqual(bar.progress, 1)
  }

  @Test("Heights that change in the middle of the content apply at once")
  func heights() {
    let bar = bar()
    show(bar)
    scroll(to: 1000, 1010, 1020)
    bar.minimumHeight = 60
    stage.step()
    expectEqual(bar.frame.height, 80)
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, bar.frame.maxY - scrollView.safeAreaInsets.top)
  }

  @Test("A subclass receives every event")
  func subclass() {
    final class CountingHeader: FlexibleHeaderView {
      var events = 0

      override func trackingScrollViewDidScroll() {
        events += 1
        super.trackingScrollViewDidScroll()
      }
    }
    let header = CountingHeader()
    show(header)
    scroll(to: 1000)
    header.events = 0
    scroll(to: 1010, 1020, 1030, 1020)
    expectEqual(header.events, 4)
  }

  @Test("A shifted header returns after the distance that the content moved up, however it got there")
  func returnDistance() {
    let header = FlexibleHeaderView()
    header.shiftBehavior = .enabled
    header.returnDistance = 50
    show(header)
    scroll(to: 1000, 1100, 1090, 1080, 1100, 1070, 1060)
    expectLess(header.frame.maxY, 40, "40 points up")
    scroll(to: 1040)
    expectGreater(header.frame.maxY, 20, "60 points up")
    scroll(to: 900)
    expectEqual(header.frame.minY, 0)
  }

  @Test("Insets that the app adds while the header is at rest stay the app's")
  func insets() {
    let header = FlexibleHeaderView()
    show(header)
    scroll(to: 1000, 1010)
    scrollView.contentInset.bottom += 300
    scroll(to: 1020, 1030)
    header.uninstall()
    expect(scrollView.contentInset.top == 0 && scrollView.contentInset.bottom == 300)
  }

  @Test("An effect that is added at rest applies with the next event", arguments: [false, true])
  func effects(isStretchy: Bool) {
    let header: ScrollHeaderView = isStretchy ? StretchyHeaderView(maximumHeight: 200) : FlexibleHeaderView()
    (header as? FlexibleHeaderView)?.maximumHeight = 160
    show(header)
    scroll(to: 1500, 1600, 1610)
    let view = UIView()
    header.addSubview(view)
    header.effects.add(.fade(), to: view, over: .collapse)
    scroll(to: 1620)
    expectEqual(view.alpha, 0)
  }

  @Test("Nothing of a header remains in the scroll view that it left", arguments: [false, true])
  func afterward(isReleased: Bool) {
    var header: ScrollHeaderView? = StretchyHeaderView(maximumHeight: 200)
    header.map(show)
    scroll(to: 1000, 1010, -20, 0)
    if !isReleased { header?.uninstall() }
    header?.removeFromSuperview()
    header = nil
    stage.step()
    expect(scrollView.layoutGuides.isEmpty)
    expectEqual(scrollView.contentInset, .zero)
  }

  @Test(
    "Sections report the content under them, and return at once when the content turns back", .needs(.touches)
  )
  func sections() {
    let header = SectionedHeaderView()
    let search = HeaderSection(UIView(), maximumHeight: 50, minimumHeight: 0)
    search.entrance = .always
    header.sections = [search, HeaderSection(UIView(), maximumHeight: 40)]
    show(header)
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 100, y: 600))
    for y in stride(from: 580.0, through: 100, by: -20) { finger.move(to: CGPoint(x: 100, y: y)) }
    expectEqual(header.visibleHeight, 40)
    expectEqual(header.tracker.seat?.state.rest.content.isActive, true)
    expectEqual(header.overlap, header.bounds.height - scrollView.convert(CGPoint.zero, to: header).y)
    finger.move(to: CGPoint(x: 100, y: 120))
    expectEqual(header.visibleHeight, 60)
    finger.up()
  }

  @Test("An inset that the app adds while a header writes its own stays the app's", arguments: [false, true])
  func insetDuringWrite(isStretchy: Bool) {
    let header: ScrollHeaderView = isStretchy ? StretchyHeaderView(maximumHeight: 200) : FlexibleHeaderView()
    var additions = 0
    let observation = scrollView.observe(\.contentInset) { scrollView, _ in
      MainActor.assumeIsolated {
        guard additions == 0 else { return }
        additions += 1
        scrollView.contentInset.bottom += 20
      }
    }
    show(header)
    scroll(to: 10, 20)
    observation.invalidate()
    expectEqual(additions, 1)
    expectEqual(scrollView.contentInset.bottom, 20)
    header.uninstall()
    expectEqual(scrollView.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
  }

  @Test("A listener may remove the last header during an event")
  func removalDuringEvent() {
    let header = FlexibleHeaderView()
    header.maximumHeight = 160
    show(header)
    header.progressDidChange = { [weak header] _ in
      header?.uninstall()
      header?.removeFromSuperview()
    }
    scroll(to: -100, -50, 0)
    stage.step()
    expect(scrollView.layoutGuides.isEmpty)
    expectEqual(scrollView.contentInset, .zero)
  }
}
