import FlexibleHeader
import Testing

@testable import HeaderTesting

/// The stage that tests use on iOS.
@MainActor @Suite("A stage that is driven by offsets") struct WindowStageTests {
  /// A list with a carousel, a text field, and a switch.
  private final class Screen: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.contentSize = CGSize(width: list.bounds.width, height: 5000)
      list.alwaysBounceVertical = true
      list.delegate = self
      carousel.contentSize = CGSize(width: 1000, height: 100)
      carousel.scrollsToTop = false
      for view in [carousel, field, toggle] { list.addSubview(view) }
      view.addSubview(list)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drags") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("decelerated") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("at the top") }
  }

  private func stage() -> HeaderStage<Screen> {
    HeaderStage(on: WindowDevice(.phone47), .phone47) { Screen() }
  }

  @Test("Settling waits for an animated scroll and for an animation that changes no frame")
  func settlingWaitsForAnimations() {
    let stage = stage()
    stage.settle()
    stage.root.list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    expect(stage.settle())
    expectEqual(stage.root.list.contentOffset.y, 500)
    var hasCompleted = false
    UIView.animate(withDuration: 1) {
      stage.root.field.alpha = 0
    } completion: { _ in
      hasCompleted = true
    }
    expect(stage.settle() && hasCompleted)
  }

  @Test("Settling doesn't wait for an endless animation") func settlingIgnoresEndlessAnimations() {
    let stage = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { stage.root.field.alpha = 0 }
    expect(stage.settle())
  }

  @Test("A second finger stops content that decelerates, which the delegate learns when the finger lifts")
  func fingerCatchesContent() {
    let stage = stage()
    let first = stage.finger()
    first.down(at: CGPoint(x: 180, y: 600))
    for step in 1...6 {
      stage.step()
      first.move(to: CGPoint(x: 180, y: 600 - 40 * CGFloat(step)))
    }
    first.up()
    stage.advance(by: 0.1)
    let second = stage.finger()
    second.down(at: CGPoint(x: 180, y: 600))
    let offset = stage.root.list.contentOffset
    stage.advance(by: 0.5)
    expectEqual(stage.root.list.contentOffset, offset)
    expectEqual(stage.root.events, ["drags"])
    second.up()
    stage.settle()
    expectEqual(stage.root.list.contentOffset, offset)
    expectEqual(stage.root.events, ["drags", "decelerated"])
    expectEmpty(stage.warnings)
  }

  @Test("A drag moves the frontmost content that scrolls in its direction")
  func dragsHaveADirection() {
    let stage = stage()
    stage.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 50))
    // The finger drags from its first location that is more than 10 points away.
    let offset = stage.root.list.contentOffset
    expectEqual(offset, CGPoint(x: 0, y: 65))
    stage.drag(from: CGPoint(x: 180, y: 80), to: CGPoint(x: 80, y: 80))
    expectEqual(stage.root.carousel.contentOffset, CGPoint(x: 85, y: 0))
    expectEqual(stage.root.list.contentOffset, offset)
    // Bouncing vertically doesn't move the list horizontally.
    stage.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 80, y: 400)) {
      expectEqual(stage.root.list.contentOffset.x, 0)
    }
  }

  @Test("A swipe on a list turns the page around it") func swipesTurnPages() {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let stage = HeaderStage(on: WindowDevice(.phone47), .phone47) { () -> UIViewController in
      let (screen, root) = (Screen(), UIViewController())
      pages.contentSize.width = 3 * 375
      pages.isPagingEnabled = true
      screen.loadViewIfNeeded()
      pages.addSubview(screen.view)
      root.addChild(screen)
      root.view.addSubview(pages)
      return root
    }
    stage.fling(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 500))
    expectEqual(pages.contentOffset.x, 375)
  }

  @Test("The window has the appearance of the variant") func appearance() {
    let device = WindowDevice(.phone47)
    device.settings.userInterfaceStyle = .dark
    let stage = HeaderStage(on: device, .phone47) { Screen() }
    expectEqual(stage.root.traitCollection.userInterfaceStyle, .dark)
    stage.userInterfaceStyle = .light
    expectEqual(stage.root.traitCollection.userInterfaceStyle, .light)
  }

  @Test("A tap on the status bar scrolls content that allows it to the top, and its delegate is notified")
  func statusBar() {
    let stage = stage()
    let list = stage.root.list
    list.contentOffset.y = 800
    list.scrollsToTop = false
    stage.tapStatusBar()
    stage.settle()
    expectEqual(list.contentOffset.y, 800)
    list.scrollsToTop = true
    stage.tapStatusBar()
    stage.settle()
    expectEqual(list.contentOffset.y, -20)
    expectEqual(stage.root.events, ["at the top"])
  }

  @Test("Typing sends the field's events") func typingSendsEvents() {
    let stage = stage()
    var texts: [String?] = []
    let field = stage.root.field
    field.addAction(UIAction { [unowned field] _ in texts.append(field.text) }, for: .editingChanged)
    field.becomeFirstResponder()
    stage.type("abc")
    expectEqual(texts.last, "abc")
    field.resignFirstResponder()
  }

  @Test("Gestures that have no effect add to the warnings") func unsupportedGestures() {
    let stage = stage()
    stage.swipeBack(to: 200).up()
    expectEqual(stage.warnings.count, 1)
    stage.tap(stage.root.toggle)
    expectEqual(stage.warnings.count, 2)
    expect(stage.warnings.allSatisfy { $0.contains("lacks: .touches.") }, "\(stage.warnings)")
  }
}
