import Testing

@testable import HeaderEngine

@Suite("Moves that nobody's finger made (rules 4, 5 and 9)") struct MaterialHeaderOwnMovesTests {
  private let surroundings = Surroundings(statusBarHeight: 20)

  /// A header 76 to 160 high that shifts, over content at 400.
  private func header() -> MaterialHeader {
    var header = MaterialHeader()
    _ = header.setMinimumHeight(76)
    _ = header.setMaximumHeight(160)
    _ = header.setBehavior(.enabled)
    header.startTracking(InjectedInsets())
    _ = header.injection(into: scroll(400, inset: 0), surroundings)
    _ = header.scroll(scroll(400), surroundings)
    return header
  }

  private func scroll(_ offset: Double, inset: Double = 160, system: Double = 0) -> ScrollState {
    ScrollState(
      offset: offset, contentHeight: 4000, viewHeight: 568, contentInsetTop: inset,
      adjustedInsetTop: inset + system)
  }

  @Test func aMoveByTheChangeOfTheSystemsInsetIsNoScrolling() {
    var header = header()
    _ = header.scroll(scroll(380, system: 20), surroundings)
    let back = header.scroll(scroll(400), surroundings)
    #expect(back?.top == 0)
    let scrolled = header.scroll(scroll(420), surroundings)
    #expect(scrolled?.top == -20)
  }

  /// With three pixels a point offsets are thirds, whose sums and differences are rounded.
  @Test(arguments: [1361.0, 1399, 1400, 1451, 2999])
  func aMoveByTheChangeOfTheSystemsInsetIsNoScrollingOnAnyPixel(pixels: Double) {
    var header = header()
    let before = header.scroll(scroll(pixels / 3, system: 59), surroundings)
    let after = header.scroll(scroll((pixels + 3 * 59) / 3), surroundings)
    #expect(after?.top == before?.top)
  }

  @Test(arguments: [(20.0, false), (50, true)])
  func contentScrolledByCommandSettlesTheHeader(distance: Double, leaves: Bool) {
    var header = header()
    _ = header.scroll(scroll(400 + distance), surroundings)
    _ = header.handle(.scrollingAnimationEnded, scroll(400 + distance), surroundings, height: 76)
    #expect(header.isShiftAnimationRunning)
    let isLeaving = header.isShiftedOffscreen(scroll(400 + distance), surroundings, height: 76)
    #expect(isLeaving == leaves)
  }

  @Test(arguments: [0.0, 100])
  func aHeaderThatIsNotHalfWayNeedsNoSettling(distance: Double) {
    var header = header()
    _ = header.scroll(scroll(400 + distance), surroundings)
    _ = header.handle(.scrollingAnimationEnded, scroll(400 + distance), surroundings, height: 76)
    #expect(!header.isShiftAnimationRunning)
  }

  @Test(arguments: [(true, -76.0), (false, -160)])
  func announcedContentLeavesNoGapIfAsked(isAsked: Bool, offset: Double) {
    var header = header()
    header.options.isSharedWithManyScrollViews = true
    header.options.keepsContentAtTop = isAsked
    var entry = InjectedInsets()
    let write = header.announcement(of: scroll(0, inset: 0), entry: &entry, surroundings, height: 76)
    #expect(write.offset == offset)
  }
}
