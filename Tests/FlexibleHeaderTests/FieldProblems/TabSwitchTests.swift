import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// A screen with several lists under one header, of which one is visible at a time.
@MainActor final class TabsScreen: UIViewController, FlexibleHeaderViewAnimationDelegate {
  let headerViewController = FlexibleHeaderViewController()
  private let contents: [ListContent]
  private(set) var announcements: [Bool] = []
  private(set) var completions = 0
  private let flags: BehavioralFlags

  var header: FlexibleHeaderView { headerViewController.headerView }
  var lists: [UIScrollView] { contents.map(\.list) }

  init(_ kind: ListKind, flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior = .disabled) {
    contents = (0..<3).map { _ in ListContent(kind, rowCount: 80) }
    self.flags = flags
    super.init(nibName: nil, bundle: nil)
    header.behavioralFlags = flags
    header.shiftBehavior = behavior
    header.isSharedWithManyScrollViews = true
    header.animationDelegate = self
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let safeArea = flags.minMaxHeightIncludesSafeArea ? DeviceModel.current.safeAreaInsets.top : 0
    header.minimumHeight = 56 + safeArea
    header.maximumHeight = 160 + safeArea
    for list in lists {
      list.frame = view.bounds
      list.delegate = headerViewController
    }
    view.addSubview(header)
    headerViewController.didMove(toParent: self)
    show(0)
  }

  /// Shows another list under the header and removes the previous one.
  func show(_ index: Int) {
    let former = header.trackingScrollView
    view.insertSubview(lists[index], belowSubview: header)
    header.trackingScrollView = lists[index]
    former?.removeFromSuperview()
  }

  func flexibleHeaderView(
    _ headerView: FlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool
  ) {
    announcements.append(animated)
  }

  func flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(_ headerView: FlexibleHeaderView) {
    completions += 1
  }
}

/// Documentation/Behavior/FieldProblems.md#tab-switch
@MainActor @Suite("The header keeps its height when another tab becomes active")
struct TabSwitchTests {
  @Test(
    "a collapsed header stays collapsed over a list that is at its top; the list moves instead",
    arguments: BehavioralFlags.both, UIKitAnswers.tested)
  func collapsedStays(flags: BehavioralFlags, answers: UIKitAnswers) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(answers: answers) { TabsScreen(kind, flags: flags) }
      let screen = phone.root
      screen.lists[0].contentOffset.y = 400
      phone.step()
      expectEqual(screen.header.frame.height, 76)
      screen.show(1)
      expectEqual(screen.header.frame.height, 76)
      phone.settle()
      expectEqual(screen.header.frame, CGRect(x: 0, y: 0, width: 375, height: 76), "\(kind)")
      guard flags == .recommended else { continue }
      // The original left content that was never shown in place, under the header.
      expectEqual(screen.lists[1].contentOffset.y, -76, "the first row begins where the header ends")
    }
  }

  @Test(
    "over a list that needs a shorter header it shrinks in an animation, without a jump", .needs(.clock),
    arguments: BehavioralFlags.both, ListKind.plainAndTable)
  func shrinksAnimated(flags: BehavioralFlags, kind: ListKind) {
    let phone = HeaderStage { TabsScreen(kind, flags: flags) }
    let screen = phone.root
    screen.lists[0].contentOffset.y = 400
    screen.show(1)
    phone.settle()
    screen.lists[1].contentOffset.y = -180
    phone.settle()
    expectEqual(screen.header.frame.height, 180)
    var heights: [CGFloat] = [180]
    screen.show(0)
    let isAtRest = phone.settle {
      heights.append(screen.header.layer.presentation()?.bounds.height ?? 0)
    }
    expect(isAtRest)
    expect(heights.count > 8 && heights.last == 76)
    for (one, next) in zip(heights, heights.dropFirst()) {
      expect(next <= one && one - next < 20, "from \(one) to \(next) in one frame")
    }
    expect(screen.announcements.last == true && screen.completions == 1)
    expectEqual(screen.lists[0].contentOffset.y, 400, "the list stays where it was read")
  }

  @Test(
    "a header shifted off the screen stays there, whatever the other list's offset",
    arguments: BehavioralFlags.both)
  func shiftedStays(flags: BehavioralFlags) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage { TabsScreen(kind, flags: flags, behavior: .enabled) }
      let screen = phone.root
      screen.lists[0].contentOffset.y = 600
      phone.step()
      let frame = screen.header.frame
      expectEqual(frame.minY, -56)
      for index in [1, 0, 2] {
        screen.header.trackingScrollWillChange(to: screen.lists[index])
        screen.show(index)
        phone.settle()
        expectEqual(screen.header.frame, frame, "\(kind), tab \(index)")
      }
    }
  }

  @Test("to and fro with a finger in between: never a jump of the header", arguments: BehavioralFlags.both)
  func toAndFro(flags: BehavioralFlags) throws {
    let phone = HeaderStage { TabsScreen(.table, flags: flags) }
    let screen = phone.root
    for (index, stroke) in [
      (1, "flick-up-1"), (0, "flick-down-2"), (2, "hesitant-up-down-up"), (1, "flick-up-2"),
    ] {
      try phone.play(stroke)
      let before = screen.header.frame.height
      screen.show(index)
      let now = screen.header.layer.presentation()?.bounds.height ?? screen.header.bounds.height
      expect(abs(now - before) < 1e-9 || screen.announcements.last == true, "to tab \(index) after \(stroke)")
      phone.settle()
      expectAtMost(screen.header.frame.height, before)
      expectEqual(screen.header.frame.height, max(76, -screen.lists[index].contentOffset.y))
    }
  }
}

