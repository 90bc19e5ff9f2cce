import FlexibleHeader
import HeaderTesting
import Testing

/// Set-ups that can't work are reported at the first layout in a window.
@MainActor @Suite("Set-ups that can't work") struct SetUpCheckTests {
  /// The actions that are reported while a screen appears.
  private func reports(
    _ setUp: @escaping (RowsScreen) -> Void, then use: (HeaderStage<RowsScreen>) -> Void = { _ in }
  ) -> [String] {
    misuses {
      let stage = HeaderStage(.phoneNotch) { RowsScreen(.table, setUp) }
      stage.settle()
      stage.root.view.setNeedsLayout()
      stage.settle()
      use(stage)
    }.map(\.action)
  }

  @Test(
    "A header that was added but not installed is reported once, unless events can be forwarded to it",
    arguments: HeaderKind.allCases)
  func notInstalled(kind: HeaderKind) {
    let found = reports { screen in
      let header = kind.make()
      header.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      screen.view.addSubview(header)
    }
    let isReported = kind == .footer || kind == .stretchy || HeaderKind.sectioned.contains(kind)
    expectEqual(found, isReported ? ["A header was added to a view, but it has no scroll view."] : [])
  }

  @Test(
    "A header that is installed after its first layout, or when its screen appears, is not reported",
    .needs(.clock), arguments: HeaderKind.allCases)
  func installedLate(kind: HeaderKind) {
    final class Late: UIViewController {
      let header: ScrollHeaderView
      let table = UITableView()
      let appears: Bool

      init(_ kind: HeaderKind, appears: Bool) {
        header = kind.make()
        self.appears = appears
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        view.addSubview(table)
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        view.addSubview(header)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.layoutIfNeeded()
        if !appears { header.install(in: table) }
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        header.install(in: table)
      }
    }
    for appears in [false, true] {
      let found = misuses {
        let stage = HeaderStage(.phoneNotch) {
          UINavigationController(rootViewController: Late(kind, appears: appears))
        }
        stage.settle()
        stage.root.pushViewController(Late(kind, appears: appears), animated: true)
        stage.settle()
      }
      expectEqual(found.map(\.action), [])
    }
  }

  @Test("A header that left before its screen appeared is not reported")
  func leftEarly() {
    let found = misuses {
      let stage = HeaderStage(.phoneNotch) { UIViewController() }
      let header = HeaderKind.sections.make()
      stage.root.view.addSubview(header)
      header.layoutIfNeeded()
      header.removeFromSuperview()
      stage.settle()
    }.map(\.action)
    expectEqual(found, [])
  }

  @Test(
    "Two headers in front of one scroll view are reported, a header alone and a view at an edge are not",
    arguments: HeaderKind.aloneAndInPairs)
  func headersInFront(kinds: [HeaderKind]) {
    let found = reports { screen in for kind in kinds { kind.make().install(in: screen.list) } }
    let inFront = kinds.filter(HeaderKind.inFront.contains)
    let report = "Two headers were installed in front of the same scroll view."
    expectEqual(found, inFront.count < 2 ? [] : [report])
  }

  @Test(
    "A second header of the same kind is reported once, also a second one at an edge",
    arguments: HeaderKind.allCases)
  func twins(kind: HeaderKind) {
    let found = reports { screen in for _ in 0..<2 { kind.make().install(in: screen.list) } }
    let isAtEdge = !HeaderKind.inFront.contains(kind)
    expectEqual(
      found,
      [
        isAtEdge
          ? "A second header or footer was installed at the same edge of a scroll view."
          : "Two headers were installed in front of the same scroll view."
      ])
  }

  @Test("An effect over a section that isn't in the header is reported, by identifier, view, and object")
  func unknownSection() {
    let sources: [HeaderProgressSource] = [
      .collapse(of: "picture"), .exit(of: UIView()), .collapse(of: HeaderSection(UIView())),
    ]
    for source in sources {
      let label = UILabel()
      let found = reports { screen in
        let header = HeaderKind.sections.make()
        header.effects.add(.fade(), to: label, over: source)
        header.install(in: screen.list)
      }
      expectEqual(found, ["An effect or a keyframe follows a section that isn't in the header."])
    }
  }

  @Test(
    "A header that is lower than the safe area that its heights include is reported",
    arguments: HeaderKind.inFront)
  func hiddenBySafeArea(kind: HeaderKind) {
    for (height, isReported) in [(40.0, true), (60, false)] as [(CGFloat, Bool)] {
      let found = reports { screen in
        let header = kind.make()
        header.setMaximumHeight(height)
        header.heightsIncludeSafeArea = true
        header.install(in: screen.list)
      }
      expectEqual(found, isReported ? ["An expanded header isn't higher than the top safe area."] : [])
    }
  }

