import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Sections are added, removed, reordered and given wrong values")
struct SectionedHeaderSectionTests {
  @Test("Sections keep their heights when others come and go", .needs(.touches))
  func reordering() {
    let stage = HeaderStage { SectionScreen(snaps: false) }
    let screen = stage.root
    stage.drag(by: -120)
    let (search, picture) = (screen.search.visibleHeight, screen.picture.visibleHeight)
    let banner = HeaderSection(UIView(), maximumHeight: 30)
    screen.header.sections = [screen.tabs, banner, screen.picture, screen.search]
    stage.settle()
    expect(screen.search.visibleHeight == search && screen.picture.visibleHeight == picture)
    expectEqual(screen.scrollView.contentInset.top, 314)
    expectEqual(screen.contentTop, screen.header.frame.maxY, "content that touched touches afterward")
    let order = screen.header.sections.map { $0.view.convert(CGPoint.zero, to: screen.view).y }
    expectEqual(order, order.sorted())
    screen.header.sections = [screen.search, screen.picture, screen.tabs]
    stage.settle()
    expect(screen.scrollView.contentInset.top == 284 && banner.view.superview == nil)
    expectEqual(screen.contentTop, screen.header.frame.maxY)
  }

  @Test("Inside an animation header, sections and content move together", .needs(.clock))
  func animatedChange() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let banner = HeaderSection(UIView(), maximumHeight: 50)
    UIView.animate(withDuration: 0.3) {
      screen.header.sections = [banner, screen.search, screen.tabs]
    }
    expect(screen.header.frame.height == 20 + 134 && screen.contentTop == 154)
    stage.advance(by: 0.15)
    expectNotNil(screen.picture.view.superview, "the removed section is still fading")
    stage.settle()
    expect(screen.picture.view.superview == nil && banner.view.superview?.alpha == 1)
    screen.header.sections.append(screen.picture)
    expectEqual(screen.picture.view.bounds.height, 200)
  }

  @Test("A section that returns while it fades stays in the header, as it was found", .needs(.clock))
  func returning() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let other = SectionedHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    UIView.animate(withDuration: 0.3) { screen.header.sections = [screen.search] }
    stage.advance(by: 0.1)
    screen.header.sections = [screen.tabs, screen.search]
    other.sections = [screen.picture]
    stage.settle()
    expect(screen.tabs.view.superview?.alpha == 1 && screen.header.sections.count == 2)
    expect(screen.tabs.visibleHeight == 40 && screen.picture.visibleHeight == 200)
    expect(screen.fault() == nil && screen.picture.view.isDescendant(of: other))
    screen.tabs.view.removeFromSuperview()
    other.sections = []
    expect(screen.tabs.view.insetsLayoutMarginsFromSafeArea && screen.tabs.visibleHeight == 0)
    expect(screen.picture.view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("Heights that change keep expanded sections expanded and the content in touch")
  func heights() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.picture.maximumHeight = 300
    expect(screen.header.visibleHeight == 384 && screen.contentTop == 404)
    screen.picture.maximumHeight = 100
    expect(screen.header.visibleHeight == 184 && screen.contentTop == 204)
    stage.drag(by: -500)
    screen.picture.minimumHeight = 80
    expectEqual(screen.picture.visibleHeight, 80)
    screen.picture.minimumHeight = 150
    expect(screen.picture.maximumHeight == 150 && screen.picture.visibleHeight == 150)
    screen.picture.maximumHeight = 40
    expectEqual(screen.picture.minimumHeight, 40)
    stage.settle()
    expectNil(screen.fault())
  }

  @Test(
    "Values that aren't usable leave the last good ones",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func unusable(value: CGFloat) {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let frame = screen.header.frame
    screen.picture.maximumHeight = value
    screen.picture.minimumHeight = value
    screen.header.hideThreshold = value
    screen.header.revealThreshold = value
    expect(value == -.infinity || screen.header.frame == frame)
    expect(screen.header.hideThreshold.isFinite && screen.header.revealThreshold.isFinite)
    screen.header.frame = CGRect(x: 0, y: 0, width: screen.view.bounds.width, height: 5)
    expectEqual(screen.header.frame.height, frame.height, "the header sets its height itself")
    let section = HeaderSection(UIView(), maximumHeight: value, minimumHeight: value)
    screen.header.sections.append(section)
    stage.drag(by: -300)
    stage.settle()
    expect(screen.fault() == nil && section.view.frame.height.isFinite)
  }

  @Test("Negative heights and thresholds count as 0")
  func negative() {
    DeviceModel.phone47.makeCurrent()
    let section = HeaderSection(UIView(), maximumHeight: -20, minimumHeight: -5)
    expect(section.maximumHeight == 0 && section.minimumHeight == 0)
    let header = SectionedHeaderView()
    header.hideThreshold = -3
    expectEqual(header.hideThreshold, 0)
  }

  @Test("A header without sections and one with a hundred work", arguments: [0, 1, 100])
  func count(count: Int) {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.sections = (0..<count).map { index in
      HeaderSection(
        UIView(), exit: index % 2 == 0 ? .leaves : .stays, entrance: index % 3 == 0 ? .always : .atTop,
        maximumHeight: 10, minimumHeight: 1)
    }
    stage.settle()
    expectNil(screen.fault())
    expectEqual(screen.scrollView.contentInset.top, screen.header.maximumHeight)
    stage.drag(by: -400)
    stage.drag(by: 300)
    expectNil(screen.fault())
    screen.header.expand(animated: false)
    screen.header.collapse(animated: false)
    expectNil(screen.fault())
  }

  @Test("A view in two sections or two headers is reported and stays where it was")
  func twoHeaders() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let other = SectionedHeaderView()
    let reports = misuses {
      other.sections = [
        HeaderSection(screen.tabs.view, maximumHeight: 10), screen.picture,
        HeaderSection(UIView(), maximumHeight: 5),
      ]
    }
    expect(reports.count == 2 && other.sections.count == 1)
    expect(screen.tabs.view.isDescendant(of: screen.header) && screen.header.sections.count == 3)
    let twice = misuses { screen.header.sections = [screen.search, screen.search, screen.tabs] }
    expect(twice.count == 1 && screen.header.sections.count == 2)
    let replaced = misuses { screen.header.sections = [HeaderSection(screen.tabs.view, maximumHeight: 70)] }
    expect(replaced.isEmpty && screen.header.visibleHeight == 70)
    let around = misuses { screen.header.sections = [HeaderSection(screen.view, maximumHeight: 70)] }
    expect(around.count == 1 && screen.header.sections.isEmpty)
  }

  @Test("A section whose view other code moves elsewhere leaves the header")
  func takenView() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let window = UIView()
    screen.view.addSubview(window)
    window.addSubview(screen.picture.view)
    expectEqual(screen.header.sections.map(\.identifier), ["search", "tabs"])
    stage.settle()
    expect(screen.header.visibleHeight == 84 && screen.contentTop == 104)
    expectSame(screen.picture.view.superview, window)
    screen.tabs.view.removeFromSuperview()
    stage.settle()
    expect(screen.header.visibleHeight == 44 && screen.fault() == nil)
    screen.header.sections = [screen.search, screen.picture, screen.tabs]
    expectEqual(screen.header.visibleHeight, 284)
  }

  @Test("A stretching view that isn't a section's is reported")
  func stretchingView() {
    let stage = HeaderStage { SectionScreen() }
    let reports = misuses { stage.root.header.stretchingSection = UIView() }
    expect(reports.count == 1 && stage.root.header.stretchingSection == nil)
    let header = SectionedHeaderView()
    let picture = UIView()
    expectEmpty(misuses { header.stretchingSection = picture })
    header.sections = [HeaderSection(picture, maximumHeight: 100)]
    expectSame(header.stretchingSection, picture)
  }

  @Test(
    "A section without a height asks Auto Layout, again for another width and text size", .needs(.settings))
  func autoLayout() {
    DeviceModel.phone47.makeCurrent()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Sections that ask for their height. ", count: 6)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let box = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
    ])
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let section = HeaderSection(box, exit: .leaves)
    screen.header.sections = [section, screen.tabs]
    stage.settle()
    let height = section.visibleHeight
    expect(height > 50 && section.view.bounds.height == height)
    expectEqual(screen.scrollView.contentInset.top, height + 40)
    stage.textSize = .accessibilityExtraLarge
    stage.settle()
    expectGreater(section.visibleHeight, height)
    expectEqual(screen.contentTop, screen.header.frame.maxY)
    stage.textSize = .large
    stage.settle()
    expectEqual(section.visibleHeight, height)
    label.text = "Short"
    screen.header.fitContent()
    expect(section.visibleHeight < height && screen.contentTop == screen.header.frame.maxY)
  }

  @Test("A view without constraints keeps the height that it had")
  func plainView() {
    DeviceModel.phone47.makeCurrent()
    let header = SectionedHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let section = HeaderSection(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 72)))
    header.sections = [section]
    expectEqual(header.visibleHeight, 72)
    header.sections = []
    expect(section.visibleHeight == 0 && section.view.superview == nil)
  }

  @Test("A section that slides out is clipped at the edge above it")
  func clipping() {
    let header = SectionedHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let bar = HeaderSection(UIView(), maximumHeight: 44)
    let row = HeaderSection(UIView(), exit: .leaves, maximumHeight: 60)
    header.sections = [bar, row]
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let scrollView = UIScrollView(frame: container.bounds)
    scrollView.contentSize.height = 3000
    container.addSubview(scrollView)
    header.install(in: scrollView)
    header.collapse(section: row, animated: false)
    expect(row.isGone && row.view.superview?.isHidden == true)
    scrollView.contentOffset.y = -70
    let clip = row.view.superview
    expectEqual(clip?.frame, CGRect(x: 0, y: 44, width: 320, height: 26))
    expect(clip?.clipsToBounds == true && clip?.isHidden == false)
    expectEqual(row.view.frame, CGRect(x: 0, y: -34, width: 320, height: 60))
  }
}
