import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#scrolling
@MainActor @Suite("A sectioned header in the view of a controller that is a scroll view", .needs(.touches))
struct SectionedHeaderInTableTests {
  /// A controller whose view is its scroll view, as a table view controller is.
  private final class Screen: UIViewController {
    let header = SectionedHeaderView()
    let scroll = UIScrollView()
    let isInside: Bool

    init(isInside: Bool, _ section: HeaderSection) {
      self.isInside = isInside
      super.init(nibName: nil, bundle: nil)
      header.sections = [section, HeaderSection(UIView(), maximumHeight: 20)]
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = isInside ? scroll : UIView() }

    override func viewDidLoad() {
      super.viewDidLoad()
      if !isInside {
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
      }
      scroll.contentSize = CGSize(width: 0, height: 4000)
      scroll.alwaysBounceVertical = true
      header.install(in: scroll)
    }
  }

  /// The rules of one section.
  enum Rule: CaseIterable, Sendable {
    case stays, collapses, leaves, returns, returnsCollapsed

    @MainActor var section: HeaderSection {
      switch self {
      case .stays: HeaderSection(UIView(), maximumHeight: 60)
      case .collapses: HeaderSection(UIView(), maximumHeight: 60, minimumHeight: 30)
      case .leaves: HeaderSection(UIView(), exit: .leaves, maximumHeight: 60)
      case .returns: HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 60)
      case .returnsCollapsed:
        HeaderSection(
          UIView(), exit: .leaves, entrance: .alwaysCollapsed, maximumHeight: 60, minimumHeight: 30)
      }
    }
  }

  private func heights(_ rule: Rule, isInside: Bool, device: DeviceModel) -> [CGFloat] {
    let stage = HeaderStage(device) { Screen(isInside: isInside, rule.section) }
    stage.settle()
    var heights: [CGFloat] = []
    for distance in [-220.0, 12, 40, 70, -30, -200, 100, 500] {
      stage.drag(from: CGPoint(x: 180, y: 400), by: distance) {
        heights.append((stage.root.header.visibleHeight * 2).rounded() / 2)
      }
      heights.append(stage.root.header.visibleHeight)
    }
    return heights
  }

  @Test(
    "It moves as in front of a scroll view, up as well as down", arguments: Rule.allCases,
    [
      DeviceModel.phone47, .phoneNotch,
    ])
  func rules(rule: Rule, device: DeviceModel) {
    expectEqual(heights(rule, isInside: true, device: device), heights(rule, isInside: false, device: device))
  }

  @Test("A section that returns at once is visible after a drag down by its height")
  func searchRow() {
    let row = HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 48)
    let stage = HeaderStage(.phoneNotch) { Screen(isInside: true, row) }
    stage.drag(by: -220)
    expect(row.isGone)
    stage.drag(by: 70)
    expectEqual(row.visibleHeight, 48)
  }
}