  @Test(
    "A header above its scroll view is reported, in a stack view and with constraints",
    arguments: HeaderKind.inFront, [false, true])
  func aboveScrollView(kind: HeaderKind, usesStack: Bool) {
    let found = reports { screen in
      let (header, list) = (kind.make(), screen.list)
      let stack = UIStackView(arrangedSubviews: usesStack ? [header, list] : [header])
      stack.axis = .vertical
      for view in [stack, list] { view.translatesAutoresizingMaskIntoConstraints = false }
      screen.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        list.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        usesStack
          ? stack.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
          : list.topAnchor.constraint(equalTo: stack.bottomAnchor),
      ])
      header.install(in: list)
    }
    expectEqual(found, ["A header was installed in a scroll view that begins below the header."])
  }

  @Test("A header in a stack view over its list works, and isn't reported", arguments: HeaderKind.inFront)
  func listInStack(kind: HeaderKind) {
    let header = kind.make()
    var stage: HeaderStage<RowsScreen>?
    let found = reports { screen in
      let stack = UIStackView(arrangedSubviews: [screen.list, UIToolbar()])
      stack.axis = .vertical
      stack.frame = screen.view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(stack)
      header.install(in: screen.list)
    } then: {
      stage = $0
    }
    expectEqual(found, [])
    guard let stage else { return }
    expectEqual(stage.root.contentTop, header.frameInWindow.maxY)
    stage.drag(from: CGPoint(x: 200, y: 700), by: -200)
    expectEqual(header.headerProgress.collapse, 1)
    stage.drag(from: CGPoint(x: 200, y: 400), by: 400)
    expectEqual(stage.root.contentTop, header.frameInWindow.maxY)
  }

  @Test(
    "Collection views that scroll horizontally and lists that are turned upside down are reported",
    arguments: HeaderKind.allCases)
  func otherDirections(kind: HeaderKind) {
    let header = { kind.make() }
    let flipped = reports { screen in
      screen.list.transform = CGAffineTransform(scaleX: 1, y: -1)
      header().install(in: screen.list)
    }
    expectEqual(flipped, ["A header was installed in a scroll view that a transform turns upside down."])
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let compositional = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    for layout in [flow, compositional] as [UICollectionViewLayout] {
      let found = reports { screen in
        let list = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
        screen.view.addSubview(list)
        header().install(in: list)
      }
      expectEqual(found, ["A header was installed in a collection view that scrolls horizontally."])
    }
  }

  @Test(
    "A drag that no event reports to the header of a container is reported, with forwarded events it isn't",
    .needs(.touches), arguments: [false, true])
  func nothingForwarded(isForwarded: Bool) {
    let found = misuses {
      let table = RowsTableController()
      let stage = HeaderStage(.phoneNotch) { () -> FlexibleHeaderContainerViewController in
        let container = FlexibleHeaderContainerViewController(contentViewController: table)
        container.headerViewController.headerView.trackingScrollView = table.tableView
        if isForwarded { table.tableView.delegate = container.headerViewController }
        return container
      }
      stage.settle()
      for _ in 0..<2 { stage.drag(by: -100) }
    }.map(\.action)
    let report = "A drag moved the content of trackingScrollView, but the header received no event."
    expectEqual(found, isForwarded ? [] : [report])
  }

  @Test("A title that is handed over without a title view is reported")
  func titleWithoutView() {
    let found = reports { screen in
      let header = StretchyHeaderView(maximumHeight: 160, minimumHeight: 60)
      header.handOverTitle(to: screen.navigationItem)
      header.install(in: screen.list)
    }
    expectEqual(found, ["handOverTitle(to:title:) was called without a titleView."])
  }

  @Test("A header without a height is reported", arguments: [HeaderKind.stretchy, .footer])
  func noHeight(kind: HeaderKind) {
    let found = reports { screen in
      let header: ScrollHeaderView =
        kind == .footer ? RevealingFooterView(frame: .zero) : StretchyHeaderView(frame: .zero)
      header.install(in: screen.list)
    }
    expectEqual(found, ["A header has no height."])
  }

  @Test("A section without a height is reported, one that is empty for now is not")
  func sectionWithoutHeight() {
    for (view, isReported) in [(UIView(), true), (UIStackView(arrangedSubviews: [UIView()]), false)] {
      let found = reports { screen in
        let header = SectionedHeaderView()
        header.sections = [HeaderSection(UIView(), maximumHeight: 44), HeaderSection(view)]
        header.install(in: screen.list)
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
          HeaderPagesViewController(header: FlexibleHeaderView(), pages: [RowsScreen { _ in }, page])
        }
        stage.settle()
        stage.root.select(1, animated: false)
        stage.settle()
      }.map(\.action)
      expectEqual(found, isReported ? ["A page has no scroll view."] : [])
    }
  }
}
