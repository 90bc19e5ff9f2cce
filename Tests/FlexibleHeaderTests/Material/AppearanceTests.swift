import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: hairline, elevation, traits and animations") struct AppearanceTests {
  @Test(arguments: DeviceModel.all) func theHairlineIsOnePixelAlongTheLowerEdge(device: DeviceModel) throws {
    let stage = HeaderStage(device) { UIViewController() }
    let controller = FlexibleHeaderViewController()
    let header = controller.headerView
    let others = Set(header.subviews.map(ObjectIdentifier.init))
    controller.showsHairline = true
    controller.hairlineColor = .red
    let line = try #require(header.subviews.first { !others.contains(ObjectIdentifier($0)) })
    stage.window.rootViewController = controller
    stage.step()
    header.bounds.size.height = 90
    let pixel = 1 / device.scale
    expectEqual(line.backgroundColor, .red)
    expect(line.frame.height == pixel && line.frame.width == header.bounds.width)
    expectLess(abs(line.frame.maxY - 90), 1e-9)
    controller.showsHairline = false
    expect(line.isHidden)
  }

  @Test("The elevation block is called for another elevation only") func elevationBlock() {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    var elevations: [CGFloat] = []
    header.elevationDidChangeBlock = { _, elevation in elevations.append(elevation) }
    header.elevation = 4
    header.elevation = 4
    header.elevation = 0
    expectEqual(elevations, [4, 0])
  }

  @Test("A dark appearance calls the trait blocks of view, controller and container with the old traits")
  func traitBlocks() {
    var styles: [String: UIUserInterfaceStyle?] = [:]
    let stage = HeaderStage<FlexibleHeaderContainerViewController>(.phone47) {
      let container = FlexibleHeaderContainerViewController(contentViewController: nil)
      let controller = container.headerViewController
      controller.headerView.traitCollectionDidChangeBlock = { styles["view"] = $1?.userInterfaceStyle }
      controller.traitCollectionDidChangeBlock = { styles["controller"] = $1?.userInterfaceStyle }
      container.traitCollectionDidChangeBlock = { styles["container"] = $1?.userInterfaceStyle }
      return container
    }
    styles = [:]
    stage.userInterfaceStyle = .dark
    stage.settle()
    expectEqual(styles, ["view": .light, "controller": .light, "container": .light])
    expectEqual(stage.root.headerViewController.headerView.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func animationsRunAlongWithTheHeader() {
    let fixture = HeaderFixture()
    var isFinished: Bool?
    let view = UIView()
    fixture.root.view.addSubview(view)
    fixture.stage.step()
    fixture.header.animateSwitch({ view.alpha = 0 }) { isFinished = $0 }
    fixture.stage.advance(by: 0.1)
    expect(isFinished == nil && view.layer.presentation()?.opacity != 0)
    fixture.stage.advance(by: 0.15)
    expectEqual(isFinished, true)
  }

  @Test func aNewHeaderCanBeFound() {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    expectEqual(header.accessibilityIdentifier, "FlexibleHeaderViewAccessibilityIdentifier")
    expect(!header.clipsToBounds)
  }

  @Test func effectiveElevationIsTheElevation() {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    header.elevation = 6
    expectEqual(header.currentElevation, 6)
    expectEqual(header.overrideBaseElevation, -1)
    header.overrideBaseElevation = 12
    expectEqual(header.overrideBaseElevation, 12)
  }
}
