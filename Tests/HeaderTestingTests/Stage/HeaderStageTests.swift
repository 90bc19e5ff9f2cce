import FlexibleHeader
import Testing

@testable import HeaderTesting

@MainActor @Suite("HeaderStage") struct HeaderStageTests {
  /// A screen with a text field and a header that contains a button.
  private final class Screen: UIViewController, UIScrollViewDelegate {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()
    let button = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    var taps = 0
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = headerViewController.headerView
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize.height = 3000
      scrollView.delegate = self
      scrollView.addSubview(field)
      button.frame = CGRect(x: 20, y: 60, width: 80, height: 30)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      header.maximumHeight = 160
      header.trackingScrollView = scrollView
      addChild(headerViewController)
      view.addSubview(scrollView)
      view.addSubview(header)
      header.addSubview(button)
      headerViewController.didMove(toParent: self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.scrollViewDidScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("will begin dragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      events.append("did end dragging, decelerates: \(willDecelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("did end decelerating") }
  }

  /// Returns stages on the default device and on a window that is driven by offsets.
  private static func stages() -> [HeaderStage<Screen>] {
    [
      HeaderStage(.phoneNotch) { Screen() },
      HeaderStage(on: WindowDevice(.phoneNotch), .phoneNotch) { Screen() },
    ]
  }

  @Test("A drag moves the content by its distance, and the header collapses, on both kinds of device")
  func dragCollapsesHeader() {
    for stage in Self.stages() {
      stage.makeCurrent()
      let (header, scrollView) = (stage.root.headerViewController.headerView, stage.root.scrollView)
      expect(header.frame.height == 207 && scrollView.contentOffset.y == -207)
      stage.drag(from: CGPoint(x: 180, y: 700), to: CGPoint(x: 180, y: 640))
      // The first points of a movement don't scroll.
      expect((45...60).contains(scrollView.contentOffset.y + 207), "\(scrollView.contentOffset.y)")
      expectEqual(header.frame.height, -scrollView.contentOffset.y)
      expectEqual(stage.root.events, ["will begin dragging", "did end dragging, decelerates: false"])
      stage.drag(from: CGPoint(x: 180, y: 700), to: CGPoint(x: 180, y: 300))
      expectEqual(header.frame.height, 103)
    }
  }

  @Test("Content that is flung decelerates, and the delegate receives the events in order")
  func flingDecelerates() {
    for stage in Self.stages() {
      stage.makeCurrent()
      var offsets: [CGFloat] = []
      stage.fling(from: CGPoint(x: 180, y: 700), to: CGPoint(x: 180, y: 400)) {
        offsets.append(stage.root.scrollView.contentOffset.y)
      }
      expect((offsets.last ?? 0) > 300 && zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
      expectEqual(
        stage.root.events,
        [
          "will begin dragging", "did end dragging, decelerates: true", "did end decelerating",
        ])
    }
  }

  @Test("Content that is pulled beyond its top returns") func pulledContentReturns() {
    for stage in Self.stages() {
      stage.makeCurrent()
      var least: CGFloat = 0
      stage.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 600)) {
        least = min(least, stage.root.scrollView.contentOffset.y)
      }
      expectLess(least, -250, "pulled to \(least)")
      expectLess(abs(stage.root.scrollView.contentOffset.y + 207), 0.5)
    }
  }

  @Test("A tap triggers the control below it") func tapTriggersControl() {
    for stage in Self.stages() {
      stage.makeCurrent()
      stage.tap(stage.root.button)
      expectEqual(stage.root.taps, 1)
      stage.tap(CGPoint(x: 300, y: 150))
      expectEqual(stage.root.taps, 1)
    }
  }

  @Test("Typed text goes to the first responder") func typing() {
    for stage in Self.stages() {
      stage.makeCurrent()
      stage.root.field.text = ""
      stage.root.field.becomeFirstResponder()
      stage.type("abc")
      expectEqual(stage.root.field.text, "abc")
    }
  }

  @Test("A view fills the screen and its safe area is the device's") func viewFillsTheScreen() {
    let stage = HeaderStage(.phoneNotch) { UIView() }
    let view = stage.root.view.subviews[0]
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(view.safeAreaInsets.top == 47 && view.safeAreaInsets.bottom == 34)
  }

  @Test("A window that lacks a feature warns and leaves the screen as it is") func missingFeatures() {
    let stage = HeaderStage(on: WindowDevice(.phone47), .phone47) { UIViewController() }
    expectEmpty(stage.warnings)
    stage.rotate(to: .landscapeLeft)
    stage.isVoiceOverRunning = true
    expect(stage.warnings.count == 2 && stage.window.bounds.width == 375)
    #expect(throws: StageFeatureMissing(feature: .pictures)) { try stage.svg() }
  }

  @Test("Rotation, text size and pictures work where the stage has them")
  func featuresOfTheSimulatedDevice() throws {
    guard StageFeatures.available == .all else { return }
    let stage = HeaderStage(.phoneNotch) { Screen() }
    stage.rotate(to: .landscapeLeft)
    expect(stage.settle() && stage.orientation == .landscapeLeft && stage.window.bounds.width == 844)
    stage.textSize = .accessibilityLarge
    stage.userInterfaceStyle = .dark
    expectEqual(stage.root.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(stage.root.traitCollection.userInterfaceStyle, .dark)
    try expect(stage.svg(titled: "A stage").contains("<title>A stage</title>"))
  }
}
