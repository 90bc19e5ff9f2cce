import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Heights that fit the content") struct FittingHeightTests {
  /// Returns the height of `label` with margins of 20 points above and below, and 16 points at the sides.
  private func fit(_ label: UILabel, width: CGFloat) -> CGFloat {
    40 + label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
  }

  private func makeHeader() -> (HeaderFixture, UILabel) {
    let fixture = HeaderFixture(device: .phoneNotch)
    let header = FlexibleHeaderView(frame: fixture.window.bounds)
    header.autoresizingMask = .flexibleWidth
    fixture.header.removeFromSuperview()
    fixture.root.view.addSubview(header)
    let label = addTitle("Mountains", to: header.contentView)
    header.heightsFitContent = true
    header.trackingScrollView = fixture.scrollView
    fixture.stage.settle()
    return (fixture, label)
  }

  private func header(_ fixture: HeaderFixture) -> FlexibleHeaderView {
    fixture.root.view.subviews.compactMap { $0 as? FlexibleHeaderView }[0]
  }

  @Test("A flexible header is as tall as its content needs, with every text size", .needs(.settings))
  func textSizes() {
    let (fixture, label) = makeHeader()
    let header = header(fixture)
    let normal = header.minimumHeight
    expect(abs(normal - fit(label, width: 390)) < 0.01 && header.maximumHeight == normal)
    expectLess(abs(fixture.scrollView.contentInset.top - normal), 0.01)
    fixture.stage.textSize = .accessibilityExtraExtraExtraLarge
    fixture.stage.settle()
    expect(abs(header.minimumHeight - fit(label, width: 390)) < 0.01 && header.minimumHeight > normal)
    expectLess(abs(header.bounds.height - header.minimumHeight - 47), 0.01)
    fixture.stage.textSize = .large
    fixture.stage.settle()
    expect(header.minimumHeight == normal && header.maximumHeight == normal)
  }

  @Test("It is measured again for another width, and on demand", .needs(.rotation))
  func widths() {
    let (fixture, label) = makeHeader()
    let header = header(fixture)
    label.text = "A title that is so long that it does not go into one line of a header"
    let short = header.minimumHeight
    header.fitContent()
    let tall = header.minimumHeight
    expect(tall > short && abs(tall - fit(label, width: 390)) < 0.01)
    fixture.window.frame.size.width = 800
    fixture.stage.settle()
    expect(header.bounds.width == 800 && header.minimumHeight < tall)
  }

  @Test("Heights that are set take precedence")
  func givenHeights() {
    let (fixture, label) = makeHeader()
    let header = header(fixture)
    header.maximumHeight = 200
    header.fitContent()
    expect(header.maximumHeight == 200 && abs(header.minimumHeight - fit(label, width: 390)) < 0.01)
    header.minimumHeight = 30
    header.fitContent()
    expect(header.minimumHeight == 30 && header.maximumHeight == 200)
  }

  @Test("A height bar without a frame is as tall as its content needs", .needs(.settings))
  func heightBar() {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    let label = addTitle("Mountains", to: bar)
    bar.heightsFitContent = true
    stage.root.view.addSubview(bar)
    stage.settle()
    let (normal, safeArea) = (bar.bounds.height, stage.window.safeAreaInsets.top)
    expect(abs(normal - safeArea - fit(label, width: 390)) < 0.01 && bar.minimumHeight == bar.maximumHeight)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.settle()
    expect(abs(bar.bounds.height - safeArea - fit(label, width: 390)) < 0.01 && bar.bounds.height > normal)
    bar.maximumHeight = 300
    stage.settle()
    expect(bar.bounds.height == safeArea + 300 && abs(bar.minimumHeight - fit(label, width: 390)) < 0.01)
  }

  /// How the content of a bar is kept below the status bar, or not.
  enum Placement: CaseIterable {
    case edges, sideMargins, marginsGuide, marginAttributes, arrangement
  }

  @Test(
    "The safe area counts once, however the content of a bar is kept below it", arguments: Placement.allCases
  )
  func contentBelowSafeArea(placement: Placement) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let (bar, content) = (FlexibleHeightBar(), UIView())
    let stack = UIStackView(arrangedSubviews: [content])
    stack.isLayoutMarginsRelativeArrangement = placement == .arrangement
    stack.layoutMargins = .zero
    bar.layoutMargins = .zero
    stack.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(stack)
    let (margins, _) = (bar.layoutMarginsGuide, bar.safeAreaLayoutGuide)
    let top: NSLayoutConstraint =
      switch placement {
      case .marginsGuide: stack.topAnchor.constraint(equalTo: margins.topAnchor)
      case .marginAttributes:
        NSLayoutConstraint(
          item: stack, attribute: .top, relatedBy: .equal, toItem: bar, attribute: .topMargin, multiplier: 1,
          constant: 0)
      default: stack.topAnchor.constraint(equalTo: bar.topAnchor)
      }
    let leading = placement == .sideMargins ? margins.leadingAnchor : bar.leadingAnchor
    NSLayoutConstraint.activate([
      top, stack.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leading),
      stack.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    bar.frame.size.width = 390
    bar.heightsFitContent = true
    stage.root.view.addSubview(bar)
    stage.settle()
    expectEqual(bar.maximumHeight, 50)
    expectEqual(bar.bounds.height, stage.window.safeAreaInsets.top + 50)
    bar.fitContent()
    stage.settle()
    expectEqual(bar.maximumHeight, 50)
  }

  @Test(
    "Content that is constrained to the safe area fits a bar, whatever its heights include",
    arguments: [true, false], [true, false])
  func contentInSafeArea(isIncluded: Bool, isInTable: Bool) {
    let table = RowsTableController()
    let stage = HeaderStage(.phoneNotch) { isInTable ? table : UIViewController() }
    let (bar, content) = (FlexibleHeightBar(), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    let area = bar.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    bar.heightsIncludeSafeArea = isIncluded
    bar.frame.size.width = 390
    bar.heightsFitContent = true
    if isInTable { bar.install(in: table.tableView) } else { stage.root.view.addSubview(bar) }
    stage.settle()
    let safeArea = stage.window.safeAreaInsets.top
    expect(bar.bounds.height == safeArea + 50 && content.frame.height == 50)
    expectEqual(bar.maximumHeight, isIncluded ? safeArea + 50 : 50)
  }
}
