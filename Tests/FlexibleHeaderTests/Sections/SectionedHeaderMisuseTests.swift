import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Sectioned headers with unusual input")
struct SectionedHeaderMisuseTests {
  @Test(
    "Heights that fit no screen leave finite frames",
    arguments: [
      CGFloat(0), 0.001, 5000, 1_000_000, 1_000_001, .greatestFiniteMagnitude, -1, -.infinity, .nan,
    ])
  func heights(height: CGFloat) {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.picture.maximumHeight = height
    expectNil(screen.fault())
    screen.search.maximumHeight = height
    screen.picture.minimumHeight = height
    stage.drag(by: -300)
    stage.drag(by: 150)
    expectNil(screen.fault())
    screen.header.collapse(animated: false)
    screen.header.expand()
    stage.settle()
    expectNil(screen.fault())
    screen.headerViewController.uninstall()
    expectEqual(screen.scrollView.contentInset, .zero)
  }

  @Test("A stretching section that leaves the header stretches no more", .needs(.touches))
  func removedStretchingSection() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.stretchingSection = screen.picture.view
    screen.header.sections = [screen.search, screen.tabs]
    stage.drag(by: 150) { expectEqual(screen.header.stretch, 0) }
    expectNil(screen.fault())
    do {
      let banner = HeaderSection(UIView(), maximumHeight: 80)
      screen.header.sections.append(banner)
      screen.header.stretchingSection = banner.view
      screen.header.sections.removeLast()
    }
    expectNil(screen.header.stretchingSection)
    stage.drag(by: 150)
    expect(screen.header.visibleHeight == 84 && screen.fault() == nil)
  }

  @Test("Commands and keyframes for a section of another header have no effect")
  func foreignSection() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let foreign = HeaderSection(UIView(), maximumHeight: 70, minimumHeight: 10)
    let label = UIView()
    screen.header.effects.add(.fade(), to: label, over: .collapse(of: foreign))
    screen.header.collapse(section: foreign, animated: false)
    screen.header.expand(section: foreign)
    expect(screen.header.visibleHeight == 284 && !screen.header.isAnimating && label.alpha == 1)
    expect(foreign.visibleHeight == 0 && foreign.collapseProgress == 0)
    let other = SectionedHeaderView()
    other.sections = [foreign]
    screen.header.collapse(section: foreign, animated: false)
    expect(foreign.visibleHeight == 70 && screen.header.visibleHeight == 284)
  }

  @Test("A scroll view that is deallocated during an animation leaves the header whole", .needs(.clock))
  func lostScrollView() {
    for follows in [false, true] {
      let stage = HeaderStage { UIViewController() }
      let header = SectionedHeaderView()
      let section = HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 50, snaps: true)
      header.sections = [section]
      header.insetFollowsVisibleHeight = follows
      do {
        let list = UIScrollView(frame: stage.root.view.bounds)
        list.contentSize.height = 3000
        stage.root.view.addSubview(list)
        header.install(in: list)
        header.collapse()
        stage.advance(by: 0.1)
        list.removeFromSuperview()
      }
      expectNil(header.trackingScrollView)
      stage.settle()
      expect(!header.isAnimating && header.frame.height.isFinite)
      expect((50...200).contains(section.visibleHeight))
      header.expand(animated: false)
      expectEqual(section.visibleHeight, 200)
    }
  }

  @Test("Sections that change in a callback of a change leave the header whole")
  func changesInCallbacks() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    var count = 0
    screen.header.progressDidChange = { [weak header = screen.header] _ in
      count += 1
      guard count < 20 else { return }
      screen.picture.maximumHeight = count % 2 == 0 ? 200 : 150
      header?.sections = count % 3 == 0 ? [screen.search, screen.picture] : [screen.picture, screen.tabs]
    }
    screen.header.sectionsDidChange = { [weak header = screen.header] in
      if count == 5 { header?.insetFollowsVisibleHeight = true }
      if count == 9 { header?.collapse() }
    }
    stage.drag(by: -300)
    stage.drag(by: 200)
    stage.settle()
    expect(count > 1 && screen.fault() == nil)
    screen.headerViewController.uninstall()
    expectEqual(screen.scrollView.contentInset, .zero)
  }
}
