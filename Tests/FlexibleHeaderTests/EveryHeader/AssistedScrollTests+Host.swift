#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  /// VoiceOver and the focus of the keyboard scroll without a finger, but with delegate calls or flags of a drag.
  @MainActor
  @Suite(
    "Content stays where VoiceOver or the focus of the keyboard scrolled it", .needs([.touches, .settings]))
  struct AssistedScrollTests {
    private func show(_ kind: HeaderKind, isAssisted: Bool) -> (HeaderStage<RowsScreen>, ScrollHeaderView) {
      let stage = HeaderStage(.phoneNotch) { RowsScreen() }
      let header = kind.make()
      header.snaps = true
      header.install(in: stage.root.list)
      stage.isVoiceOverRunning = isAssisted
      stage.settle()
      return (stage, header)
    }

    @Test(
      "VoiceOver, or the focus of the keyboard, moves to one element after the other",
      arguments: HeaderKind.atTheTop, [true, false])
    func elements(kind: HeaderKind, isVoiceOver: Bool) {
      let (stage, _) = show(kind, isAssisted: isVoiceOver)
      let (list, simulator) = (stage.root.list, HostSimulator.current)
      for distance in [20, 35, 30, -25, 15, 200, -60] as [CGFloat] {
        let target = CGPoint(x: 0, y: list.contentOffset.y + distance)
        if isVoiceOver {
          simulator.scrollForAccessibility(list, to: target)
        } else {
          simulator.scrollForFocus(list, to: target)
        }
        stage.settle()
        expectLess(abs(list.contentOffset.y - target.y), 0.51, "after \(distance)")
      }
    }

    @Test("Headers stay on the screen if Switch Control ran before", arguments: HeaderKind.inFront)
    func switchControl(kind: HeaderKind) {
      let stage = HeaderStage(.phoneNotch) { RowsScreen() }
      HostSimulator.current.isSwitchControlRunning = true
      let header = kind.make()
      header.install(in: stage.root.list)
      stage.settle()
      stage.drag(by: -700)
      stage.settle()
      expectAtLeast(stage.bottom(of: header), 59.5)
      stage.drag(by: 40)
      expectAtLeast(stage.bottom(of: header), 59.5)
    }

    @Test(
      "No command collapses a bar that VoiceOver keeps expanded", arguments: HeaderKind.bars, [true, false])
    func command(kind: HeaderKind, isAnimated: Bool) {
      let (stage, header) = show(kind, isAssisted: true)
      (header as? FlexibleHeightBar)?.minimumHeight = 0
      stage.root.list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      stage.settle()
      let bottom = stage.bottom(of: header)
      header.setCollapsed(true, animated: isAnimated)
      stage.settle()
      expectEqual(header.headerProgress.collapse, 0)
      expectEqual(stage.bottom(of: header), bottom)
      expectEqual(stage.root.list.contentOffset.y, 300)
    }

    @Test("VoiceOver expands a header whose inset follows it", arguments: HeaderKind.atTheTop)
    func followingInset(kind: HeaderKind) {
      let (stage, header) = show(kind, isAssisted: false)
      let expanded = stage.bottom(of: header)
      header.setInsetFollowsVisibleHeight(true)
      stage.drag(by: -300)
      stage.settle()
      stage.isVoiceOverRunning = true
      stage.settle()
      for _ in 0..<4 {
        HostSimulator.current.performAccessibilityScroll(.up, on: stage.root.list)
        stage.settle()
      }
      expectEqual(stage.bottom(of: header), expanded)
      expectEqual(stage.root.list.contentOffset.y, -stage.root.list.adjustedContentInset.top)
    }
  }
#endif
