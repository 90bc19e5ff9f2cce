#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import Testing

  @MainActor @Suite("Recordings of strokes on a stage", .enabled(if: StageFeatures.available == .all))
  struct StageRecordingTests {
    private func makeStage() -> HeaderStage<UIViewController> {
      HeaderStage {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        return scrollView
      }
    }

    private func stroke(_ name: String) throws -> Stroke {
      try Stroke(contentsOf: Fixtures.url("Gestures/\(name).json"))
    }

    private func offset(_ stage: HeaderStage<UIViewController>) -> CGFloat {
      (stage.root.view.subviews.first as? UIScrollView)?.contentOffset.y ?? 0
    }

    @Test("Content follows the finger and comes to rest, and a second stroke begins where the first ended")
    func contentFollows() throws {
      let stage = makeStage()
      var offsets: [CGFloat] = []
      expect(stage.play(try stroke("flick-up-1")) { offsets.append(offset(stage)) })
      expectGreater(offsets.count, 30)
      expectGreater(offset(stage), 200)
      let once = offset(stage)
      stage.play(try stroke("flick-up-1"))
      expectGreater(offset(stage), once)
    }

    @Test("A screen that never rests is given up") func restlessScreen() throws {
      let stage = makeStage()
      let link = FrameLink { _, _ in }
      defer { link.invalidate() }
      expect(!stage.play(try stroke("flick-up-1")))
    }

    @Test("A recording has the state and the picture of every frame, a sixtieth of a second apart")
    func recording() throws {
      let stage = makeStage()
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      stage.window.addSubview(header)
      let frames = try #require(stage.record(header, during: stroke("flick-up-2")))
      expectGreater(frames.count, 30)
      expect(frames.allSatisfy { $0.picture != nil })
      for (index, frame) in frames.enumerated() {
        expectLess(abs(frame.state.time - Double(index) / 60), 1e-9)
      }
    }
  }
#endif
