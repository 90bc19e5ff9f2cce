import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#places
@MainActor @Suite("Content below a gap, and views at the edges of sections") struct SectionPlacesTests {
  private func sections() -> [HeaderSection] {
    [
      HeaderSection(UIView(), maximumHeight: 44),
      HeaderSection(UIView(), exit: .leaves, maximumHeight: 56),
    ]
  }

  // MARK: - Waiting for the content

  @Test(
    "The header collapses when the content arrives at it", .needs(.touches),
    arguments: ListKind.allCases, [0.0, 320])
  func waiting(kind: ListKind, gap: CGFloat) {
    let screen = EdgeScreen(kind: kind)
    screen.scrollView.contentInset.top = gap
    screen.scrollView.contentOffset.y = -gap
    let header = SectionedHeaderView()
    header.sections = sections()
    header.waitsForContent = true
    header.install(in: screen.scrollView)
    screen.show()
    expectEqual(screen.firstRowTop, 47 + 100 + gap)
    for distance in [-100, -250, -100, 90, 200, 300] as [CGFloat] {
      screen.stage.drag(from: CGPoint(x: 180, y: 500), by: distance) {
        let room = screen.firstRowTop - 47
        expectLess(abs(header.visibleHeight - min(100, max(44, room))), 0.51, "\(room) points of room")
        expectLess(abs(header.overlap - max(0, 44 - room)), 0.51, "\(room) points of room")
      }
    }
    expectEqual(screen.firstRowTop, 47 + 100 + gap)
    header.waitsForContent = false
    screen.stage.drag(from: CGPoint(x: 180, y: 500), by: -150)
    expectEqual(header.visibleHeight, 44)
    header.uninstall()
    expectEqual(screen.scrollView.contentInset.top, gap)
  }

  @Test("Content between its top and the header rests where it is", .needs(.touches))
  func restingInTheGap() {
    let screen = EdgeScreen()
    screen.scrollView.contentInset.top = 320
    let header = SectionedHeaderView()
    header.sections = sections()
    header.sections[1].snaps = true
    header.waitsForContent = true
    header.install(in: screen.scrollView)
    screen.show()
    screen.stage.drag(from: CGPoint(x: 180, y: 600), by: -150)
    let offset = screen.scrollView.contentOffset
    header.fitContent()
    header.expand(animated: false)
    screen.stage.settle()
    expectEqual(screen.scrollView.contentOffset, offset)
    header.collapse(animated: false)
    screen.stage.settle()
    expectEqual(screen.firstRowTop, 47 + 44)
    header.expand(animated: false)
    screen.stage.settle()
    expectEqual(screen.firstRowTop, 47 + 100)
  }

  // MARK: - Attached views

