#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  @MainActor @Suite("Buttons of headers and the buttons of a mouse") struct MouseButtonTests {
    /// A touch at a point of a view.
    private final class TouchAt: UITouch {
      private let point: CGPoint
      private let origin: UIView

      init(_ point: CGPoint, in view: UIView) {
        (self.point, origin) = (point, view)
        super.init()
      }

      override func location(in view: UIView?) -> CGPoint { origin.convert(point, to: view) }
    }

    /// An event of the secondary button of a mouse.
    private final class SecondaryClick: UIEvent {
      override var buttonMask: UIEvent.ButtonMask { .secondary }
    }

    @Test("The secondary button of a mouse doesn't tap a tab")
    func secondaryClickOnTab() throws {
      let tabBar = HeaderTabBar(titles: ["Posts", "Media"])
      let stage = HeaderStage { UIViewController() }
      stage.root.view.addSubview(tabBar)
      let tabs = tabBar.subviews[0].subviews.filter { $0.isAccessibilityElement }
      expectEqual(tabs.count, 2)
      for (tab, event) in zip(tabs, [SecondaryClick(), UIEvent()]) {
        let recognizer = try #require(tab.gestureRecognizers?.first)
        recognizer.touchesBegan([TouchAt(CGPoint(x: 5, y: 5), in: tab)], with: event)
        expectEqual(recognizer.state, event is SecondaryClick ? .failed : .possible)
      }
    }

    @Test("The secondary button of a mouse doesn't press a button")
    func secondaryClick() throws {
      let stage = HeaderStage { SectionScreen(.table) }
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchDown)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      stage.root.picture.view.addSubview(button)
      let start = button.convert(CGPoint(x: 100, y: 20), to: stage.root.header)
      for (event, count) in [(SecondaryClick(), 0), (UIEvent(), 1)] as [(UIEvent, Int)] {
        let view = try #require(stage.root.header.hitTest(start, with: event))
        view.touchesBegan([TouchAt(start, in: stage.root.header)], with: event)
        expectEqual(presses, count)
      }
    }
  }
#endif
