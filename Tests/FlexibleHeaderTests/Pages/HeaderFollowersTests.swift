import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md#followers
@MainActor @Suite("Followers") struct HeaderFollowersTests {
  /// A list under a header, and a bar at the bottom of the screen.
  private final class Screen: RowsScreen {
    let toolbar = UIView()
    let header: ScrollHeaderView
    var followers: HeaderFollowers { header.followers }
    var height: CGFloat = 83

    init(_ kind: HeaderKind) {
      header = kind.make()
      super.init(.plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentInset.bottom = 5
      view.addSubview(toolbar)
      header.install(in: list)
      followers.add(toolbar, edge: .bottom)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let bounds = view.bounds
      toolbar.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      toolbar.center = CGPoint(x: bounds.midX, y: bounds.maxY - height / 2)
    }
  }

  private func screen(_ kind: HeaderKind, device: DeviceModel = .phone47) -> HeaderStage<Screen> {
    let stage = HeaderStage(device) { Screen(kind) }
    stage.settle()
    return stage
  }

  @Test("A bottom bar leaves and returns with the header", .needs(.touches), arguments: HeaderKind.atTheTop)
  func leaving(kind: HeaderKind) {
    let stage = screen(kind)
    let screen = stage.root
    let top = screen.toolbar.frame.minY
    expectLess(abs(top - 584), 0.01)
    stage.drag(by: -380)
    stage.drag(by: -380)
    expectAtLeast(screen.toolbar.frame.minY, 667 - 0.5, "it is gone")
    expectLess(abs(screen.toolbar.center.y - 625.5), 0.01, "its place is its own")
    screen.list.setContentOffset(CGPoint(x: 0, y: -screen.list.adjustedContentInset.top), animated: true)
    stage.settle()
    expectLess(abs(screen.toolbar.frame.minY - top), 0.01)
  }

  @Test("The share of the bottom inset is constant, and is removed exactly", arguments: HeaderKind.atTheTop)
  func inset(kind: HeaderKind) {
    let stage = screen(kind)
    let screen = stage.root
    expectEqual(screen.list.contentInset.bottom, 88)
    stage.drag(by: -380)
    expectEqual(screen.list.contentInset.bottom, 88)
    screen.list.contentInset.bottom += 11
    screen.view.setNeedsLayout()
    stage.root.header.setNeedsLayout()
    stage.step()
    expectEqual(screen.list.contentInset.bottom, 99)
    screen.followers.remove(screen.toolbar)
    stage.settle()
    expectEqual(screen.list.contentInset.bottom, 16)
    expectEqual(screen.toolbar.transform, .identity)
    expectEmpty(screen.followers.views)
  }

  @Test("The header takes the share along when it is uninstalled", arguments: HeaderKind.atTheTop)
  func uninstalling(kind: HeaderKind) {
    let stage = screen(kind)
    stage.root.header.uninstall()
    stage.settle()
    expectEqual(stage.root.list.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
  }

  @Test(
    "The safe area is counted once, also after rotations", .needs(.rotation),
    arguments: HeaderKind.atTheTop)
  func rotation(kind: HeaderKind) {
    let stage = screen(kind, device: .phoneNotch)
    let screen = stage.root
    expectEqual(screen.list.adjustedContentInset.bottom, 88)
    stage.drag(by: -300)
    for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
      stage.rotate(to: orientation)
      stage.settle()
      expectEqual(screen.list.adjustedContentInset.bottom, 88)
      expectAtLeast(screen.toolbar.frame.minY, screen.view.bounds.maxY - 0.5, "it is still away")
    }
  }

  @Test("A follower that changes its height changes its share with the next layout")
  func height() {
    let stage = screen(.flexible)
    stage.root.height = 120
    stage.root.view.setNeedsLayout()
    stage.step()
    stage.root.followers.update()
    expectEqual(stage.root.list.contentInset.bottom, 125)
    stage.root.toolbar.removeFromSuperview()
    stage.root.header.setNeedsLayout()
    stage.step()
    expectEqual(stage.root.list.contentInset.bottom, 5)
  }

  @Test(
    "A follower that has left and becomes taller stays away after an update", arguments: HeaderKind.atTheTop)
  func growingWhileAway(kind: HeaderKind) {
    let stage = screen(kind)
    stage.drag(by: -380)
    stage.settle()
    for height in [120, 60] as [CGFloat] {
      stage.root.height = height
      stage.root.view.setNeedsLayout()
      stage.step()
      stage.root.followers.update()
      stage.settle()
      expectLess(abs(stage.root.toolbar.frame.minY - stage.root.view.bounds.maxY), 0.5)
    }
  }

  @Test("Content at its end stays at its end when the share goes")
  func atTheEnd() {
    let stage = screen(.flexible)
    let list = stage.root.list
    list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    stage.settle()
    stage.root.followers.removeAll()
    stage.settle()
    expectLess(abs(list.contentOffset.y - 2338), 0.5)
  }

  @Test("Followers are held weakly, and views in the header are refused")
  func weakly() {
    let stage = screen(.flexible)
    weak var lost: UIView?
    do {
      let button = UIView(frame: CGRect(x: 300, y: 600, width: 50, height: 50))
      stage.root.followers.add(button, edge: .trailing, over: .exit)
      lost = button
    }
    expect(lost == nil && stage.root.followers.views == [stage.root.toolbar])
    let inside = UIView()
    stage.root.header.addContent(inside)
    stage.root.followers.add(inside, edge: .bottom)
    expectEqual(stage.root.followers.views, [stage.root.toolbar])
  }

  @Test("All pages that can be seen have the share, and give it back", arguments: HeaderKind.abovePages)
  func pages(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    let toolbar = UIView(frame: CGRect(x: 0, y: 584, width: 375, height: 83))
    screen.controller.view.addSubview(toolbar)
    screen.controller.header?.followers.add(toolbar, edge: .bottom)
    screen.stage.settle()
    expectEqual(screen.lists[0].list.contentInset.bottom, 83)
    screen.controller.select(1, animated: true)
    for _ in 0..<4 { screen.stage.step() }
    expectEqual(screen.lists[1].list.contentInset.bottom, 83)
    screen.stage.settle()
    expectEqual(screen.lists[1].list.contentInset.bottom, 83)
    screen.controller.select(2, animated: false)
    screen.stage.settle()
    expectEqual(screen.lists[0].list.contentInset.bottom, 0, "it is far away")
    screen.scroll(by: 300)
    expectEqual(screen.lists[2].list.contentInset.bottom, 83)
    screen.controller.header = nil
    expect(screen.lists.allSatisfy { $0.list.contentInset == .zero })
  }
}