  /// A header with a section that collapses, and a button at its edge.
  private func attached(
    _ alignment: UIControl.ContentHorizontalAlignment = .trailing
  ) -> (EdgeScreen, SectionedHeaderView, UIButton) {
    let screen = EdgeScreen()
    let header = SectionedHeaderView()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    let cover = HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 50)
    cover.attach(button, alignment: alignment)
    header.sections = [cover, HeaderSection(UIView(), maximumHeight: 40)]
    header.sections[1].view.backgroundColor = .red
    header.install(in: screen.scrollView)
    screen.show()
    return (screen, header, button)
  }

  @Test("Half of an attached view is below the edge, wherever that is", .needs(.touches))
  func place() {
    let (screen, header, button) = attached()
    let margin = screen.controller.view.layoutMargins.right
    var heights: Set<CGFloat> = []
    for distance in [-80, -200, 120, 300] as [CGFloat] {
      screen.stage.drag(from: CGPoint(x: 180, y: 500), by: distance) {
        let edge = 47 + header.sections[0].visibleHeight
        let place = screen.place(of: button)
        heights.insert(edge)
        expect(place.size == CGSize(width: 56, height: 56) && abs(place.midY - edge) < 0.51)
        expectEqual(place.maxX, 390 - margin)
      }
    }
    expect(heights.contains(97) && heights.contains(247), "\(heights)")
    for _ in 0..<2 {
      let views = header.subviews
      let place = views.firstIndex(of: button) ?? 0
      expect(
        header.sections.allSatisfy { section in
          views.firstIndex { section.view.isDescendant(of: $0) }.map { $0 < place } ?? false
        })
      header.sections.reverse()
    }
  }

  @Test(
    "An attached view is at its place along the edge",
    arguments: [
      UIControl.ContentHorizontalAlignment.leading, .center, .trailing, .fill, .left, .right,
    ])
  func alignments(alignment: UIControl.ContentHorizontalAlignment) {
    let (screen, _, button) = attached(alignment)
    let margin = screen.controller.view.layoutMargins.right
    let isAtStart = alignment == .leading || alignment == .left
    let isAtEnd = alignment == .trailing || alignment == .right
    expectEqual(screen.place(of: button).midX, isAtStart ? margin + 28 : isAtEnd ? 390 - margin - 28 : 195)
  }

  @Test("Taps on both halves of an attached view reach it, and no row behind it", .needs(.touches))
  func touches() {
    let screen = EdgeScreen()
    let header = SectionedHeaderView()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let cover = HeaderSection(UIView(), maximumHeight: 200)
    header.sections = [cover]
    header.install(in: screen.scrollView)
    screen.show()
    cover.attach(button, alignment: .center)
    screen.stage.settle()
    screen.stage.tap(CGPoint(x: 195, y: 247 - 20))
    screen.stage.tap(CGPoint(x: 195, y: 247 + 20))
    expectEqual(taps, 2)
    expectNil(screen.table?.indexPathForSelectedRow)
    screen.stage.tap(CGPoint(x: 100, y: 247 + 20))
    expectEqual(screen.table?.indexPathForSelectedRow?.row, 0)
    button.isHidden = true
    screen.stage.tap(CGPoint(x: 195, y: 247 + 70))
    expect(taps == 2 && screen.table?.indexPathForSelectedRow?.row == 1)
  }

  @Test("An attached view leaves with its section, and other code can take it")
  func leaving() {
    let (screen, header, button) = attached()
    let cover = header.sections[0]
    header.sections.removeFirst()
    expectNil(button.superview)
    header.sections.insert(cover, at: 0)
    expectSame(button.superview, header)
    button.removeFromSuperview()
    header.fitContent()
    expectNil(button.superview)
    screen.controller.view.addSubview(button)
    header.fitContent()
    expectSame(button.superview, screen.controller.view)
  }

  @Test("A view without a size has the size that fits it, at each text size", .needs(.settings))
  func fittingSize() {
    let screen = EdgeScreen()
    let header = SectionedHeaderView()
    let label = UILabel()
    label.text = "New"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let section = HeaderSection(UIView(), maximumHeight: 100)
    section.attach(label)
    header.sections = [section]
    header.install(in: screen.scrollView)
    screen.show()
    for size in [UIContentSizeCategory.large, .accessibilityLarge, .extraSmall] {
      screen.stage.textSize = size
      screen.stage.settle()
      expectEqual(label.bounds.size, label.intrinsicContentSize)
      expectLess(abs(screen.place(of: label).midY - 147), 0.01)
    }
  }

  /// A view that runs code when it enters a superview.
  private final class EnteringView: UIView {
    var didEnter: (() -> Void)?

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard superview != nil else { return }
      didEnter?()
      didEnter = nil
    }
  }

  @Test("A view that attaches another one as it enters the header is attached, and so is the other one")
  func attachingView() {
    let screen = EdgeScreen()
    let header = SectionedHeaderView()
    let cover = HeaderSection(UIView(), maximumHeight: 200)
    header.sections = [cover]
    header.install(in: screen.scrollView)
    screen.show()
    let first = EnteringView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    first.didEnter = { [unowned cover] in cover.attach(second, alignment: .leading) }
    cover.attach(first)
    screen.stage.settle()
    expect(first.superview === header && second.superview === header)
    expect(screen.place(of: second).midY == 247 && screen.place(of: first).midY == 247)
  }
}
