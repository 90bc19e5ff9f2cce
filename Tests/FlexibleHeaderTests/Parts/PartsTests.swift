import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#parts
@MainActor @Suite("Parts of a header") struct PartsTests {
  private func stage(
    _ device: DeviceModel = .phoneNotch, _ sections: @escaping () -> [HeaderSection]
  ) -> HeaderStage<PartsScreen> {
    let stage = HeaderStage(device) { PartsScreen(sections) }
    stage.settle()
    return stage
  }

  /// Drags the content up by a distance with a finger that stays.
  private func scroll(_ stage: HeaderStage<PartsScreen>, by distance: CGFloat) -> any StageFinger {
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 180, y: 600))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 180, y: 600 - distance * CGFloat(step) / 10))
      stage.step()
    }
    return finger
  }

  // MARK: - Titles

  @Test("A large title becomes the title of the bar above it", .needs(.touches), arguments: DeviceModel.all)
  func largeTitle(device: DeviceModel) throws {
    let stage = stage(device) { [.titleBar("Notes"), .largeTitle("Notes")] }
    let sections = stage.root.header.sections
    let (small, large) = (
      try #require(sections[0].label("Notes")), try #require(sections[1].label("Notes"))
    )
    expect(!small.isShown && large.isShown)
    let start = large.frameInWindow
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    var middles = [start.midY]
    for step in 1...40 {
      finger.move(to: CGPoint(x: 180, y: 500 - CGFloat(step * 2)))
      stage.step()
      if large.isShown { middles.append(large.frameInWindow.midY) }
      if large.isShown, small.isShown {
        expect(abs(small.frameInWindow.midY - large.frameInWindow.midY) < 0.51)
      }
    }
    finger.up()
    stage.settle()
    expectGreater(middles.count, 5)
    expect(zip(middles, middles.dropFirst()).allSatisfy { $1 <= $0 + 0.5 }, "\(middles)")
    expect(small.isShown && !large.isShown)
    expect(small.transform.isIdentity)
    let top = stage.root.view.safeAreaInsets.top
    expect(abs(small.frameInWindow.midX - stage.window.bounds.midX) < 0.51)
    expect(abs(small.frameInWindow.midY - (top + 22)) < 0.51)
    stage.drag(by: 300)
    expect(!small.isShown && large.isShown)
    expect(abs(large.frameInWindow.minY - start.minY) < 0.01)
  }

  @Test("A large title without a bar slides out below the safe area", .needs(.touches))
  func largeTitleAlone() throws {
    let stage = stage { [.largeTitle("Notes"), .padded(UISegmentedControl(items: ["A", "B"]))] }
    let section = stage.root.header.sections[0]
    let finger = scroll(stage, by: 30)
    let clip = try #require(section.view.superview)
    expect(clip.clipsToBounds)
    expect(abs(clip.frameInWindow.minY - stage.root.view.safeAreaInsets.top) < 0.01)
    expectEqual(section.label("Notes")?.alpha, 1)
    finger.up()
  }

  @Test("Changed titles look as if they had been there before", .needs(.touches), arguments: [0, 20, 300])
  func changedTitles(distance: CGFloat) throws {
    let (old, new) = ("Notes", "Notes about a journey through several countries")
    let changed = stage { [.titleBar(old), .largeTitle(old)] }
    let expected = stage { [.titleBar(new), .largeTitle(new)] }
    let fingers = [changed, expected].map { scroll($0, by: distance) }
    for section in changed.root.header.sections { section.title = new }
    changed.settle(limit: 1)
    for finger in fingers { finger.up() }
    for stage in [changed, expected] {
      stage.settle()
      // The content may have moved as far as the title has grown.
      stage.tapStatusBar()
      stage.settle()
    }
    for (section, other) in zip(changed.root.header.sections, expected.root.header.sections) {
      expectEqual(section.title, new)
      let label = try #require(section.label(new))
      expectEqual(label.frameInWindow, try #require(other.label(new)).frameInWindow)
      expectEqual(section.visibleHeight, other.visibleHeight)
    }
  }

  @Test("A title that is changed under a collapsed header doesn't open it", .needs(.touches))
  func changedTitleCollapsed() {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    stage.drag(by: -400)
    let edge = stage.bottom(of: stage.root.header)
    for section in stage.root.header.sections { section.title = "Letters" }
    stage.settle()
    expectEqual(stage.bottom(of: stage.root.header), edge)
    expectEqual(stage.root.header.sections[1].exitProgress, 1)
  }

  @Test("Sections without a title ignore one")
  func noTitle() {
    let section = HeaderSection.padded(UILabel())
    section.title = "Notes"
    expectEqual(section.title, nil)
  }

  @Test("A padded view without constraints keeps its height")
  func paddedHeight() {
    let stage = stage { [.padded(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40)))] }
    expectEqual(stage.root.header.sections[0].visibleHeight, 56)
  }

  @Test("Titles are headings, and one of both is accessible")
  func headings() throws {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    for section in stage.root.header.sections {
      expect(try #require(section.label("Notes")).accessibilityTraits.contains(.header))
    }
  }

  @Test("With Reduce Motion the titles cross-fade", .needs([.settings, .touches]))
  func reducedMotion() throws {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    stage.isReduceMotionEnabled = true
    let labels = stage.root.header.labels
    let finger = scroll(stage, by: 40)
    expect(stage.root.header.progress > 0.2 && stage.root.header.progress < 0.8)
    expect(labels.allSatisfy { $0.transform.isIdentity })
    finger.up()
  }

  @Test("The bar shows its title after the large title is removed", .needs(.touches))
  func removedLargeTitle() throws {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    let header = stage.root.header
    let large = header.sections[1]
    header.sections.removeLast()
    stage.settle()
    expectEqual(header.sections[0].label("Notes")?.alpha, 1)
    header.sections.append(large)
    stage.settle()
    expectEqual(header.sections[0].label("Notes")?.alpha, 0)
    header.sections = [large]
    stage.settle()
    expectEqual(large.label("Notes")?.alpha, 1)
    let finger = scroll(stage, by: 30)
    expectEqual(large.label("Notes")?.alpha, 1)
    finger.up()
  }

  @Test("Each large title becomes the title of the next bar above it")
  func severalTitles() throws {
    let stage = stage {
      [.titleBar("A"), .largeTitle("A"), .largeTitle("B"), .titleBar("C"), .titleBar("D"), .largeTitle("D")]
    }
    let alphas = stage.root.header.sections.map { $0.view.labels.first?.alpha }
    expectEqual(alphas, [0, 1, 1, 1, 0, 1])
  }

  @Test("Parts that move to another header work there", .needs(.touches))
  func movedParts() throws {
    let first = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    let sections = first.root.header.sections
    let second = PartsScreen { [] }
    second.loadViewIfNeeded()
    first.root.header.sections = []
    first.window.rootViewController = second
    second.header.sections = sections
    first.settle()
    expectEqual(sections.map { $0.view.labels.first?.alpha }, [0, 1])
    first.drag(by: -300)
    expectEqual(sections[0].view.labels.first?.alpha, 1)
  }

  @Test("Parts that are replaced are released")
  func replacedParts() {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    weak var title: UIView?
    weak var bar: UIView?
    do {
      let sections = stage.root.header.sections
      (bar, title) = (sections[0].view, sections[1].view)
    }
    expect(bar != nil && title != nil)
    stage.root.header.sections = [.titleBar("Lists"), .largeTitle("Lists")]
    stage.settle()
    expect(bar == nil && title == nil)
  }

  @Test("A bar that returns at once leaves after the other sections", .needs(.touches))
  func leavingBar() throws {
    let stage = stage { [.titleBar("Notes", returns: .always), .largeTitle("Notes")] }
    let sections = stage.root.header.sections
    expect(sections[0].snaps && sections[0].exit == .leaves && sections[0].entrance == .always)
    let finger = scroll(stage, by: 75)
    expectEqual(sections[1].visibleHeight, 0)
    expect(sections[0].visibleHeight > 10 && sections[0].visibleHeight < 44)
    finger.up()
  }

  @Test("While VoiceOver runs, the large title stays", .needs([.settings, .touches]))
  func voiceOver() throws {
    let stage = stage { [.titleBar("Notes"), .largeTitle("Notes")] }
    stage.isVoiceOverRunning = true
    stage.drag(by: -300)
    let shown = stage.root.header.sections.map { $0.label("Notes")?.isShown }
    expectEqual(shown, [false, true])
    expectNil(stage.root.header.textFault)
  }

  // MARK: - Views in bars

  @Test("Views at the ends of a bar lie in the margins, and controls are as high as the bar")
  func barViews() throws {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    let slot = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let stage = stage { [.titleBar("Notes", leading: slot, trailing: button)] }
    let margins = stage.root.view.layoutMargins
    let top = stage.root.view.safeAreaInsets.top
    expectEqual(slot.frameInWindow, CGRect(x: margins.left, y: top + 6, width: 32, height: 32))
    expectEqual(button.frameInWindow.maxX, stage.window.bounds.width - margins.right)
    expectEqual(button.frameInWindow.height, 44)
    expectEqual(stage.root.header.sections[0].label("Notes")?.frameInWindow.midX, stage.window.bounds.midX)
  }

  @Test("A button that gets another title gets the width for it")
  func changedButton() throws {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    let stage = stage { [.titleBar("Notes", trailing: button)] }
    for title in ["Stop editing all notes", "OK"] {
      button.setTitle(title, for: .normal)
      stage.settle()
      let label = try #require(button.labels.first)
      expectAtLeast(label.bounds.width, label.sizeThatFits(.zero).width)
      expect(abs(button.frameInWindow.width - button.intrinsicContentSize.width) < 0.51)
      expectEqual(button.frameInWindow.maxX, stage.window.bounds.width - stage.root.view.layoutMargins.right)
    }
  }

  @Test("A bar becomes higher when a view in it needs more room")
  func growingBar() throws {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    let stage = stage(.phone47) { [.titleBar("Acknowledgments", trailing: button)] }
    expectEqual(stage.root.header.visibleHeight, 44)
    button.setTitle("Edit every last one of these", for: .normal)
    expect(stage.settle())
    expectGreater(stage.root.header.visibleHeight, 70)
    button.setTitle("OK", for: .normal)
    expect(stage.settle())
    expectEqual(stage.root.header.visibleHeight, 44)
  }

  @Test("A title that doesn't fit between the views is below them")
  func longTitle() throws {
    let views = [UIButton(type: .system), UIButton(type: .system)]
    for view in views { view.setTitle("Every last one of them", for: .normal) }
    let stage = stage(.phone47) { [.titleBar("Acknowledgments", leading: views[0], trailing: views[1])] }
    let title = try #require(stage.root.header.sections[0].label("Acknowledgments"))
    expectAtLeast(title.frameInWindow.minY, views[0].frameInWindow.maxY)
  }

  // MARK: - Margins

  @Test(
    "Text of parts begins where the text of rows begins", .needs(.rotation),
    arguments: [.phone47, .phoneNotch] as [DeviceModel])
  func margins(device: DeviceModel) throws {
    let field = UISearchTextField()
    let stage = stage(device) { [.largeTitle("Notes"), .search(field)] }
    let screen = stage.root
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .portrait] {
      stage.rotate(to: orientation)
      stage.settle()
      let cell = try #require(screen.tableView.visibleCells.first { $0.frameInWindow.minY > 100 })
      let row = try #require(cell.textLabel).frameInWindow.minX
      expectEqual(screen.header.sections[0].label("Notes")?.frameInWindow.minX, row)
      expectEqual(field.frameInWindow.minX, row)
      expectEqual(field.frameInWindow.maxX, screen.view.bounds.width - screen.view.layoutMargins.right)
    }
  }

  @Test("Invalid space around a view counts as 0", arguments: [-5, .nan, .infinity] as [CGFloat])
  func invalidSpace(space: CGFloat) {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let stage = stage { [.padded(view, vertical: space)] }
    expectEqual(stage.root.header.visibleHeight, 30)
  }

  // MARK: - Search

  @Test("The search field returns at once, and stays while the user types", .needs(.touches))
  func search() {
    let field = UISearchTextField()
    let stage = stage { [.titleBar("Notes"), .search(field)] }
    let section = stage.root.header.sections[1]
    stage.drag(by: -300)
    expectEqual(section.visibleHeight, 0)
    stage.drag(by: 100)
    expectEqual(section.visibleHeight, 48)
    field.becomeFirstResponder()
    stage.settle()
    stage.drag(by: -200)
    expectEqual(section.visibleHeight, 48)
  }

  @Test("A font that follows the text size already is kept")
  func ownFont() {
    let field = UISearchTextField()
    field.font = .preferredFont(forTextStyle: .title1)
    field.adjustsFontForContentSizeCategory = true
    let stage = stage { [.search(field)] }
    expectEqual(field.font?.pointSize, UIFont.preferredFont(forTextStyle: .title1).pointSize)
    expectEqual(stage.root.header.labels.count { $0.accessibilityTraits.contains(.header) }, 0)
  }

  // MARK: - Cover

  @Test("A cover extends up to the top edge, collapses, and stretches", .needs(.touches))
  func cover() {
    let picture = UIImageView()
    let stage = stage { [.titleBar("Notes"), .cover(picture, height: 200)] }
    let (header, top) = (stage.root.header, stage.root.view.safeAreaInsets.top)
    expectEqual(picture.contentMode, .scaleAspectFill)
    expectEqual(
      picture.frameInWindow, CGRect(x: 0, y: 0, width: stage.window.bounds.width, height: top + 244))
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 180, y: 500 + CGFloat(step * 6)))
      stage.step()
    }
    expectGreater(header.stretch, 20)
    expect(abs(picture.frameInWindow.height - (top + 244 + header.stretch)) < 0.51)
    finger.up()
    stage.settle()
    stage.drag(by: -400)
    expectEqual(picture.frameInWindow.height, top + 44)
    expect(picture.isShown, "behind the bar")
  }

  @Test("The app's choice of the stretching section is kept")
  func stretchingSection() {
    let (picture, other) = (UIImageView(), UIView())
    let stage = stage { [.cover(picture, height: 200), HeaderSection(other, maximumHeight: 50)] }
    let header = stage.root.header
    expectSame(header.stretchingSection, picture)
    header.stretchingSection = other
    header.sections = header.sections.reversed()
    expectSame(header.stretchingSection, other)
    let second = HeaderSection.cover(UIView(), height: 100)
    header.sections = [second]
    expectSame(header.stretchingSection, second.view)
  }

  @Test("A cover that doesn't stretch by the app's choice doesn't when other sections come")
  func coverWithoutStretch() {
    let picture = UIImageView()
    let cover = HeaderSection.cover(picture, height: 200)
    let stage = stage { [cover] }
    let header = stage.root.header
    header.stretchingSection = nil
    header.sections = [cover, HeaderSection(UIView(), maximumHeight: 50)]
    expectNil(header.stretchingSection)
    header.sections = []
    header.sections = [cover]
    expectSame(header.stretchingSection, picture)
  }
}
