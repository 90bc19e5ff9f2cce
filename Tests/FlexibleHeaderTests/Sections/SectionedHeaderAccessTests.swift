import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

@MainActor @Suite("Sectioned headers with assistive technologies, rotation, refresh and touches")
struct SectionedHeaderAccessTests {
  @Test("While VoiceOver runs no section leaves and none stretches", .needs(.settings))
  func voiceOver() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.stretchingSection = screen.picture.view
    stage.drag(by: -500)
    expect(screen.search.isGone)
    stage.isVoiceOverRunning = true
    stage.settle()
    expect(screen.search.visibleHeight == 44 && screen.header.minimumHeight == 144)
    expectEqual(screen.search.view.superview?.isHidden, false)
    screen.scrollView.contentOffset.y = -screen.scrollView.adjustedContentInset.top
    stage.drag(by: 200) { expectEqual(screen.header.stretch, 0) }
    stage.isVoiceOverRunning = false
    stage.settle()
    expect(screen.header.minimumHeight == 100 && screen.fault() == nil)
  }

  @Test("Focus that moves into a section expands it", .needs(.settings))
  func focus() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let button = UIButton()
    screen.picture.view.addSubview(button)
    stage.drag(by: -500)
    expectEqual(screen.picture.visibleHeight, 60)
    screen.header.focusDidMove(to: button)
    stage.settle()
    expectEqual(screen.picture.visibleHeight, 200)
  }

  @Test("The actions Expand and Collapse are offered when they make a difference")
  func actions() {
    let stage = HeaderStage { SectionScreen() }
    let header = stage.root.header
    expectEqual(header.accessibilityCustomActions?.map(\.name), ["Collapse"])
    perform("Collapse", of: header)
    stage.settle()
    expectEqual(header.visibleHeight, 100)
    expectEqual(header.accessibilityCustomActions?.map(\.name), ["Expand"])
    header.expandActionName = "Open"
    perform("Open", of: header)
    stage.settle()
    expectEqual(header.visibleHeight, 284)
  }

  @Test("The header offers the same actions again when it comes back to a state")
  func actionsAreReused() {
    let stage = HeaderStage { SectionScreen() }
    let header = stage.root.header
    let collapse = header.accessibilityCustomActions?.first
    perform("Collapse", of: header)
    stage.settle()
    let expand = header.accessibilityCustomActions?.first
    perform("Expand", of: header)
    stage.settle()
    expect(collapse != nil && header.accessibilityCustomActions?.first === collapse)
    perform("Collapse", of: header)
    stage.settle()
    expect(expand !== collapse && header.accessibilityCustomActions?.first === expand)
  }

  private func perform(_ name: String, of header: UIView) {
    let action = header.accessibilityCustomActions?.first { $0.name == name }
    if let action { _ = action.actionHandler?(action) }
  }

  @Test("A section with the first responder stays expanded until it resigns", .needs(.touches))
  func firstResponder() {
    DeviceModel.phone47.makeCurrent()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.search.view.addSubview(field)
    field.becomeFirstResponder()
    stage.drag(by: -600)
    expect(screen.search.visibleHeight == 44 && screen.picture.visibleHeight == 60)
    field.resignFirstResponder()
    stage.settle()
    stage.drag(by: -100)
    expect(screen.search.isGone)
  }

  @Test("With Reduce Motion commands take effect at once", .needs(.settings))
  func reduceMotion() {
    let stage = HeaderStage { SectionScreen() }
    stage.isReduceMotionEnabled = true
    stage.root.header.collapse()
    expect(stage.root.header.visibleHeight == 100 && !stage.root.header.isAnimating)
  }

  // MARK: - Rotation

  @Test(
    "Content that touched the header touches it in each orientation", .needs(.rotation),
    arguments: DeviceModel.all)
  func rotation(device: DeviceModel) {
    for kind in ListKind.plainAndTable {
      for collapses in [false, true] {
        let stage = HeaderStage(device) { SectionScreen(kind) }
        let screen = stage.root
        if collapses { screen.header.collapse(animated: false) }
        for turn in RotationTurns.all {
          stage.rotate(to: turn)
          expect(stage.settle())
          let frame = screen.header.frame
          expectLess(abs(screen.contentTop - frame.maxY), 0.51, "\(kind), \(collapses), \(turn.rawValue)")
          expect(frame.width == stage.window.bounds.width && screen.fault() == nil)
          let inset = screen.scrollView.contentInset.top
          expectEqual(inset, screen.header.maximumHeight)
        }
        expectEqual(screen.header.visibleHeight, collapses ? 100 : 284)
      }
    }
  }

  private enum RotationTurns {
    static let all: [UIInterfaceOrientation] = [.landscapeLeft, .portrait, .landscapeRight, .portrait]
  }

  @Test("In low windows an expanded header leaves 44 points free", .needs(.rotation))
  func lowWindow() {
    let stage = HeaderStage { SectionScreen() }
    stage.root.picture.maximumHeight = 400
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    let free = stage.window.bounds.height - stage.root.header.frame.maxY
    expectLess(abs(free - 44), 0.51)
    stage.rotate(to: .portrait)
    stage.settle()
    expectEqual(stage.root.header.visibleHeight, 484)
  }

  @Test("The free points are above a bottom bar", .needs(.rotation), arguments: DeviceModel.all)
  func lowWindowAboveBar(device: DeviceModel) {
    let stage = HeaderStage(device) { SectionScreen() }
    let (header, bar) = (stage.root.header, UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50)))
    stage.root.picture.maximumHeight = 5000
    header.followers.addBottomBar(bar)
    for height in [50, 80] as [CGFloat] {
      bar.heightAnchor.constraint(equalToConstant: height).isActive = height == 80
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        stage.rotate(to: orientation)
        stage.settle()
        let edge = bar.convert(CGPoint.zero, to: nil).y
        expectEqual(edge, stage.window.bounds.height - stage.window.safeAreaInsets.bottom - height)
        expectLess(abs(edge - header.frame.maxY - 44), 0.51)
      }
    }
  }

  @Test(
    "The free points are below the header, whatever the safe area above it", .needs(.rotation),
    arguments: DeviceModel.all, [false, true])
  func lowWindowBelowBars(device: DeviceModel, hasBar: Bool) throws {
    let screen = { SectionScreen() }
    let stage = HeaderStage(device) { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: screen())
      navigation.setNavigationBarHidden(!hasBar, animated: false)
      return navigation
    }
    let root = try #require(stage.root.topViewController as? SectionScreen)
    root.picture.maximumHeight = 5000
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      stage.rotate(to: orientation)
      stage.settle()
      let bottom = stage.window.bounds.height - stage.window.safeAreaInsets.bottom
      expectLess(abs(bottom - root.header.frame.maxY - 44), 0.51)
      expectEqual(root.header.maximumHeight, root.scrollView.contentInset.top)
      expect(root.search.visibleHeight == 44 && root.tabs.visibleHeight == 40 && root.fault() == nil)
    }
  }

  @Test("With Reduce Motion sections go to their stops without animation", .needs([.settings, .touches]))
  func stopsWithReduceMotion() {
    let stage = HeaderStage { SectionScreen() }
    stage.isReduceMotionEnabled = true
    stage.drag(by: -30)
    expect(!stage.root.header.isAnimating && [0, 44].contains(stage.root.search.visibleHeight))
    expectNil(stage.root.fault())
  }

  // MARK: - Refresh

  @Test("While it refreshes the header has its full height, without stretch", .needs(.touches))
  func refresh() {
    DeviceModel.phone47.makeCurrent()
    for stretches in [false, true] {
      let control = UIRefreshControl()
      let stage = HeaderStage { () -> SectionScreen in
        let screen = SectionScreen(.table)
        screen.scrollView.refreshControl = control
        return screen
      }
      let screen = stage.root
      if stretches { screen.header.stretchingSection = screen.picture.view }
      let inset = screen.scrollView.contentInset
      stage.drag(from: CGPoint(x: 180, y: 350), by: 316, lasting: 0.5)
      expect(control.isRefreshing)
      expect(screen.header.visibleHeight == 284 && screen.header.stretch == 0)
      expect(screen.contentTop == 304 + 60 && screen.scrollView.contentInset == inset)
      let place = control.convert(CGPoint.zero, to: screen.view).y
      expectAtLeast(place, screen.header.frame.maxY - 0.51, "the control lies below the header")
      control.endRefreshing()
      stage.settle()
      expect(screen.contentTop == 304 && screen.header.stretch == 0 && control.bounds.origin == .zero)
    }
  }

  // MARK: - Touches

  @Test("A drag that begins on the header scrolls, and a tap selects no row behind it", .needs(.touches))
  func touches() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    screen.scrollView.contentOffset.y = 500
    stage.settle()
    for y in stride(from: 2.0, through: 300, by: 30) { stage.tap(CGPoint(x: 120, y: y)) }
    expectEmpty(screen.selectedRows)
    let offset = screen.scrollView.contentOffset.y
    stage.drag(from: CGPoint(x: 120, y: 200), by: -80)
    expect(screen.scrollView.contentOffset.y > offset + 40 && screen.selectedRows.isEmpty)
    stage.tap(CGPoint(x: 120, y: 500))
    expectEqual(screen.selectedRows.count, 1)
  }

  @Test("The list's own recognizers don't act on rows behind the header", .needs(.touches))
  func longPress() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    let recognizer = UILongPressGestureRecognizer()
    screen.scrollView.addGestureRecognizer(recognizer)
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 120, y: 150))
    stage.advance(by: 1)
    expect(recognizer.state != .began && recognizer.state != .changed)
    finger.up()
    stage.settle()
    finger.down(at: CGPoint(x: 120, y: 500))
    stage.advance(by: 1)
    expect(recognizer.state == .began || recognizer.state == .changed)
    finger.up()
  }

  @Test("Controls and views that recognize gestures keep their touches", .needs(.touches))
  func controls() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    var taps = 0
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.picture.view.addSubview(button)
    stage.tap(button)
    expect(taps == 1 && screen.selectedRows.isEmpty)
    let point = CGPoint(x: 300, y: screen.header.frame.maxY - 20)
    expectEqual(screen.header.hitTest(point, with: nil)?.isDescendant(of: screen.scrollView), true)
    screen.tabs.keepsTouches = true
    expectEqual(screen.header.hitTest(point, with: nil)?.isDescendant(of: screen.header), true)
    screen.tabs.keepsTouches = false
    screen.tabs.view.addGestureRecognizer(UIPanGestureRecognizer())
    expectSame(screen.header.hitTest(point, with: nil), screen.tabs.view)
    let picture = CGPoint(x: 300, y: screen.picture.view.bounds.midY)
    expectEqual(screen.header.hitTest(picture, with: nil)?.isDescendant(of: screen.scrollView), true)
    screen.header.addGestureRecognizer(UITapGestureRecognizer())
    expectEqual(screen.header.hitTest(picture, with: nil)?.isDescendant(of: screen.header), true)
  }

  @Test("A drag that begins on a button scrolls as in a row, and a tap acts", .needs(.touches))
  func buttonDrags() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    var events: [String] = []
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 300, height: 60))
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    screen.picture.view.addSubview(button)
    let start = button.convert(CGPoint(x: 150, y: 30), to: stage.window)
    let top = screen.scrollView.contentOffset.y
    stage.drag(from: start, by: -40)
    expectGreater(screen.scrollView.contentOffset.y, top + 20, "a quick drag")
    expectEmpty(events)
    stage.drag(from: CGPoint(x: 120, y: 500), by: 200)
    expectEqual(screen.scrollView.contentOffset.y, top)
    let finger = stage.finger()
    finger.down(at: start)
    stage.advance(by: 0.5)
    expect(button.isHighlighted)
    for step in 1...20 {
      finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 2))
      stage.step()
    }
    expect(!button.isHighlighted && events == ["cancel"], "\(events)")
    expectGreater(screen.scrollView.contentOffset.y, top + 20, "a drag after a rest")
    finger.up()
    stage.settle()
    stage.drag(from: CGPoint(x: 120, y: 500), by: 200)
    stage.tap(start)
    stage.settle()
    expect(events == ["cancel", "tap"] && screen.selectedRows.isEmpty, "\(events)")
  }

  /// A control that notes its events.
  private final class Pill: UIControl {
    var log: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "tap"),
        (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in events { addAction(UIAction { [unowned self] _ in log.append(name) }, for: event) }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A button that follows its touch.
  private final class Spring: UIButton {
    var moves = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesMoved(touches, with: event)
      moves += 1
    }
  }

  /// A control that handles touches itself.
  private final class Knob: UIControl {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  @Test("A control of a section sends its events as it does elsewhere", .needs(.touches))
  func trackingControls() {
    let stage = HeaderStage { SectionScreen(.table) }
    let pill = Pill(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    stage.root.picture.view.addSubview(pill)
    let start = pill.convert(CGPoint(x: 100, y: 20), to: stage.window)
    stage.tap(start)
    expectEqual(pill.log, ["down", "tap"])
    pill.log = []
    let finger = stage.finger()
    finger.down(at: start)
    stage.advance(by: 0.5)
    expect(pill.isHighlighted)
    for x in [300.0, 100, 300] {
      finger.move(to: CGPoint(x: start.x + x, y: start.y))
      stage.step()
    }
    finger.up()
    stage.settle()
    expectEqual(pill.log, ["down", "exit", "enter", "exit", "outside"])
    expect(!pill.isHighlighted)
    pill.log = []
    pill.isEnabled = false
    stage.tap(start)
    expectEmpty(pill.log)
  }

  @Test("A second finger on the neighbor of a button doesn't take its tap", .needs(.touches))
  func twoFingers() {
    let stage = HeaderStage { SectionScreen(.table) }
    let pills = [10.0, 105].map { Pill(frame: CGRect(x: $0, y: 10, width: 90, height: 40)) }
    for pill in pills { stage.root.picture.view.addSubview(pill) }
    let fingers = pills.map { _ in stage.finger() }
    for (finger, pill) in zip(fingers, pills) {
      finger.down(at: pill.convert(CGPoint(x: 45, y: 20), to: stage.window))
    }
    stage.advance(by: 0.5)
    expectEqual(pills.map(\.isHighlighted), [true, false])
    for finger in fingers { finger.up() }
    stage.settle()
    expectEqual(pills.map(\.log), [["down", "tap"], []])
  }

  @Test("A touch on a button that leaves the window is canceled", .needs(.touches))
  func removedButtons() {
    let stage = HeaderStage { SectionScreen(.table) }
    let pill = Pill(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    pill.addAction(UIAction { [unowned pill] _ in pill.removeFromSuperview() }, for: .touchDown)
    stage.root.picture.view.addSubview(pill)
    stage.tap(pill.convert(CGPoint(x: 100, y: 20), to: stage.window))
    stage.settle()
    expectEqual(pill.log, ["down", "cancel"])
    expect(!pill.isHighlighted)
  }

  @Test("A button in a header performs its primary action, and may remove itself then", .needs(.touches))
  func primaryActions() {
    let stage = HeaderStage { SectionScreen(.table) }
    var taps = 0
    let action = UIAction {
      taps += 1
      ($0.sender as? UIView)?.removeFromSuperview()
    }
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 40), primaryAction: action)
    stage.root.picture.view.addSubview(button)
    let place = button.convert(CGPoint(x: 100, y: 20), to: stage.window)
    stage.tap(place)
    expect(taps == 1 && !button.isHighlighted && button.superview == nil)
    stage.tap(place)
    expectEqual(taps, 1)
  }

  @Test("An action of a button may uninstall the header under the finger", .needs(.touches))
  func uninstallingActions() {
    for event in [UIControl.Event.touchDown, .touchDragExit] {
      let stage = HeaderStage { SectionScreen(.table) }
      let header = stage.root.header
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
      button.addAction(UIAction { [unowned header] _ in header.uninstall() }, for: event)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      stage.root.picture.view.addSubview(button)
      let finger = stage.finger()
      let start = button.convert(CGPoint(x: 100, y: 20), to: stage.window)
      finger.down(at: start)
      stage.advance(by: 0.5)
      finger.move(to: CGPoint(x: start.x + 300, y: start.y))
      stage.step()
      finger.up()
      stage.settle()
      expect(header.superview == nil && !button.isHighlighted)
    }
  }

  @Test("A control that handles touches itself receives them", .needs(.touches))
  func ownTouches() {
    let stage = HeaderStage { SectionScreen(.table) }
    let knob = Knob(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    knob.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.root.picture.view.addSubview(knob)
    stage.tap(knob.convert(CGPoint(x: 100, y: 20), to: stage.window))
    expectEqual(knob.touches, 1)
    knob.removeFromSuperview()
    let spring = Spring(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    spring.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.root.picture.view.addSubview(spring)
    let place = spring.convert(CGPoint(x: 100, y: 20), to: stage.window)
    let finger = stage.finger()
    finger.down(at: place)
    stage.advance(by: 0.5)
    finger.move(to: CGPoint(x: place.x + 3, y: place.y))
    stage.step()
    finger.up()
    stage.settle()
    expectEqual(spring.moves, 1)
  }

  @Test("Sliders, switches, and sections that keep touches keep drags", .needs(.touches))
  func otherControlDrags() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    slider.addAction(UIAction { _ in }, for: .touchUpInside)
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 300, height: 40))
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    for control in [slider, button] { screen.picture.view.addSubview(control) }
    screen.picture.keepsTouches = true
    let top = screen.scrollView.contentOffset.y
    for control in [slider, button] {
      let start = control.convert(CGPoint(x: 150, y: 20), to: stage.window)
      expect(screen.header.hitTest(start, with: nil)?.isDescendant(of: control) == true)
      stage.drag(from: start, by: -40)
      expectEqual(screen.scrollView.contentOffset.y, top)
    }
    screen.picture.keepsTouches = false
    stage.isVoiceOverRunning = true
    stage.drag(from: button.convert(CGPoint(x: 150, y: 20), to: stage.window), by: -40)
    expectEqual(screen.scrollView.contentOffset.y, top, "VoiceOver finds the button")
    let start = slider.convert(CGPoint(x: 150, y: 20), to: stage.window)
    expect(screen.header.hitTest(start, with: nil)?.isDescendant(of: slider) == true)
  }
}
