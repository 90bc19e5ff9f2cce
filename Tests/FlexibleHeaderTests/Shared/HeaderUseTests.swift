import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/ChoosingAHeader.md
@MainActor @Suite("What is inside a header") struct HeaderUseTests {
  private final class Screen: UIViewController {
    let list = UIScrollView()
    let header: UIView
    let install: (UIScrollView) -> Void
    let uninstall: () -> Void

    init(_ header: UIView, install: @escaping (UIScrollView) -> Void, uninstall: @escaping () -> Void = {}) {
      self.header = header
      self.install = install
      self.uninstall = uninstall
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 4000
      list.alwaysBounceVertical = true
      view.addSubview(list)
      install(list)
    }
  }

  enum Kind: CaseIterable, Sendable { case flexible, bar, sections, stretchy }

  private func screen(_ kind: Kind, with view: UIView) -> Screen {
    switch kind {
    case .flexible:
      let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
      header.contentView.addSubview(view)
      return Screen(header) {
        header.install(in: $0)
      } uninstall: {
        header.uninstall()
      }
    case .bar:
      let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 76)
      bar.behavior = SquareCashBehavior()
      bar.addSubview(view)
      return Screen(bar) {
        bar.install(in: $0)
      } uninstall: {
        bar.uninstall()
      }
    case .sections:
      let header = SectionedHeaderView()
      let box = UIView()
      box.addSubview(view)
      header.sections = [HeaderSection(box, maximumHeight: 160, minimumHeight: 56)]
      return Screen(header) {
        header.install(in: $0)
      } uninstall: {
        header.uninstall()
      }
    case .stretchy:
      let header = StretchyHeaderView(maximumHeight: 160)
      header.minimumHeight = 56
      header.contentView.addSubview(view)
      return Screen(header) {
        header.install(in: $0)
      } uninstall: {
        header.uninstall()
      }
    }
  }

  @Test(
    "A carousel in the header leaves the tap on the status bar to the list", .needs([.touches, .clock]),
    arguments: Kind.allCases)
  func carousel(kind: Kind) {
    let chips = UIScrollView(frame: CGRect(x: 0, y: 80, width: 300, height: 40))
    chips.contentSize = CGSize(width: 900, height: 40)
    let screen = screen(kind, with: chips)
    let stage = HeaderStage(.phoneNotch) { screen }
    stage.settle()
    stage.drag(by: -300)
    stage.drag(by: -300)
    stage.tapStatusBar()
    stage.settle()
    expectEqual(screen.list.contentOffset.y, -screen.list.adjustedContentInset.top)
    expect(!chips.scrollsToTop)
    screen.uninstall()
    stage.settle()
    expect(chips.scrollsToTop)
  }

  @Test(
    "A bar expands for a text field that is edited, stays open, and goes on afterward", .needs(.touches),
    arguments: [0, 1, 2])
  func editingInBar(kind: Int) {
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    let stage = HeaderStage(.phoneNotch) { () -> Screen in
      let bar = FlexibleHeightBar(maximumHeight: 113, minimumHeight: 21)
      let behaviors: [HeightBarBehavior] = [SquareCashBehavior(), FacebookBehavior(), SafariBehavior()]
      bar.behavior = behaviors[kind]
      bar.addSubview(field)
      return Screen(bar) { bar.install(in: $0) }
    }
    let (bar, safeArea) = (stage.root.header, stage.window.safeAreaInsets.top)
    stage.settle()
    stage.drag(by: -300)
    stage.drag(by: -200)
    expectEqual(bar.frame.height, safeArea + 21)
    field.becomeFirstResponder()
    stage.settle()
    expectEqual(bar.frame.height, safeArea + 113)
    stage.drag(by: -100)
    expectEqual(bar.frame.height, safeArea + 113)
    field.resignFirstResponder()
    stage.settle()
    stage.drag(by: -150)
    stage.drag(by: -150)
    expectEqual(bar.frame.height, safeArea + 21)
  }

  @Test("A header that shifts returns for a text field that is edited, and stays", .needs(.touches))
  func editingInFlexibleHeader() {
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    let stage = HeaderStage(.phoneNotch) { () -> Screen in
      let header = FlexibleHeaderView(maximumHeight: 56, minimumHeight: 56)
      header.shiftBehavior = .enabled
      header.contentView.addSubview(field)
      return Screen(header) { header.install(in: $0) }
    }
    let header = stage.root.header
    stage.settle()
    stage.drag(by: -300)
    expectLess(header.frame.minY, 0)
    field.becomeFirstResponder()
    stage.settle()
    expectEqual(header.frame.minY, 0)
    stage.drag(by: -200)
    expectEqual(header.frame.minY, 0)
    field.resignFirstResponder()
    stage.settle()
    stage.drag(by: -200)
    expectLess(header.frame.minY, 0)
  }
}
