import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Connection.md: a header that is released, also without `uninstall()`, leaves nothing behind.
@MainActor @Suite("Headers that are released") struct ReleasedHeaderTests {
  /// A screen whose views outside the header follow the header.
  private final class Screen: RowsScreen {
    var header: ScrollHeaderView?
    let caption = UILabel(frame: CGRect(x: 100, y: 400, width: 100, height: 20))
    let place = UIView(frame: CGRect(x: 300, y: 400, width: 20, height: 20))
    let icon = UIView(frame: CGRect(x: 20, y: 400, width: 40, height: 40))
    let button = UIView(frame: CGRect(x: 300, y: 500, width: 50, height: 50))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    init(_ kind: HeaderKind) {
      super.init()
      header = kind.make()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for follower in [caption, place, icon, button] { view.addSubview(follower) }
      installHeader()
    }

    func installHeader() {
      guard let header else { return }
      header.install(in: list)
      header.effects.add(.fade(to: 0.5), to: caption, over: .header)
      header.effects.add(.blur(), to: caption, over: .header)
      header.effects.morph(icon, into: place, over: .header)
      header.followers.add(button, edge: .trailing)
      header.followers.addBottomBar(bar, hides: true)
    }
  }

  /// Shows a screen and scrolls it, so that the views outside the header have moved. Those of a footer have moved from the start.
  private func scrolled(_ kind: HeaderKind) -> HeaderStage<Screen> {
    let stage = HeaderStage(.phoneNotch) { Screen(kind) }
    if kind != .footer { stage.drag(by: -400) }
    stage.settle()
    return stage
  }

  @Test(
    "The views outside a header that is released are as before, and its bar has left",
    arguments: HeaderKind.allCases)
  func viewsOutside(kind: HeaderKind) {
    let stage = scrolled(kind)
    let screen = stage.root
    let movesAll =
      screen.caption.alpha < 1 && screen.button.transform != .identity && screen.icon.transform != .identity
    expect(movesAll && screen.caption.subviews.count == 1)
    expectNotNil(screen.bar.superview)
    weak let header = screen.header
    screen.header?.removeFromSuperview()
    screen.header = nil
    expectNil(header)
    expectEqual(screen.caption.alpha, 1)
    expectEqual(screen.caption.subviews, [])
    expectEqual([screen.button, screen.icon].map(\.transform), [.identity, .identity])
    stage.step()
    expectNil(screen.bar.superview)
    expectEqual(screen.list.contentInset, .zero)
    expectEqual(screen.view.subviews.count, 5)
  }

  @Test(
    "A header takes over the views of the one that it replaces, which is released",
    arguments: HeaderKind.allCases)
  func replacement(kind: HeaderKind) {
    let stage = scrolled(kind)
    let screen = stage.root
    screen.header?.removeFromSuperview()
    screen.header = kind.make()
    screen.installHeader()
    stage.settle()
    expect(screen.bar.window != nil && screen.list.contentInset.bottom >= 44)
    screen.header?.effects.removeAll(from: screen.caption)
    screen.header?.followers.removeAll()
    expectEqual(screen.caption.alpha, 1)
    expectEqual(screen.button.transform, .identity)
  }

  @Test("The view of a section is as before when its header was released")
  func sectionView() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizingMask = .flexibleWidth
    let stage = HeaderStage(.phoneNotch) { RowsScreen() }
    do {
      let header = SectionedHeaderView()
      header.sections = [HeaderSection(view, maximumHeight: 80)]
      header.install(in: stage.root.list)
      stage.settle()
      expect(view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask == [])
      header.removeFromSuperview()
    }
    stage.step()
    expectNil(view.superview)
    expect(!view.translatesAutoresizingMaskIntoConstraints && view.insetsLayoutMarginsFromSafeArea)
    expectEqual(view.autoresizingMask, .flexibleWidth)
  }
}
