import FuzzSupport
@testable import HeaderEngine

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzMaterialHeader) }
}

/// Flexible headers: half of the inputs are sessions on a scroll view, the others events with any numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMaterialHeader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(start, count: count)
  if bytes.flag() {
    var session = MaterialSession(&bytes)
    session.play(&bytes)
  } else {
    playWildEvents(&bytes)
  }
  return 0
}

/// Sends events with any numbers. Nothing that isn't finite may come back.
private func playWildEvents(_ bytes: inout FuzzBytes) {
  var header = MaterialHeader()
  var waiting: [MaterialHeader.Event] = []
  var scroll = ScrollMetrics.wild(&bytes)
  while !bytes.isOver {
    if bytes.below(4) == 0 { scroll = .wild(&bytes) } else { scroll.offset = bytes.wild() }
    let surroundings = Surroundings(
      headerHeight: bytes.wild(), statusBarHeight: bytes.below(4) == 0 ? bytes.wild() : 20,
      isStatusBarHidden: bytes.flag(), isVoiceOverRunning: bytes.below(8) == 0)
    let tracked = bytes.below(16) == 0 ? nil : scroll
    let update: HeaderUpdate<MaterialLayout>
    if bytes.below(8) == 0 {
      update = header.configure(scroll: tracked, surroundings) { change(&$0, &bytes) }
    } else {
      update = header.handle(wildEvent(&bytes, waiting: &waiting), tracked, surroundings)
    }
    if let next = update.next { waiting.append(next) }
    expectFinite(update, header)
    guard let tracked else { continue }
    expect(
      header.restingOffset(for: bytes.wild(), tracked, surroundings)?.isFinite != false, "resting offset")
    var heightWhenLeft = bytes.flag() ? bytes.length(300) : nil
    let announcement = header.announcement(of: tracked, heightWhenLeft: &heightWhenLeft, surroundings)
    expect(announcement.isFinite, "announcement")
    expect(header.reinjection(into: tracked, surroundings).isFinite, "reinjection")
    _ = header.isShiftedOffscreen(tracked, surroundings)
  }
}

/// Returns any event, among others the last one that waits for its write.
private func wildEvent(
  _ bytes: inout FuzzBytes, waiting: inout [MaterialHeader.Event]
) -> MaterialHeader.Event {
  switch bytes.below(28) {
  case 0: .laidOut
  case 1: .refreshed
  case 2, 3, 4: waiting.popLast() ?? .laidOut
  case 5: .contentRepositioned
  case 6: .draggingEnded(willDecelerate: bytes.flag())
  case 7: .deceleratingEnded
  case 8: .scrollingAnimationEnded
  case 9, 10: .animationTicked(duration: bytes.wild())
  case 11: .shiftCommanded(hide: bytes.flag(), animated: bytes.flag())
  case 12: .adjustedInsetChanged
  case 13: .safeAreaReported(bytes.wild(), top: bytes.wild())
  case 14: .statusBarUpdated
  case 15, 16: .sizeTransitionBegan
  case 17: .sizeTransitionEnded
  case 18: .trackingBegan(isSwitch: bytes.flag(), isTable: bytes.flag())
  case 19: .contentSizeChanged
  case 20: .announced
  case 21: .trackingEnded
  case 22: .scrollViewLost
  default: .scrolled
  }
}

private func change(_ configuration: inout MaterialConfiguration, _ bytes: inout FuzzBytes) {
  switch bytes.below(10) {
  case 0: configuration.heights.setMinimum(bytes.wild())
  case 1: configuration.heights.setMaximum(bytes.wild())
  case 2: configuration.minimumHeaderViewHeight = bytes.wild()
  case 3: configuration.visibleShadowOpacity = bytes.wild()
  case 4: configuration.returnDistance = bytes.wild()
  case 5: configuration.heights.setIncludesSafeArea(bytes.flag())
  default:
    configuration.shiftBehavior = bytes.pick(FlexibleHeaderShiftBehavior.allCases)
    let flags = bytes.byte()
    configuration.canOverExtend = flags & 1 != 0
    configuration.isSharedWithManyScrollViews = flags & 2 != 0
    configuration.keepsContentAtTop = flags & 4 != 0
    configuration.extendsShortContent = flags & 8 != 0
    configuration.correctsOriginalBehavior = flags & 16 != 0
    configuration.contentIsTranslucent = flags & 32 != 0
    configuration.statusBarHintCanOverlapHeader = flags & 64 != 0
    configuration.isInFrontOfInfiniteContent = flags & 128 != 0
  }
}

/// Ends the process if a number that isn't finite or out of its range leaves the engine.
func expectFinite(_ update: HeaderUpdate<MaterialLayout>, _ header: MaterialHeader) {
  expect(update.write.isFinite, "\(update.write)")
  if let layout = update.layout {
    expect(layout.top.isFinite && layout.height.isFinite && layout.height >= 0, "\(layout)")
    expect(
      (0...1).contains(layout.collapseProgress) && (0...1).contains(layout.shiftProgress)
        && (0...1).contains(layout.shiftedContentAlpha), "\(layout)")
  }
  expect((0...1).contains(header.shadow.opacity) && (0...1).contains(header.shadow.intensity), "shadow")
  expect(header.statusBar.offset.isFinite, "status bar")
  let heights = header.configuration.heights
  expect(heights.least.isFinite && heights.greatest.isFinite && heights.least <= heights.greatest, "heights")
}
