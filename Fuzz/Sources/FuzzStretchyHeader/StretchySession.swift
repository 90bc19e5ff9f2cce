import FuzzSupport
import HeaderEngine

/// A stretchy header and a footer on one scroll view.
struct StretchySession {
  private var header = StretchyHeader()
  private var footer = RevealingFooter()
  private var needs = (header: ScrollNeeds(), footer: ScrollNeeds())
  private var scrollView: FuzzScrollView

  init(_ bytes: inout FuzzBytes) {
    scrollView = FuzzScrollView(&bytes)
    header.setReferenceHeight(bytes.length(300))
    header.setMinimumHeight(bytes.length(100))
    header.isPinned = bytes.flag()
    footer.setReferenceHeight(bytes.pick([0, 40, 120]))
    footer.setMinimumHeight(bytes.pick([0, 40]))
    send(.changed(isSettled: true))
  }

  mutating func play(_ bytes: inout FuzzBytes) {
    while !bytes.isOver { step(&bytes) }
    send(.removed)
    scrollView.expectNoNeeds()
  }

  private mutating func step(_ bytes: inout FuzzBytes) {
    switch bytes.below(15) {
    case 0: header.setReferenceHeight(bytes.length(300))
    case 1: header.setMinimumHeight(bytes.length(100))
    case 2: header.isPinned.toggle()
    case 3: footer.setReferenceHeight(bytes.pick([0, 40, 120]))
    case 4: scrollView.metrics.contentHeight = bytes.pick([0, 150, 500, 900, 4000])
    case 5: scrollView.setSafeArea(bytes.pick([0, 20, 44, 59]))
    case 6: scrollView.metrics.viewHeight = bytes.pick([320, 568, 812])
    case 7:
      send(.removed)
      scrollView.expectNoNeeds()
      scrollView.setInsets(
        top: bytes.pick([0, 20, 33.5]), bottom: bytes.pick([0, 34, 83]), indicator: bytes.pick([0, 7]))
    default:
      scrollView.move(&bytes)
      send(.scrolled)
      return expectGlued()
    }
    send(.changed(isSettled: bytes.flag()))
    send(.changed(isSettled: true))
    let metrics = scrollView.metrics
    send(.changed(isSettled: true))
    expect(metrics == scrollView.metrics, "the third equal layout changes something")
  }

  /// The header ends where the content begins, or stays at its minimum height if it is pinned.
  private func expectGlued() {
    guard let place = header.geometry else { return }
    let edge = -scrollView.metrics.offset
    let covers = header.isPinned && isClose(place.height, header.minimumHeight) && place.bottom >= edge
    expect(
      covers || isClose(place.bottom, edge),
      "the header ends at \(place.bottom), the content begins at \(edge)")
  }

  private mutating func send(_ event: EdgeEvent) {
    var (header, footer) = (header, footer)
    scrollView.show(needs.header, besides: needs.footer)
    _ = scrollView.perform(header.handle(event, scrollView.metrics)) {
      let next = header.handle($0, $1)
      expectFinite(next, header)
      return next
    }
    needs.header = scrollView.metrics.own
    scrollView.show(needs.footer, besides: needs.header)
    _ = scrollView.perform(footer.handle(event, scrollView.metrics)) {
      let next = footer.handle($0, $1)
      expectFinite(next, footer)
      return next
    }
    needs.footer = scrollView.metrics.own
    (self.header, self.footer) = (header, footer)
    expect(scrollView.metrics.offset.isFinite && abs(scrollView.metrics.adjustedInsetTop) < 1e4, "insets")
  }
}
