import FlexibleHeader
import HeaderTesting
import Testing

/// What code can do with a header without knowing its kind.
@MainActor @Suite("One vocabulary for all headers") struct VocabularyTests {
  /// Uses everything that all headers have in common.
  private func show(
    _ header: ScrollHeaderView, above list: UIScrollView, fading title: UIView, hiding toolbar: UIView,
    _ reports: @escaping () -> Void
  ) {
    header.snaps = true
    header.progressDidChange = { progress in
      expect(progress.visibleHeight >= 0 && (0...1).contains(progress.exit))
      reports()
    }
    header.effects.add(.fade(to: 0.5), to: title, over: .header)
    header.effects.keyframes(over: .header).add(.rotation(0), for: title, at: 0)
    header.followers.add(toolbar, edge: .bottom)
    header.install(in: list)
    header.setCollapsed(false, animated: false)
    header.fitContent()
  }

  @Test(
    "Code for any header works with each of them", arguments: HeaderKind.allCases, ListKind.allCases
  )
  func anyHeader(kind: HeaderKind, list: ListKind) {
    let screen = EdgeScreen(kind: list)
    let header = kind.make()
    let (title, toolbar) = (UILabel(), UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 50)))
    for view in [title, toolbar] { screen.controller.view.addSubview(view) }
    var reports = 0
    show(header, above: screen.scrollView, fading: title, hiding: toolbar) { reports += 1 }
    screen.show()
    expectSame(header.scrollView, screen.scrollView)
    expect(header.headerProgress.isSettled)
    let scrollView = screen.scrollView
    let length = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    let end = length - scrollView.bounds.height
    let top = scrollView.contentOffset.y
    var opacities: Set<CGFloat> = []
    for y in [top + 50, top + 100, end - 10, end, top] {
      screen.scroll(to: y)
      opacities.insert(title.alpha)
    }
    // A Safari bar moves only with a finger.
    expect(kind == .safariBar || opacities.count > 1 && reports > 1)
    expectEqual(header.headerProgress.collapse, 0)
    header.uninstall()
    expectNil(header.scrollView)
    expectEqual(scrollView.contentInset, .zero)
    expectEqual(scrollView.verticalScrollIndicatorInsets, .zero)
  }

  @Test("A header with one height ignores commands to collapse")
  func commandsOfFooter() {
    let screen = EdgeScreen(kind: .table)
    let footer = HeaderKind.footer.make()
    footer.install(in: screen.scrollView)
    screen.show()
    let offset = screen.scrollView.contentOffset
    footer.setCollapsed(true, animated: false)
    expectEqual(screen.scrollView.contentOffset, offset)
  }

  @Test(
    "A command to collapse leaves short content in its place", arguments: HeaderKind.bars, [0, 3])
  func collapsingOverShortContent(kind: HeaderKind, rowCount: Int) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen(rowCount: rowCount) { bar.install(in: $0.list) } }
    stage.settle()
    for isAnimated in [true, false] {
      bar.setCollapsed(true, animated: isAnimated)
      stage.settle()
      expectLess(abs(stage.root.distance), 0.5)
      expectEqual(bar.frame.maxY, 207)
    }
  }

  @Test("A command to collapse moves no content beyond its end", arguments: HeaderKind.atTheTop)
  func collapsingAtTheEnd(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    stage.settle()
    list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    stage.settle()
    header.setCollapsed(false, animated: true)
    stage.settle()
    header.setCollapsed(true, animated: true)
    stage.settle()
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    expectAtMost(list.contentOffset.y, end + 0.5)
  }

  @Test("Sections snap if the header does")
  func sectionsSnap() {
    let header = SectionedHeaderView(frame: .zero)
    header.sections = [HeaderSection(UIView(), maximumHeight: 100, minimumHeight: 40)]
    header.snaps = true
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.drag(by: -40)
    stage.settle()
    expect([40, 100].contains(header.headerProgress.visibleHeight))
  }
}
