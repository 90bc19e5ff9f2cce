import FlexibleHeader
import HeaderTesting
import Testing

/// Set-ups that can't work are reported at the first layout in a window.
@MainActor @Suite("Set-ups that can't work") struct SetUpCheckTests {
  /// The actions that are reported while a screen appears.
  private func reports(_ setUp: @escaping (MeetingScreen) -> Void) -> [String] {
    misuses {
      let stage = HeaderStage(.phoneNotch) { MeetingScreen(setUp) }
      stage.settle()
      stage.root.view.setNeedsLayout()
      stage.settle()
    }.map(\.action)
  }

  @Test(
    "A header that was added but not installed is reported once",
    arguments: [HeaderKind.sections, .stretchy, .footer])
  func notInstalled(kind: HeaderKind) {
    let found = reports { screen in
      let header = kind.make()
      header.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      screen.view.addSubview(header)
    }
    expectEqual(found, ["A header was added to a view, but it has no scroll view."])
  }

  @Test("An installed header is not reported", arguments: HeaderKind.allCases)
  func installed(kind: HeaderKind) {
    expectEqual(reports { kind.make().install(in: $0.table) }, [])
  }

  @Test(
    "Two headers in front of one scroll view are reported, a footer and a stretchy header below one are not",
    arguments: HeaderKind.pairs)
  func pairs(kinds: [HeaderKind]) {
    let found = reports { screen in for kind in kinds { kind.make().install(in: screen.table) } }
    let inFront = kinds.filter { [.flexible, .sections, .bar].contains($0) }
    expectEqual(found.isEmpty, inFront.count < 2)
    expect(found.allSatisfy { $0 == "Two headers were installed in front of the same scroll view." })
  }

  @Test("An effect over a section of another header is reported")
  func unknownSection() {
    let found = reports { screen in
      let header = HeaderKind.sections.make()
      header.effects.add(.fade(), to: UILabel(), over: .collapse(of: "picture"))
      header.install(in: screen.table)
    }
    expectEqual(found, ["An effect or a keyframe follows a section that isn't in the header."])
  }

  @Test("A title that is handed over without a title view is reported")
  func titleWithoutView() {
    let found = reports { screen in
      let header = StretchyHeaderView(maximumHeight: 160, minimumHeight: 60)
      header.handOverTitle(to: screen.navigationItem)
      header.install(in: screen.table)
    }
    expectEqual(found, ["handOverTitle(to:title:) was called without a titleView."])
  }

  @Test("A header without a height is reported", arguments: [HeaderKind.stretchy, .footer])
  func noHeight(kind: HeaderKind) {
    let found = reports { screen in
      let header: ScrollHeaderView =
        kind == .footer ? RevealingFooterView(frame: .zero) : StretchyHeaderView(frame: .zero)
      header.install(in: screen.table)
    }
    expectEqual(found, ["A header has no height."])
  }

  @Test("A section without a height is reported, one that is empty for now is not")
  func sectionWithoutHeight() {
    for (view, isReported) in [(UIView(), true), (UIStackView(arrangedSubviews: [UIView()]), false)] {
      let found = reports { screen in
        let header = SectionedHeaderView()
        header.sections = [HeaderSection(UIView(), maximumHeight: 44), HeaderSection(view)]
        header.install(in: screen.table)
      }
      expectEqual(found, isReported ? ["A section of a header has no height."] : [])
    }
  }

  @Test("A page without a scroll view is reported, unless it says so")
  func pageWithoutScrollView() {
    final class Empty: UIViewController, HeaderPage {
      var headerScrollView: UIScrollView? { nil }
    }
    for (page, isReported) in [(UIViewController(), true), (Empty(), false)] {
      let found = misuses {
        let stage = HeaderStage(.phoneNotch) {
          HeaderPagesViewController(header: FlexibleHeaderView(), pages: [MeetingScreen { _ in }, page])
        }
        stage.settle()
        stage.root.select(1, animated: false)
        stage.settle()
      }.map(\.action)
      expectEqual(found, isReported ? ["A page has no scroll view."] : [])
    }
  }
}
