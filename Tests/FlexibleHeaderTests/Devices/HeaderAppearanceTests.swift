import HeaderTesting
import Testing

@testable import FlexibleHeader
import FlexibleHeaderMigration

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Subclasses, colors, motion, and elevation") struct HeaderAppearanceTests {
  private final class ImageHeaderView: FlexibleHeaderView {}

  @Test("Both controllers take a header of a subclass")
  func subclassOfTheHeader() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController(headerView: ImageHeaderView())
    let stage = HeaderStage {
      FlexibleHeaderContainerViewController(
        contentViewController: UIViewController(), headerViewController: controller)
    }
    let header = stage.root.headerViewController.headerView
    expect(header is ImageHeaderView && controller.view === header)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 76))
  }

  @Test("Default colors follow the appearance, unless the flags say otherwise")
  func defaultColors() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    expectEqual(controller.headerView.backgroundColor, .systemBackground)
    expectEqual(controller.hairlineColor, .separator)
    controller.headerView.behavioralFlags = .materialComponents
    expect(controller.headerView.backgroundColor == .lightGray && controller.hairlineColor == .black)
    controller.hairlineColor = .red
    controller.headerView.backgroundColor = .blue
    controller.headerView.behavioralFlags = .recommended
    expect(controller.headerView.backgroundColor == .blue && controller.hairlineColor == .red)
  }

  @Test("With Reduce Motion the shift is not animated", .needs(.settings), arguments: [true, false])
  func reducedMotion(isReduced: Bool) {
    let fixture = HeaderFixture()
    fixture.stage.isReduceMotionEnabled = isReduced
    fixture.header.shiftBehavior = .hideable
    fixture.track()
    fixture.header.shiftHeaderOffScreen(animated: true)
    expect(
      (fixture.header.frame.maxY == 0) == isReduced && fixture.header.isShiftAnimationRunning != isReduced)
    fixture.stage.settle()
    fixture.header.shiftHeaderOnScreen(animated: true)
    expectEqual(fixture.header.frame.minY == 0, isReduced)
  }

  @Test("The elevation block receives the absolute elevation")
  func absoluteElevation() {
    DeviceModel.phone47.makeCurrent()
    let (outer, header) = (FlexibleHeaderView(frame: .zero), FlexibleHeaderView(frame: .zero))
    var elevations: [CGFloat] = []
    header.elevationDidChangeBlock = { elevations.append($1) }
    header.elevation = 4
    outer.elevation = 8
    outer.contentView.addSubview(header)
    header.elevation = 2
    header.overrideBaseElevation = 20
    header.overrideBaseElevation = 20
    expect(elevations == [4, 10, 22] && header.absoluteElevation == 22 && header.currentElevation == 2)
  }

  @Test(
    "A header that content shows through is linked for the scroll edge effect", arguments: HeaderKind.allCases
  )
  func scrollEdgeEffect(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage { RowsScreen { header.install(in: $0.list) } }
    let isOverContent = HeaderKind.inFront.contains(kind)
    for (color, isLinked) in [
      (UIColor.white, false), (nil, true), (.white, false), (UIColor(white: 1, alpha: 0.5), true),
    ] {
      header.backgroundColor = color
      expectSame(header.scrollEdge.scrollView, isLinked && isOverContent ? stage.root.list : nil)
    }
    header.uninstall()
    expectNil(header.scrollEdge.scrollView)
  }

  @Test("A header in a table has no scroll edge effect")
  func scrollEdgeEffectInTable() {
    let header = FlexibleHeaderView(maximumHeight: 160)
    let stage = HeaderStage { RowsTableController(style: .plain) }
    header.install(in: stage.root.tableView)
    header.backgroundColor = nil
    expectNil(header.scrollEdge.scrollView)
  }

  @Test("A header that moves into its list is no longer linked, and is again in front of it")
  func scrollEdgeEffectOfMovedHeader() {
    let header = FlexibleHeaderView(maximumHeight: 160)
    header.backgroundColor = nil
    let stage = HeaderStage { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    expectSame(header.scrollEdge.scrollView, list)
    list.addSubview(header)
    expectNil(header.scrollEdge.scrollView)
    stage.root.view.addSubview(header)
    expectSame(header.scrollEdge.scrollView, list)
  }
}
