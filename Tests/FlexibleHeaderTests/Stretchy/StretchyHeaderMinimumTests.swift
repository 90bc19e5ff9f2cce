import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Minimum height of a stretchy header") struct StretchyHeaderMinimumTests {
  private final class CountingHeader: StretchyHeaderView {
    var widths: [CGFloat] = []

    override func fittingHeight(forWidth width: CGFloat) -> CGFloat {
      widths.append(width)
      return super.fittingHeight(forWidth: width)
    }
  }

  /// A subclass of the header that contains its title directly.
  private final class TitledHeader: StretchyHeaderView {
    lazy var titleLabel = addTitle("Mountains", to: self)
  }

  @Test(.needs(.rotation)) func fittingHeightIsComputedOncePerWidth() {
    let screen = EdgeScreen()
    let header = CountingHeader(maximumHeight: 250)
    _ = addTitle("Mountains", to: header.contentView)
    header.install(in: screen.scrollView)
    screen.show()
    let asked = header.widths.count
    expect(asked <= 3 && Set(header.widths) == [390])
    for y in -300..<300 { screen.scroll(to: CGFloat(y)) }
    expectEqual(header.widths.count, asked)
    screen.stage.userInterfaceStyle = .dark
    screen.stage.settle()
    expectEqual(header.widths.count, asked)
    screen.stage.rotate(to: .landscapeLeft)
    screen.stage.settle()
    expectEqual(header.widths.last, 844)
  }

  @Test(.needs(.rotation)) func aTitleThatWrapsMakesItTaller() {
    let screen = EdgeScreen()
    let header = TitledHeader(maximumHeight: 100)
    header.titleLabel.textColor = .white
    header.install(in: screen.scrollView)
    screen.show()
    let height = {
      40 + header.titleLabel.sizeThatFits(CGSize(width: header.bounds.width - 32, height: 0)).height
    }
    header.fitContent()
    expectLess(abs(header.minimumHeight - height()), 1e-9)
    header.titleLabel.text = "A title that is so long that it does not go into one line of a header"
    expectLess(header.minimumHeight, height())
    header.fitContent()
    let tall = header.minimumHeight
    expect(abs(tall - height()) < 1e-9 && tall > 100)
    expectEqual(screen.scrollView.contentInset.top, tall, "at rest it is at least as tall as its minimum")
    expect(screen.restsAtTop)
    screen.stage.rotate(to: .landscapeLeft)
    screen.stage.settle()
    expect(abs(header.minimumHeight - height()) < 1e-9 && header.minimumHeight < tall)
  }

  @Test("Large text is not clipped", .needs(.settings), arguments: ListKind.allCases)
  func largeText(kind: ListKind) {
    let screen = EdgeScreen(kind: kind)
    let header = StretchyHeaderView(maximumHeight: 90)
    let label = addTitle("The mountains of the north", to: header.contentView)
    header.install(in: screen.scrollView)
    screen.show()
    let small = header.minimumHeight
    screen.stage.textSize = .accessibilityExtraExtraExtraLarge
    screen.stage.settle()
    expectGreater(header.minimumHeight, small + 30)
    expect(screen.restsAtTop && abs(header.bounds.height - max(90, header.minimumHeight)) < 1e-9)
    for y in [-header.bounds.height, 0, 100] {
      screen.scroll(to: y)
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
      expectAtLeast(label.bounds.height, needed, "at \(y) the label has \(label.bounds.height) of \(needed)")
    }
    screen.stage.textSize = .large
    screen.stage.settle()
    expectEqual(header.minimumHeight, small)
  }

  @Test func movingUnderTheBarDoesNotChangeIt() {
    let screen = EdgeScreen(hasNavigationBar: true)
    let header = StretchyHeaderView(maximumHeight: 250)
    let label = UILabel()
    label.text = "Mountains"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(label)
    let margins = header.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
    header.install(in: screen.scrollView)
    screen.show()
    let height = header.minimumHeight
    screen.scroll(to: -60)
    header.fitContent()
    expect(header.minimumHeight == height && height > 20)
    expectEmpty(screen.stage.warnings)
  }

  @Test func aFixedHeightTakesItsPlace() {
    let screen = EdgeScreen()
    let header = CountingHeader(maximumHeight: 250)
    header.minimumHeight = 80
    expectEqual(header.minimumHeight, 80)
    header.install(in: screen.scrollView)
    screen.show()
    expect(header.widths.isEmpty && header.minimumHeight == 80)
    header.minimumHeight = -20
    expectEqual(header.minimumHeight, 0)
    header.minimumHeight = 70
    for height in [CGFloat.nan, .infinity, 1e300] {
      header.minimumHeight = height
      header.maximumHeight = height
      header.fadeDistance = height
      expect(header.minimumHeight == 70 && header.maximumHeight == 250 && header.fadeDistance == 0)
    }
    header.heightsFitContent = true
    expect(header.minimumHeight == 0 && header.widths == [390])
  }

  @Test func fittingHeightsThatAreNotFiniteAreIgnored() {
    final class OddHeader: StretchyHeaderView {
      var height: CGFloat = 60
      override func fittingHeight(forWidth width: CGFloat) -> CGFloat { height }
    }
    let screen = EdgeScreen()
    let header = OddHeader(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    for height in [CGFloat.nan, .infinity, -.infinity] {
      header.height = height
      header.fitContent()
      screen.scroll(to: 10)
      expect(header.minimumHeight == 60 && screen.place(of: header).maxY == -10)
    }
  }

  @Test(arguments: UIKitAnswers.tested)
  func contentThatAutoresizesAsksForNothing(answers: UIKitAnswers) {
    let screen = EdgeScreen(answers: answers)
    let header = StretchyHeaderView(maximumHeight: 250)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.contentView.addSubview(picture)
    header.install(in: screen.scrollView)
    screen.show()
    screen.scroll(to: -500)
    header.fitContent()
    expectEqual(header.minimumHeight, 0)
    expectEmpty(screen.stage.warnings)
  }
}
