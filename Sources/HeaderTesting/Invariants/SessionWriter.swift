/// Generates the events of a ``RandomScrollSession``.
///
/// It keeps its own offset, independent of the header's, so that the same events apply to every
/// implementation.
struct SessionWriter {
  let setup: TraceSetup
  private(set) var events: [SessionEvent] = []
  private var random: SeededGenerator
  private var y = 0.0
  private var contentHeight: Double
  private var isTracked = true
  private var isTurned = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    setup = Self.setup(&random)
    contentHeight = setup.contentHeight
    y = -(setup.maximumHeight ?? 76)
  }

  /// Adds one gesture, command, or change.
  mutating func addSomething() {
    switch random.count(0...99) {
    case ..<58: addDrag()
    case ..<68: addTicks()
    case ..<76: events.append(.shift(onScreen: random.chance(50), animated: random.chance(60)))
    case ..<88: events.append(.set(change()))
    case ..<92: events.append(.addInset(top: random.number(-20...40).rounded(), announced: random.chance(50)))
    case ..<95: addContentHeight()
    case ..<98: addTracking()
    default: addRotation()
    }
  }

  // MARK: Gestures

  private var edges: ClosedRange<Double> {
    let top = -(setup.maximumHeight ?? 76)
    return top...max(top, contentHeight - setup.viewHeight)
  }

  private mutating func addDrag() {
    let direction = random.chance(55) ? 1.0 : -1.0
    let speed = random.number(0.5...45)
    for _ in 0..<random.count(2...14) {
      // Real fingers mostly rest or tremble.
      let wander = random.chance(12) ? 0 : direction * speed * random.number(0.3...1.4)
      move(to: y + wander + (random.chance(30) ? random.number(-3...3) : 0))
      events.append(.scroll(y: y, finger: true, coasting: false))
    }
    let isOutside = !edges.contains(y)
    let velocity = random.chance(25) ? 0 : direction * random.number(0.05...4)
    let target = min(max(y + velocity * 500, edges.lowerBound), edges.upperBound)
    let decelerates = isOutside || velocity != 0
    events.append(.willEndDragging(velocityY: velocity, targetY: target))
    events.append(.endDragging(willDecelerate: decelerates))
    if decelerates { addCoasting(to: target) }
  }

  /// Adds coasting to `target`, sometimes with a bounce beyond an edge, sometimes interrupted by a finger.
  private mutating func addCoasting(to target: Double) {
    let isCaught = random.chance(15)
    let beyond = edges.lowerBound < target && target < edges.upperBound ? 0 : random.number(0...60)
    let sign = target <= edges.lowerBound ? -1.0 : 1.0
    let frames = random.count(3...12)
    for frame in 1...frames {
      let remaining = Double(frames - frame) / Double(frames)
      let bounce = beyond * remaining * (1 - remaining) * 4
      move(to: target + (y - target) * remaining + sign * bounce)
      events.append(.scroll(y: y, finger: false, coasting: true))
      if isCaught, frame == frames / 2 { return }
    }
    events.append(.endDecelerating)
  }

  /// Moves to `goal`, at most as far as a strong pull reaches, and mostly in half points.
  private mutating func move(to goal: Double) {
    let limited = min(max(goal, edges.lowerBound - 200), edges.upperBound + 200)
    y = (limited * 2).rounded() / 2
  }

  private mutating func addTicks() {
    for _ in 0..<random.count(1...30) {
      events.append(.tick(duration: random.chance(80) ? 1.0 / 60 : random.number(0...0.3)))
    }
  }

  // MARK: Changes

  private mutating func addContentHeight() {
    contentHeight = random.pick([0, 200, 667, 1200, 3000, 8000])
    events.append(.contentHeight(contentHeight))
  }

  private mutating func addTracking() {
    isTracked.toggle()
    events.append(.track(isTracked))
    guard !isTracked else { return }
    addTicks()
    isTracked = true
    events.append(.track(true))
  }

  private mutating func addRotation() {
    isTurned.toggle()
    let width = isTurned ? setup.viewHeight : setup.viewWidth
    events.append(.rotate(width: width, height: isTurned ? setup.viewWidth : setup.viewHeight))
  }

  private mutating func change() -> TraceChange {
    switch random.count(0...12) {
    case 0: .minimumHeight(random.number(20...120).rounded())
    case 1: .maximumHeight(random.number(40...260).rounded())
    case 2: .canOverExtend(random.chance(70))
    case 3: .shiftBehavior(random.pick(TraceSetup.ShiftBehavior.allCases))
    case 4: .contentImportance(random.pick(TraceSetup.ContentImportance.allCases))
    case 5: .inFrontOfInfiniteContent(random.chance(30))
    case 6: .statusBarHintCanOverlapHeader(random.chance(70))
    case 7: .minimumHeaderViewHeight(random.pick([0, 10, 32, 150]))
    case 8: .visibleShadowOpacity(random.number(0...1))
    case 9: .trackingScrollViewIsBeingScrubbed(random.chance(40))
    case 10: .minMaxHeightIncludesSafeArea(random.chance(70))
    case 11: .contentIsTranslucent(random.chance(40))
    default: .resetShadowAfterTrackingScrollViewIsReset(random.chance(50))
    }
  }

  private static func setup(_ random: inout SeededGenerator) -> TraceSetup {
    var setup = TraceSetup(contentHeight: random.pick([300, 667, 900, 2000, 6000]))
    setup.viewWidth = 375
    setup.viewHeight = 667
    setup.minimumHeight = random.number(30...110).rounded()
    setup.maximumHeight = (setup.minimumHeight ?? 0) + random.pick([0, 12, 52, 120.5])
    setup.minMaxHeightIncludesSafeArea = random.chance(70)
    setup.shiftBehavior = random.pick([.disabled, .enabled, .enabled, .enabledWithStatusBar, .hideable])
    setup.contentImportance = random.pick(TraceSetup.ContentImportance.allCases)
    setup.canOverExtend = random.chance(80)
    setup.inFrontOfInfiniteContent = random.chance(15)
    setup.sharedWithManyScrollViews = random.chance(15)
    setup.statusBarHintCanOverlapHeader = random.chance(80)
    setup.minimumHeaderViewHeight = random.pick([0, 0, 0, 10, 32])
    var scrollView = TraceSetup.ScrollView(contentHeight: setup.contentHeight)
    scrollView.contentInsetAdjustmentBehavior = random.pick([.automatic, .always, .never])
    scrollView.initialContentInset = [random.pick([0, 0, 25, 60.5]), 0, random.pick([0, 34]), 0]
    scrollView.pagingEnabled = random.chance(10)
    setup.scrollViews = [scrollView]
    return setup
  }
}
