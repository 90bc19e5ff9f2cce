import Testing

@testable import HeaderEngine

@Suite("Scroll views coming and going (rules 5 and 9)") struct MaterialHeaderTrackingTests {
  private let surroundings = Surroundings(statusBarHeight: 20)

  private func header(shared: Bool = true) -> MaterialHeader {
    var header = MaterialHeader()
    _ = header.setMinimumHeight(76)
    _ = header.setMaximumHeight(160)
    header.options.isSharedWithManyScrollViews = shared
    return header
  }

  private func scroll(_ offset: Double, inset: Double = 160) -> ScrollState {
    ScrollState(
      offset: offset, contentHeight: 4000, viewHeight: 568, contentInsetTop: inset, adjustedInsetTop: inset)
  }

  /// Takes up a scroll view at `offset` with nothing injected yet.
  private func take(
    _ offset: Double, by header: inout MaterialHeader, entry: InjectedInsets = InjectedInsets()
  ) {
    header.startTracking(entry)
    _ = header.injection(into: scroll(offset, inset: 0), surroundings)
    _ = header.scroll(scroll(offset), surroundings)
  }

  @Test func contentThatWouldNeedATallerHeaderMoves() {
    var header = header()
    take(0, by: &header)
    _ = header.stopTracking(scroll(0), height: 76)
    take(-160, by: &header)
    let decision = header.switchOver(
      to: scroll(-160), fromAnother: true, isTable: false, surroundings, height: 76)
    #expect(decision == .movesContent(offset: -76))
  }

  @Test func aHeaderThatMustShrinkDoesSoInAnAnimation() {
    var header = header()
    take(-160, by: &header)
    let decision = header.switchOver(
      to: scroll(0), fromAnother: true, isTable: false, surroundings, height: 160)
    #expect(decision == .animated)
    #expect(
      header.switchOver(to: scroll(0), fromAnother: false, isTable: false, surroundings, height: 160)
        == .immediate)
  }

  @Test func anUnsharedScrollViewGetsItsInsetsBack() {
    var header = header(shared: false)
    take(0, by: &header)
    let left = header.stopTracking(scroll(0), height: 76)
    #expect(left.insets?.contentTop == 0 && left.entry.contentTop == 0 && left.entry.stashedHeight == 76)
  }

  @Test func aTablesOwnNudgeIsUndoneOnce() {
    var header = header()
    _ = header.reportSafeArea(20, nil, surroundings)
    take(-100, by: &header)
    _ = header.switchOver(to: scroll(-100), fromAnother: true, isTable: true, surroundings, height: 100)
    #expect(header.offsetUndoingTableNudge(scroll(-120)) == -100)
    #expect(header.offsetUndoingTableNudge(scroll(-120)) == nil)
  }

  @Test(arguments: [-300.0, -301, -302, -305, -371, -409])
  func aTablesOwnNudgeIsUndoneOnAnyPixel(pixels: Double) {
    let offset = pixels / 3
    var header = header()
    _ = header.reportSafeArea(59, nil, surroundings)
    take(offset, by: &header)
    _ = header.switchOver(to: scroll(offset), fromAnother: true, isTable: true, surroundings, height: 100)
    #expect(header.offsetUndoingTableNudge(scroll((pixels - 3 * 59) / 3)) == offset)
  }

  @Test func anAnnouncementInjectsOnceAndRestoresTheStashedHeight() {
    var header = header()
    take(-160, by: &header)
    var entry = InjectedInsets()
    let first = header.announcement(of: scroll(0, inset: 0), entry: &entry, surroundings, height: 160)
    #expect(first.contentInsetTop == 160 && first.offset == -160)
    let second = header.announcement(of: scroll(-160), entry: &entry, surroundings, height: 160)
    #expect(second == MaterialHeader.ScrollWrite())
    entry.stashedHeight = 160
    #expect(header.announcement(of: scroll(-160), entry: &entry, surroundings, height: 100).offset == -100)
  }

  @Test func contentAtItsTopStaysThereOnlyIfAsked() {
    for keeps in [true, false] {
      var header = header()
      header.options.keepsContentAtTop = keeps
      header.startTracking(InjectedInsets())
      let write = header.injection(into: scroll(0, inset: 0), surroundings)
      #expect(write?.contentInsetTop == 160)
      #expect(write?.offset == (keeps ? -160 : nil))
    }
  }

  @Test func aStatusBarThatComesByItselfIsNoScrolling() {
    var header = header()
    _ = header.setBehavior(.enabled)
    take(-60, by: &header)
    let shifted = header.shift.accumulator
    let hidden = Surroundings(statusBarHeight: 0, isStatusBarHidden: true)
    #expect(header.injection(into: scroll(-40), hidden)?.offset == -40)
    _ = header.scroll(scroll(-40), hidden)
    #expect(header.shift.accumulator == shifted)
  }

  @Test func nothingScrollsWhileSuspendedOrTurning() {
    var header = header()
    header.suspendScrolling()
    header.suspendScrolling()
    header.resumeScrolling()
    #expect(!header.acceptsScrolling)
    header.resumeScrolling()
    #expect(header.acceptsScrolling)
    header.orientationWillChange()
    #expect(!header.acceptsScrolling)
    header.orientationDidChange(nil)
    #expect(header.acceptsScrolling)
  }
}