/// Documentation/Behavior/FieldProblems.md#first-show
@MainActor @Suite("A tab's table doesn't jump when it is shown first")
struct FirstShowTests {
  @Test(
    "a table that was never in a window appears right below the header and stays there",
    arguments: BehavioralFlags.both, UIKitAnswers.tested)
  func firstShow(flags: BehavioralFlags, answers: UIKitAnswers) {
    for device in DeviceModel.all {
      let phone = HeaderStage(device, answers: answers) { TabsScreen(.table, flags: flags) }
      let screen = phone.root
      let least = 56 + device.safeAreaInsets.top
      screen.lists[0].contentOffset.y = 300
      phone.step()
      screen.show(1)
      let offset = screen.lists[1].contentOffset.y
      expect(flags == .materialComponents || offset == -least, "\(device.name)")
      phone.settle()
      expect(
        screen.header.frame.height == least && screen.lists[1].contentOffset.y == offset, "\(device.name)")
    }
  }

  @Test(
    "the same when the table is tracked before it is added to the screen", arguments: BehavioralFlags.both,
    UIKitAnswers.tested)
  func trackedBeforeAdded(flags: BehavioralFlags, answers: UIKitAnswers) {
    for device in DeviceModel.all {
      let phone = HeaderStage(device, answers: answers) { TabsScreen(.table, flags: flags) }
      let screen = phone.root
      let least = 56 + device.safeAreaInsets.top
      screen.lists[0].contentOffset.y = 300
      phone.step()
      screen.lists[2].layoutIfNeeded()
      screen.header.trackingScrollView = screen.lists[2]
      screen.view.insertSubview(screen.lists[2], belowSubview: screen.header)
      phone.settle()
      expect(
        screen.header.frame.height == least
          && (flags == .materialComponents || screen.lists[2].contentOffset.y == -least),
        "\(device.name): header \(screen.header.frame.height), offset \(screen.lists[2].contentOffset.y)")
    }
  }

  @Test("a nudge by the safe area in the table's first event is undone", arguments: BehavioralFlags.both)
  func nudge(flags: BehavioralFlags) {
    let phone = HeaderStage { TabsScreen(.table, flags: flags, behavior: .enabled) }
    let screen = phone.root
    screen.lists[0].contentOffset.y = 300
    screen.lists[1].layoutIfNeeded()
    screen.show(1)
    let offset = screen.lists[1].contentOffset.y
    let frame = screen.header.frame
    screen.lists[1].contentOffset.y = offset - 20
    expect(screen.lists[1].contentOffset.y == offset && screen.header.frame == frame)
    screen.lists[1].contentOffset.y = offset - 20
    expectEqual(screen.lists[1].contentOffset.y, offset - 20, "only once: after that it is scrolling")
  }
}
