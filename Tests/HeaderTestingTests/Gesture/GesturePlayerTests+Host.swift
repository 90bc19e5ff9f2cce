#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import Testing

  /// A window with a scroll view. Each test creates one, because a suite's properties can be released on any
  /// thread.
  @MainActor private final class Screen {
    let window: UIWindow
    let scrollView: UIScrollView

    init() {
      let simulator = HostSimulator(device: .phone47)
      simulator.makeCurrent()
      window = UIWindow(windowScene: simulator.scene)
      window.isHidden = false
      scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      scrollView.contentInsetAdjustmentBehavior = .never
      window.addSubview(scrollView)
      simulator.runUntilIdle()
    }
  }

  @MainActor struct GesturePlayerTests {
    private func stroke(_ name: String) throws -> Stroke {
      try Stroke(contentsOf: Fixtures.url("Gestures/\(name).json"))
    }

    @Test func contentFollowsTheFingerAndComesToRest() throws {
      let screen = Screen()
      var offsets: [CGFloat] = []
      let rests = GesturePlayer(try stroke("flick-up-1"), in: screen.window).play { _ in
        offsets.append(screen.scrollView.contentOffset.y)
      }
      expect(rests)
      expectEqual(offsets.first, 0)
      expectGreater(offsets.count, 30)
      expectGreater(screen.scrollView.contentOffset.y, 200)
      expect(!screen.scrollView.isTracking && !screen.scrollView.isDecelerating)
    }

    @Test func framesAreASixtiethApartAndBeginAtTouchDown() throws {
      let screen = Screen()
      var times: [Double] = []
      GesturePlayer(try stroke("long-wander"), in: screen.window).play { times.append($0) }
      for (frame, time) in times.enumerated() { expectLess(abs(time - Double(frame) / 60), 1e-9) }
    }

    @Test func secondStrokeBeginsWhereTheFirstEnded() throws {
      let screen = Screen()
      let up = try stroke("flick-up-1")
      GesturePlayer(up, in: screen.window).play()
      let once = screen.scrollView.contentOffset.y
      GesturePlayer(up, in: screen.window).play()
      expectGreater(screen.scrollView.contentOffset.y, once)
    }

    @Test func screenThatNeverRestsIsGivenUp() throws {
      let screen = Screen()
      let link = FrameLink { _, _ in }
      defer { link.invalidate() }
      expect(!GesturePlayer(try stroke("flick-up-1"), in: screen.window).play(limit: 1))
    }

    @Test func recordingHasStateAndPictureOfEveryFrame() throws {
      let screen = Screen()
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      screen.window.addSubview(header)
      let frames = try #require(GesturePlayer(try stroke("flick-up-2"), in: screen.window).record(header))
      expectGreater(frames.count, 30)
      expect(frames.allSatisfy { $0.picture != nil })
      expectEqual(frames.map(\.state.time), frames.map(\.state.time).sorted())
    }
  }
#endif
