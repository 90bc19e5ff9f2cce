#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  /// VoiceOver and the focus of the keyboard scroll without a finger. UIKit tells the delegate of drags nevertheless.
  @MainActor @Suite("Content that is scrolled without a finger stays where it was scrolled to")
  struct AssistedScrollTests {
    private func show(_ kind: HeaderKind, isAssisted: Bool) -> (HeaderStage<RowsScreen>, ScrollHeaderView) {
      let header = kind.make()
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      stage.isVoiceOverRunning = isAssisted
      stage.settle()
      return (stage, header)
    }

    @Test("VoiceOver scrolls to each element in turn", arguments: HeaderKind.atTheTop)
    func voiceOver(kind: HeaderKind) {
      let (stage, _) = show(kind, isAssisted: true)
      let list = stage.root.list
      for distance in [20, 35, 30, -25, 15, 200, -60] as [CGFloat] {
        let target = CGPoint(x: 0, y: list.contentOffset.y + distance)
        HostSimulator.current.scrollForAccessibility(list, to: target)
        stage.settle()
        expectLess(abs(list.contentOffset.y - target.y), 0.51, "after \(distance)")
      }
    }

    @Test("The focus of the keyboard moves to each element in turn", arguments: HeaderKind.atTheTop)
    func focus(kind: HeaderKind) {
      let (stage, _) = show(kind, isAssisted: false)
      let list = stage.root.list
      for distance in [20, 35, 30, -25, 15, 200, -60] as [CGFloat] {
        let target = CGPoint(x: 0, y: list.contentOffset.y + distance)
        HostSimulator.current.scrollForFocus(list, to: target)
        stage.settle()
        expectLess(abs(list.contentOffset.y - target.y), 0.51, "after \(distance)")
      }
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
