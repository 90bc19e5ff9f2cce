import PortableUIKit
import Testing

@MainActor struct LayoutGuideTests {
  @Test("[A] guides take part in layout, in the coordinates of their view")
  func guides() {
    let stage = LayoutStage()
    let guide = UILayoutGuide()
    stage.view.addLayoutGuide(guide)
    expect(stage.view.layoutGuides == [guide] && guide.owningView === stage.view)
    let a = stage.add()
    stage.layOut([
      guide.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 40),
      guide.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
      guide.heightAnchor.constraint(equalToConstant: 20),
      a.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      a.topAnchor.constraint(equalTo: guide.bottomAnchor),
      a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    expectEqual(guide.layoutFrame, CGRect(x: 40, y: 10, width: 260, height: 20))
    expectEqual(a.frame, CGRect(x: 160, y: 30, width: 20, height: 20))
    stage.view.removeLayoutGuide(guide)
    expect(guide.owningView == nil && stage.view.constraints.isEmpty)
  }

  @Test("[A] the safe area's guide is the bounds without the insets, and what hangs on it follows")
  func safeArea() {
    let stage = LayoutStage(.phoneNotch)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let a = stage.add(UIView(), to: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.simulator.step()
    expectEqual(a.frame, CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
    expect(guide.layoutFrame == a.frame && controller.view.safeAreaLayoutGuide === guide)
    controller.additionalSafeAreaInsets.top = 53
    stage.simulator.step()
    expectEqual(a.frame.minY, 100)
  }

  @Test("[A] a list that constraints resize keeps its safe area, and content that is scrolled a little stays")
  func resizedList() {
    let stage = LayoutStage(.phoneNotch)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let list = stage.add(UIScrollView(), to: controller.view)
    list.contentSize.height = 3000
    NSLayoutConstraint.activate(list.pinned(to: controller.view))
    let bottom = controller.view.constraints.first { $0.firstAttribute == .bottom }
    stage.simulator.step()
    list.contentOffset.y = -30
    bottom?.constant = -120
    stage.simulator.step()
    expectEqual(list.frame.height, 724)
    expect(list.safeAreaInsets.top == 47 && list.safeAreaInsets.bottom == 0)
    expectEqual(list.contentOffset.y, -30)
  }

  @Test(
    "[A] margins are 8, in root views 16 at the sides and 0 above and below, with the safe area on top"
  )
  func margins() {
    let stage = LayoutStage(.phoneNotch)
    expectEqual(stage.view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view: UIView = controller.view
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 30)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 5, left: 4, bottom: 0, right: 30))
    let a = stage.add(UIView(), to: view)
    let inner = stage.add(UIView(), to: a)
    inner.layoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = true
    for view in [a, inner] { view.insetsLayoutMarginsFromSafeArea = false }
    a.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    NSLayoutConstraint.activate(
      [
        a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        NSLayoutConstraint(
          item: a, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailingMargin,
          multiplier: 1,
          constant: 0),
        a.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 9),
      ] + inner.pinned(to: a, inset: 2))
    view.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 4, y: 5, width: 356, height: 9))
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 0, left: 18, bottom: 1, right: 2))
  }

  @Test("[K] readable content is at most 672 points wide, in the middle")
  func readable() {
    let stage = LayoutStage(.pad)
    stage.view.frame.size.width = 300
    expectEqual(stage.view.readableContentGuide.layoutFrame.width, 284)
    stage.view.frame.size.width = 800
    expectEqual(stage.view.readableContentGuide.layoutFrame.width, 672)
    expectEqual(stage.view.readableContentGuide.layoutFrame.midX, 400)
  }

  @Test(
    "Constraints that come to a child's layout later are solved although the first came with its parent's")
  func lateConstraints() {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let guide = child.topLayoutGuide
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulator.step()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    simulator.step()
    expectEqual(view.frame, CGRect(x: 0, y: 20, width: 30, height: 10))
  }

  @Test("[T] reading topLayoutGuide installs its height in the view's constraints")
  func topLayoutGuide() throws {
    let stage = LayoutStage()
    let controller = UIViewController()
    expectEmpty(controller.view.constraints)
    let guide = controller.topLayoutGuide
    let height = try #require(
      controller.view.constraints.first { $0.firstItem === controller.topLayoutGuide && $0.secondItem == nil }
    )
    expectEqual(guide.length, 0)
    height.constant = 56
    expectEqual(guide.length, 56)
    let a = stage.add(UIView(), to: controller.view)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.bottomAnchor),
      a.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      a.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    controller.view.layoutIfNeeded()
    expect(a.frame.minY == 56 && a.frame.maxY == controller.view.bounds.maxY)
    expectEqual(controller.view.constraints.filter { $0.firstItem === guide }.count, 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expect(guide.length == 20 && a.frame.minY == 20)
  }

  @Test("[A] content of a scroll view gives the content size; the frame's guide stands still")
  func scrollView() {
    let stage = LayoutStage()
    let scroll = stage.add(UIScrollView())
    let (content, badge) = (stage.add(UIView(), to: scroll), stage.add(UIView(), to: scroll))
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    stage.layOut(
      scroll.pinned(to: stage.view) + [
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        height,
        badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        badge.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        badge.widthAnchor.constraint(equalToConstant: 5), badge.heightAnchor.constraint(equalToConstant: 5),
      ])
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 900))
    expectEqual(content.frame, CGRect(x: 10, y: 0, width: 280, height: 900))
    scroll.contentOffset.y = 100
    stage.layOut()
    expect(badge.frame.minY == 105 && content.frame.minY == 0)
    height.constant = 1000
    stage.layOut()
    expectEqual(scroll.contentSize.height, 1000)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] edges of a scroll view are its content's to what is inside, widths are its frame's")
  func scrollViewEdges() {
    let stage = LayoutStage()
    let scroll = UIScrollView(frame: stage.view.bounds)
    stage.view.addSubview(scroll)
    let content = stage.add(UIView(), to: scroll)
    let header = stage.add(UIView(), to: scroll)
    stage.layOut(
      content.pinned(to: scroll) + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
        header.topAnchor.constraint(equalTo: stage.view.topAnchor),
        header.heightAnchor.constraint(equalToConstant: 10),
      ])
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 400))
    scroll.contentOffset.y = -30
    stage.layOut()
    expectEqual(header.frame.minY, -30, "what hangs on the outside stays there while the content moves")
  }

  @Test("[T] a topmost view whose size is left to constraints has empty guides until they say more")
  func guidesOfViewWithoutSize() {
    let stage = LayoutStage()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.translatesAutoresizingMaskIntoConstraints = false
    let a = stage.add(UIView(), to: root)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
      a.topAnchor.constraint(equalTo: guide.bottomAnchor), a.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(a.frame.width == 0 && a.frame.minY == 0)
    expectEqual(guide.layoutFrame, .zero)
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.layoutIfNeeded()
    expect(a.frame.width == 120 && guide.layoutFrame.width == 120)
  }
}
