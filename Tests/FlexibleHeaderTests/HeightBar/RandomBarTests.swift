import FlexibleHeader
import HeaderTesting
import Testing

/// Rules that every height bar meets, however the content is scrolled.
@MainActor @Suite("Random sessions of height bars") struct RandomBarTests {
  private static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -0.0, 4e9, -4e9, .leastNonzeroMagnitude,
  ]

  private func behavior(_ random: inout SeededGenerator) -> HeightBarBehavior {
    let behavior: HeightBarBehavior
    switch Int.random(in: 0..<3, using: &random) {
    case 0: behavior = SquareCashBehavior()
    case 1:
      let facebook = FacebookBehavior()
      facebook.thresholdFromTop = .random(in: 0...50, using: &random)
      facebook.thresholdNegativeDirection = .random(in: 0...50, using: &random)
      facebook.thresholdPositiveDirection = .random(in: 0...50, using: &random)
      behavior = facebook
    default: behavior = SafariBehavior()
    }
    behavior.isElasticAtTop = Bool.random(using: &random)
    return behavior
  }

  /// A scroll view that returns the assigned values, valid or not.
  private final class LyingScrollView: UIScrollView {
    var offset = CGPoint.zero
    var size = CGSize(width: 320, height: 2000)
    var insets = UIEdgeInsets.zero
    override var contentOffset: CGPoint {
      get { offset }
      set { offset = newValue }
    }
    // The offset of a scroll view is the origin of its bounds.
    override var bounds: CGRect {
      get { CGRect(origin: offset, size: super.bounds.size) }
      set { super.bounds = newValue }
    }
    override var contentSize: CGSize {
      get {
        // PortableUIKit identifies an observed property by its read access.
        _ = super.contentSize
        return size
      }
      set { size = newValue }
    }
    override var adjustedContentInset: UIEdgeInsets { insets }
  }

  @Test("The height follows the progress, which stays in range, for any offsets, insets and heights")
  func anyNumbers() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      DeviceModel.phone47.makeCurrent()
      let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let behavior = behavior(&random)
      bar.behavior = behavior
      let view = LyingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      for _ in 0..<60 {
        let number =
          Bool.random(using: &random)
          ? Self.wild.randomElement(using: &random) ?? 0 : .random(in: -300...3000, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bar.maximumHeight = number
        case 1: bar.minimumHeight = number
        case 2: view.size.height = number
        case 3: view.insets.top = number
        case 4: behavior.scrollViewWillBeginDragging(view)
        case 5:
          var target = view.contentOffset
          behavior.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: 0, y: number), targetContentOffset: &target)
          behavior.scrollViewDidEndDragging(view, willDecelerate: Bool.random(using: &random))
        default:
          view.offset.y = number
          behavior.scrollViewDidScroll(view)
        }
        bar.layoutIfNeeded()
        let least: CGFloat = behavior.isElasticAtTop ? -.greatestFiniteMagnitude : 0
        expect(
          bar.progress.isFinite && bar.progress >= least && bar.progress <= 1, "seed \(seed): \(bar.progress)"
        )
        let height = bar.maximumHeight - bar.progress * (bar.maximumHeight - bar.minimumHeight)
        expect(
          bar.frame.minY.isFinite && abs(bar.frame.height - height) <= 1e-9 * max(1, abs(height)),
          "seed \(seed): \(bar.frame), progress \(bar.progress)")
      }
      expectRecovery(of: bar, view, "seed \(seed)")
    }
  }

  /// Checks that invalid values have no effect on a Square Cash bar after valid ones.
  private func expectRecovery(of bar: FlexibleHeightBar, _ view: LyingScrollView, _ comment: Comment) {
    guard let behavior = bar.behavior as? SquareCashBehavior else { return }
    bar.maximumHeight = 100
    bar.minimumHeight = 20
    view.size.height = 2000
    view.insets.top = 100
    for (offset, height) in [(-100, 100), (-60, 60), (500, 20)] as [(CGFloat, CGFloat)] {
      view.offset.y = offset
      behavior.scrollViewDidScroll(view)
      bar.layoutIfNeeded()
      expectLess(abs(bar.frame.height - height), 1e-9, comment)
    }
  }

  @Test("snapping always ends on a snap position")
  func snapping() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let behavior: HeightBarBehavior =
        Bool.random(using: &random) ? SquareCashBehavior() : FacebookBehavior()
      let ends = (0..<3).map { _ in CGFloat(Int.random(in: 1...99, using: &random)) / 100 }.sorted()
      var positions: [CGFloat] = []
      for (start, end) in zip([0] + ends, ends + [1]) where start < end {
        let position = CGFloat.random(in: 0...1, using: &random)
        behavior.addSnappingPosition(position, for: start...end)
        positions.append(position)
      }
      let fixture = BarFixture(behavior)
      for _ in 0..<4 {
        let target = CGFloat.random(in: 0...400, using: &random)
        fixture.distance = target
        behavior.scrollViewDidEndDecelerating(fixture.scrollView)
        fixture.rest()
        let nearest = positions.map { abs($0 - fixture.bar.progress) }.min() ?? 1
        expectLess(nearest, 1e-9, "seed \(seed): \(fixture.bar.progress) of \(positions)")
      }
    }
  }

  @Test(
    "A new behavior in the middle of a scroll moves the bar no further than it demands", .needs(.touches))
  func swapping() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let fixture = BarFixture(behavior(&random))
      fixture.touchDown(at: 600)
      fixture.drag(.random(in: 20...300, using: &random), perFrame: 20)
      let before = fixture.bar.currentHeightOnScreen
      let next = behavior(&random)
      fixture.bar.behavior = next
      fixture.scrollView.delegate = next
      fixture.bar.layoutIfNeeded()
      expectEqual(fixture.bar.currentHeightOnScreen, before, "seed \(seed): the swap alone moves nothing")
      let distance = fixture.distance
      fixture.drag(1, perFrame: 1)
      let step = abs(fixture.distance - distance) + 1e-6
      let after = fixture.bar.currentHeightOnScreen
      let demanded = min(96, max(44, 96 - fixture.distance))
      if next is SquareCashBehavior {
        expectLess(abs(after - demanded), 1e-6, "seed \(seed)")
      } else {
        expectAtMost(abs(after - before), step, "seed \(seed): from \(before) to \(after)")
      }
      fixture.liftSlowly()
      fixture.rest()
    }
  }
}

extension FlexibleHeightBar {
  fileprivate var currentHeightOnScreen: CGFloat { frame.height }
}
