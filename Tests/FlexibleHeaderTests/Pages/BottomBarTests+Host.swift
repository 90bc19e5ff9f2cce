#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  /// Documentation/Pages.md#bottom-bars
  @MainActor @Suite("Bottom bars and the keyboard", .needs([.touches, .clock])) struct BottomBarTests {
    /// A list with a header, and a bar with a text field.
    @MainActor private final class Screen {
      let edge: EdgeScreen
      let header: ScrollHeaderView
      let bar = UIView()
      let field = UITextField()
      var list: UIScrollView { edge.scrollView }
      var simulator: HostSimulator { edge.stage.simulator }

      init(
        _ kind: HeaderKind = .sections, _ list: ListKind = .table,
        device: DeviceModel = .phoneNotch,
        rows: Int = 100, _ add: (ScrollHeaderView, UIView) -> Void
      ) {
        edge = EdgeScreen(device: device, kind: list, rows: rows)
        edge.stage.simulator.showsKeyboard = true
        header = kind.make()
        bar.backgroundColor = .systemBackground
        field.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(field)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: bar.topAnchor),
          field.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
          field.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
          field.heightAnchor.constraint(equalToConstant: 50),
        ])
        add(header, bar)
        header.install(in: self.list)
        edge.show()
      }

      var barFrame: CGRect { bar.convert(bar.bounds, to: edge.window) }
      /// The lower edge of the content, in points of the window.
      var contentEnd: CGFloat { list.convert(CGPoint(x: 0, y: list.contentSize.height), to: edge.window).y }

      func scrollToEnd() {
        edge.scroll(to: list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height)
        edge.stage.settle()
      }
    }

    /// The system takes its part of the bottom inset away from content that doesn't scroll.
    @Test(
      "Content that becomes short ends above the bar, and so does content that becomes long",
      arguments: HeaderKind.atTheTop)
    func contentLength(kind: HeaderKind) {
      let (controller, list, bar, header) = (UIViewController(), UIScrollView(), UIView(), kind.make())
      bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
      let stage = HeaderStage(.phoneNotch) { controller }
      list.frame = controller.view.bounds
      controller.view.addSubview(list)
      list.contentSize.height = 3000
      header.install(in: list)
      header.followers.addBottomBar(bar)
      stage.settle()
      for height in [3000, 530, 3000] as [CGFloat] {
        list.contentSize.height = height
        stage.settle()
        // Short content may have the length that it lacks in addition.
        expectAtLeast(list.adjustedContentInset.bottom, 84, "for \(height)")
        if height == 3000 { expectEqual(list.adjustedContentInset.bottom, 84) }
      }
    }

    @Test("A bar that comes while the keyboard is shown stands on it", arguments: [false, true])
    func barOverShownKeyboard(avoids: Bool) {
      let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
      let screen = Screen { _, _ in }
      screen.list.addSubview(field)
      field.becomeFirstResponder()
      screen.edge.stage.settle()
      if avoids {
        screen.header.avoidsKeyboard = true
      } else {
        screen.header.followers.addBottomBar(screen.bar)
      }
      screen.edge.stage.settle()
      let top = screen.simulator.keyboardFrame.minY
      if avoids {
        expectEqual(screen.list.adjustedContentInset.bottom, screen.edge.window.bounds.height - top)
      } else {
        expectEqual(screen.barFrame.maxY, top)
      }
    }

    @Test("A bar and a screen that avoids the keyboard come in any order", arguments: [false, true])
    func barAndKeyboardAvoidance(isBarFirst: Bool) {
      let screen = Screen { _, _ in }
      if isBarFirst {
        screen.header.followers.addBottomBar(screen.bar)
        screen.edge.stage.settle()
        screen.header.avoidsKeyboard = true
      } else {
        screen.header.avoidsKeyboard = true
        screen.edge.stage.settle()
        screen.header.followers.addBottomBar(screen.bar)
      }
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.maxY, screen.edge.window.safeAreaLayoutGuide.layoutFrame.maxY)
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.maxY, screen.simulator.keyboardFrame.minY)
    }

    @Test(
      "Code that observes the insets may use the followers while their share is removed",
      arguments: HeaderKind.allCases)
    func observedRemoval(kind: HeaderKind) {
      let screen = Screen(kind) { $0.followers.addBottomBar($1) }
      var count = 0
      let observation = screen.list.observe(\.contentInset) { [header = screen.header] _, _ in
        MainActor.assumeIsolated {
          count += 1
          header.followers.update()
        }
      }
      screen.header.uninstall()
      expectGreater(count, 0)
      expectEqual(screen.list.contentInset.bottom, 0)
      observation.invalidate()
    }

    @Test(
      "A bar stands above the home indicator, and has its share of the insets",
      arguments: HeaderKind.allCases, ListKind.allCases)
    func place(kind: HeaderKind, list: ListKind) {
      let screen = Screen(kind, list) { $0.followers.addBottomBar($1) }
      expectEqual(screen.barFrame, CGRect(x: 0, y: 760, width: 390, height: 50))
      let footer: CGFloat = kind == .footer ? 40 : 0
      expectEqual(screen.list.adjustedContentInset.bottom, 84 + footer)
      expectEqual(screen.list.verticalScrollIndicatorInsets.bottom, 50)
      expectEqual(screen.header.followers.views, [screen.bar])
      screen.header.followers.remove(screen.bar)
      screen.edge.stage.settle()
      expectNil(screen.bar.superview)
      expectEqual(screen.list.contentInset.bottom, footer)
      expectEqual(screen.list.verticalScrollIndicatorInsets.bottom, 0)
      screen.header.followers.addBottomBar(screen.bar)
      screen.edge.stage.settle()
      expectEqual(screen.list.adjustedContentInset.bottom, 84 + footer)
      screen.header.uninstall()
      screen.edge.stage.settle()
      expect(screen.bar.window == nil && screen.list.contentInset == .zero)
      expectEqual(screen.list.verticalScrollIndicatorInsets, .zero)
      screen.header.install(in: screen.list)
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 760)
    }

    @Test(
      "A bar moves above the keyboard with its animation, and content at its end with it",
      arguments: HeaderKind.allCases, ListKind.allCases)
    func keyboard(kind: HeaderKind, list: ListKind) {
      let screen = Screen(kind, list) { $0.followers.addBottomBar($1) }
      screen.scrollToEnd()
      let footer: CGFloat = kind == .footer ? 40 : 0
      expectEqual(screen.contentEnd, 760 - footer)
      let inset = screen.list.adjustedContentInset.bottom
      expect(screen.field.becomeFirstResponder())
      screen.edge.stage.advance(by: 0.1)
      let shown = screen.bar.superview?.layer.presentation()?.frame.minY ?? 0
      expect(shown < 760 && shown > 500, "halfway: \(shown)")
      screen.edge.stage.settle()
      expectEqual(screen.barFrame, CGRect(x: 0, y: 500, width: 390, height: 50))
      expectEqual(screen.list.adjustedContentInset.bottom, inset + 260)
      expectEqual(screen.list.verticalScrollIndicatorInsets.bottom, 310)
      expectEqual(screen.contentEnd, 500 - footer)
      screen.field.resignFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 760)
      expectEqual(screen.list.adjustedContentInset.bottom, inset)
      expectEqual(screen.contentEnd, 760 - footer)
      expectEmpty(screen.edge.stage.warnings)
    }

    @Test("A bar that has left stays out of sight when it becomes taller", arguments: HeaderKind.inFront)
    func tallerBar(kind: HeaderKind) throws {
      let screen = Screen(kind) { $0.followers.addBottomBar($1, hides: true) }
      screen.edge.stage.drag(by: -400)
      screen.edge.stage.drag(by: -100)
      expectEqual(screen.barFrame.minY, 844)
      let height = try #require(screen.field.constraints.first { $0.firstAttribute == .height })
      height.constant = 120
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 844)
    }

    @Test("Content that isn't at its end doesn't move with the keyboard")
    func keyboardElsewhere() {
      let screen = Screen { $0.followers.addBottomBar($1) }
      screen.edge.scroll(to: 500)
      screen.edge.stage.settle()
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.list.contentOffset.y, 500)
    }

    @Test("A bar that doesn't track the keyboard stays behind it")
    func untracked() {
      let screen = Screen { $0.followers.addBottomBar($1, tracksKeyboard: false) }
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 760)
      expectEqual(screen.list.adjustedContentInset.bottom, 84)
    }

    @Test("A hardware keyboard moves nothing, and an input accessory view does")
    func hardwareKeyboard() {
      let screen = Screen { $0.followers.addBottomBar($1) }
      screen.simulator.showsKeyboard = false
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 760)
      screen.simulator.showsKeyboard = true
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 500)
      screen.simulator.keyboardHeight = 200
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.maxY, 644)
    }

    @Test(
      "A bar and the insets follow a keyboard that a finger pulls down, and content at its end stays above them",
      arguments: HeaderKind.allCases, [true, false])
    func interactiveDismissal(kind: HeaderKind, leaves: Bool) {
      let screen = Screen(kind) { $0.followers.addBottomBar($1) }
      screen.list.keyboardDismissMode = .interactive
      screen.scrollToEnd()
      let rest = screen.list.adjustedContentInset.bottom
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      let (finger, top) = (screen.edge.stage.finger(), screen.simulator.keyboardFrame.minY)
      finger.down(at: CGPoint(x: 200, y: top - 150))
      let ways =
        leaves
        ? [Array(stride(from: 0.0, through: 230, by: 10))]
        : [
          Array(stride(from: 0.0, through: 230, by: 10)), Array(stride(from: 230.0, through: 200, by: -5)),
        ]
      for distance in ways.joined() {
        finger.move(to: CGPoint(x: 200, y: top - 150 + distance))
        screen.edge.stage.step()
        expectLess(abs(screen.barFrame.maxY - min(screen.simulator.keyboardFrame.minY, 810)), 0.51)
        let covered = 844 - screen.barFrame.minY + (kind == .footer ? 40 : 0)
        expectLess(abs(screen.list.adjustedContentInset.bottom - covered), 0.51)
      }
      finger.up()
      screen.edge.stage.settle()
      expectEqual(screen.field.isFirstResponder, !leaves)
      expectEqual(screen.barFrame.maxY, leaves ? 810 : top)
      expectEqual(screen.list.adjustedContentInset.bottom, leaves ? rest : rest + 810 - top)
      expectEmpty(screen.edge.stage.warnings)
    }

    @Test("A bar that hides leaves and returns with the header, and stays while it is edited")
    func hiding() {
      let screen = Screen { $0.followers.addBottomBar($1, hides: true) }
      screen.edge.stage.drag(from: CGPoint(x: 180, y: 600), by: -300)
      expectAtLeast(screen.barFrame.minY, 844 - 0.5)
      expectEqual(screen.list.adjustedContentInset.bottom, 84)
      screen.edge.stage.tapStatusBar()
      screen.edge.stage.settle()
      expectEqual(screen.barFrame.minY, 760)
      screen.edge.stage.tap(screen.field)
      screen.edge.stage.settle()
      screen.edge.stage.drag(from: CGPoint(x: 180, y: 450), by: -200)
      expectEqual(screen.barFrame.maxY, 550)
      screen.field.resignFirstResponder()
      screen.edge.stage.settle()
      expectAtLeast(screen.barFrame.minY, 844 - 0.5)
    }

    @Test("A bar follows rotations and safe areas, and touches beside it reach the rows", .needs(.rotation))
    func rotation() {
      let screen = Screen { $0.followers.addBottomBar($1) }
      screen.edge.stage.rotate(to: .landscapeRight)
      screen.edge.stage.settle()
      let safeArea = screen.edge.window.safeAreaInsets
      let area = screen.edge.window.bounds.inset(by: safeArea)
      expectEqual(screen.barFrame, CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50))
      let row = screen.edge.window.hitTest(CGPoint(x: 200, y: area.maxY - 60), with: nil)
      expect(row?.isDescendant(of: screen.list) == true)
      let below = screen.edge.window.hitTest(CGPoint(x: 200, y: area.maxY + 5), with: nil)
      expect(below?.isDescendant(of: screen.list) == false)
    }

    @Test(
      "A screen of another size, or one that turned while it was covered, changes no share of a bar",
      .needs(.rotation), arguments: HeaderKind.allCases, [false, true])
    func shareInOtherSizes(kind: HeaderKind, isCovered: Bool) {
      let screen = Screen(kind) { $0.followers.addBottomBar($1) }
      let stage = screen.edge.stage
      screen.edge.scroll(to: 900)
      var shares: Set<CGFloat> = [screen.list.contentInset.bottom]
      let observation = screen.list.observe(\.contentInset) { list, _ in
        MainActor.assumeIsolated { _ = shares.insert(list.contentInset.bottom) }
      }
      if isCovered {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        screen.edge.controller.present(cover, animated: true)
        stage.settle()
        stage.rotate(to: .landscapeRight)
        stage.settle()
        cover.dismiss(animated: true)
      } else {
        stage.resize(to: CGSize(width: 390, height: 700), sizeClass: .compact)
        stage.settle()
        stage.rotate(to: .landscapeRight)
      }
      stage.settle()
      expectEqual(shares.count, 1, "\(shares.sorted())")
      observation.invalidate()
    }

    @Test("Views that the app adds in front of a bar stay there")
    func viewsInFront() {
      let screen = Screen { $0.followers.addBottomBar($1) }
      let overlay = UIView(frame: screen.edge.controller.view.bounds)
      screen.edge.controller.view.addSubview(overlay)
      screen.edge.scroll(to: 300)
      screen.header.setNeedsLayout()
      screen.edge.stage.settle()
      expectSame(screen.edge.controller.view.subviews.last, overlay)
    }

    @Test("Another bar replaces the first one, and a change of its height changes the share")
    func replacing() {
      let screen = Screen { $0.followers.addBottomBar($1) }
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      screen.header.followers.addBottomBar(other)
      screen.edge.stage.settle()
      expect(screen.bar.superview == nil && screen.header.followers.views == [other])
      expectEqual(screen.list.adjustedContentInset.bottom, 64)
      screen.header.followers.removeAll()
      expect(other.superview == nil && screen.list.adjustedContentInset.bottom == 34)
    }

    @Test(
      "The end of the content stays above the keyboard without a bar",
      arguments: HeaderKind.allCases, ListKind.allCases)
    func avoidingKeyboard(kind: HeaderKind, list: ListKind) {
      let screen = Screen(kind, list) { header, bar in header.avoidsKeyboard = true }
      screen.edge.controller.view.addSubview(screen.bar)
      screen.scrollToEnd()
      let inset = screen.list.adjustedContentInset
      let end = screen.contentEnd
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.list.adjustedContentInset.bottom, inset.bottom + 260)
      expectEqual(screen.list.verticalScrollIndicatorInsets.bottom, 260)
      expectEqual(screen.contentEnd, end - 260)
      expectEmpty(screen.header.followers.views)
      screen.header.avoidsKeyboard = false
      screen.edge.stage.settle()
      expectEqual(screen.list.adjustedContentInset, inset)
      expectEqual(screen.list.verticalScrollIndicatorInsets.bottom, 0)
    }

    @Test("Nothing needs room at the bottom before it has its place", arguments: [false, true])
    func beforeLayout(avoids: Bool) {
      let screen = Screen { _, _ in }
      let inset = screen.list.contentInset
      if avoids {
        screen.header.avoidsKeyboard = true
      } else {
        screen.header.followers.addBottomBar(screen.bar)
      }
      expectEqual(screen.list.contentInset, inset)
    }

    @Test("The keyboard covers only a part of a list that ends above the lower edge of the screen")
    func shortList() {
      let screen = Screen { header, _ in header.avoidsKeyboard = true }
      screen.list.autoresizingMask = []
      screen.list.frame.size.height = 700
      screen.edge.controller.view.addSubview(screen.bar)
      screen.edge.stage.settle()
      screen.field.becomeFirstResponder()
      screen.edge.stage.settle()
      expectEqual(screen.list.adjustedContentInset.bottom, 700 - 550)
    }

    @Test(
      "A bar stays in its place in front of the rows of a table view controller",
      arguments: HeaderKind.atTheTop)
    func inTable(kind: HeaderKind) {
      let stage = HeaderStage(.phoneNotch) { RowsTableController() }
      let (header, table) = (kind.make(), stage.root.tableView!)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      header.followers.addBottomBar(bar, tracksKeyboard: false)
      header.install(in: table)
      stage.settle()
      let inset = table.contentInset
      expectEqual(table.adjustedContentInset.bottom, 84)
      for distance in stride(from: -380, to: 381, by: 120) {
        stage.drag(from: CGPoint(x: 180, y: 400), by: CGFloat(-abs(distance) * distance.signum())) {
          expectEqual(bar.convert(bar.bounds, to: stage.window), CGRect(x: 0, y: 760, width: 390, height: 50))
          expectEqual(table.contentInset.bottom, inset.bottom)
        }
        let hit = stage.window.hitTest(CGPoint(x: 180, y: 780), with: nil)
        expect(hit?.isDescendant(of: bar) == true, "a row is in front at \(distance)")
      }
    }
  }
#endif
