import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#snapping
@MainActor @Suite("Settling leaves the finger and other tabs alone")
struct SettlingTests {
  /// Creates a screen whose header was left halfway by a drag and has just started to animate.
  private func snapping(_ flags: BehavioralFlags) -> HeaderStage<ListScreen> {
    let phone = HeaderStage { ListScreen(flags: flags, behavior: .enabled) }
    phone.root.scrollView.contentOffset.y = 500
    phone.root.header.shiftHeaderOnScreen(animated: false)
    phone.settle()
    let finger = phone.finger()
    finger.down(at: CGPoint(x: 180, y: 400))
    for step in 1...25 {
      phone.step()
      finger.move(to: CGPoint(x: 180, y: 400 - CGFloat(step) * 1.5))
    }
    phone.advance(by: 0.2)
    finger.up()
    phone.advance(by: 0.05)
    return phone
  }

  @Test(
    "a touch stops the header where it is, and it follows the finger from there", .needs(.touches),
    arguments: BehavioralFlags.both)
  func touchStops(flags: BehavioralFlags) {
    let phone = snapping(flags)
    let header = phone.root.header
    let start = header.frame.minY
    expect(start < 0 && start > -56 && !phone.isIdle, "half way and moving: \(start)")
    let finger = phone.finger()
    finger.down(at: CGPoint(x: 180, y: 400))
    finger.move(to: CGPoint(x: 180, y: 412))
    phone.step()
    finger.move(to: CGPoint(x: 180, y: 414))
    phone.step()
    let held = header.frame.minY
    for _ in 0..<10 {
      phone.step()
      expectEqual(header.frame.minY, held, "a finger that rests holds the header")
    }
    finger.move(to: CGPoint(x: 180, y: 424))
    phone.step()
    expectLess(abs(header.frame.minY - min(0, held + 10)), 1e-6)
    finger.up()
    expect(phone.settle())
    expect(header.frame.minY == 0 || header.frame.minY == -56)
  }

  @Test(
    "another list in the middle of it: the header goes on to its place, not the list's",
    arguments: BehavioralFlags.both)
  func otherList(flags: BehavioralFlags) {
    let phone = snapping(flags)
    let header = phone.root.header
    let other = UIScrollView(frame: phone.root.view.bounds)
    other.contentSize = CGSize(width: 375, height: 5000)
    other.delegate = phone.root.headerViewController
    phone.root.view.insertSubview(other, belowSubview: header)
    header.isSharedWithManyScrollViews = true
    header.trackingScrollView = other
    other.contentOffset.y = 900
    phone.root.scrollView.contentOffset.y = 0
    expect(phone.settle())
    expect(header.frame.minY == 0 || header.frame.minY == -56)
    expectEqual(other.contentOffset.y, 900)
  }

  @Test(
    "shown again by a command in the middle of it: one animation, to the new end",
    arguments: BehavioralFlags.both)
  func turnedRound(flags: BehavioralFlags) {
    let phone = snapping(flags)
    let header = phone.root.header
    var last = header.frame.minY
    header.shiftHeaderOnScreen(animated: true)
    let isAtRest = phone.settle {
      expect(header.frame.minY >= last && header.frame.minY <= 0)
      last = header.frame.minY
    }
    expect(isAtRest)
    expectEqual(last, 0)
  }
}

/// Documentation/Behavior/FieldProblems.md#half-open
@MainActor @Suite("The header never rests half open")
struct RestTests {
  nonisolated static let strokes = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]
  nonisolated static let behaviors: [FlexibleHeaderShiftBehavior] = [.enabled, .enabledWithStatusBar]

  private func screen(
    _ flags: BehavioralFlags, _ behavior: FlexibleHeaderShiftBehavior, at y: CGFloat
  ) -> HeaderStage<ListScreen> {
    let phone = HeaderStage { ListScreen(flags: flags, behavior: behavior) }
    phone.root.scrollView.contentOffset.y = y
    phone.root.header.shiftHeaderOnScreen(animated: false)
    phone.settle()
    return phone
  }

  private func rests(_ header: FlexibleHeaderView) -> Bool {
    let gone: CGFloat = header.shiftBehavior == .enabledWithStatusBar ? -76 : -56
    return header.frame.minY == 0 || header.frame.minY == gone
  }

  @Test("after each recorded stroke", .needs(.touches), arguments: strokes, BehavioralFlags.both)
  func strokes(stroke: String, flags: BehavioralFlags) throws {
    for behavior in Self.behaviors {
      for y in [-180.0, -100, 300] {
        let phone = screen(flags, behavior, at: y)
        try phone.play(stroke)
        expect(phone.settle())
        expect(rests(phone.root.header), "from \(y), \(behavior): rests at \(phone.root.header.frame.minY)")
      }
    }
  }

  @Test(
    "after drags without deceleration, however short", .needs(.touches), arguments: BehavioralFlags.both,
    behaviors)
  func drags(flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior) {
    for distance in [-14.0, -25, -40, -60, 20, 45] {
      let phone = screen(flags, behavior, at: 400)
      if distance > 0 { phone.root.header.shiftHeaderOffScreen(animated: false) }
      phone.drag(by: distance)
      expect(rests(phone.root.header), "after \(distance): rests at \(phone.root.header.frame.minY)")
    }
  }

  @Test("after scrolling to the top by the status bar", arguments: BehavioralFlags.both)
  func scrollToTop(flags: BehavioralFlags) {
    let phone = screen(flags, .enabled, at: 900)
    phone.root.header.shiftHeaderOffScreen(animated: false)
    phone.tapStatusBar()
    expect(phone.settle())
    expectEqual(phone.root.header.frame, CGRect(x: 0, y: 0, width: 375, height: 180))
  }

  @Test("after scrolling by command, animated", arguments: BehavioralFlags.both, behaviors)
  func animatedScroll(flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior) {
    for distance in [20.0, 30, 50, -20] {
      let phone = screen(flags, behavior, at: 400)
      phone.root.scrollView.setContentOffset(CGPoint(x: 0, y: 400 + distance), animated: true)
      expect(phone.settle())
      expect(rests(phone.root.header), "after \(distance): rests at \(phone.root.header.frame.minY)")
    }
  }
}
