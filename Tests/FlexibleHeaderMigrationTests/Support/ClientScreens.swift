import FlexibleHeaderMigration
import Foundation
import HeaderTesting
import Testing

/// The devices on which the screens of clients are shown.
let clientDevices: [DeviceModel] = [.phone47, .phoneNotch]

/// Shows a screen with the defaults of both originals, and passes the stage to `body`.
///
/// - Returns: The reports of misuse.
@MainActor func showClient<Root: UIViewController>(
  _ device: DeviceModel, _ makeRoot: () -> Root, body: (HeaderStage<Root>) -> Void
) -> [HeaderMisuse] {
  reports(whereDefaultsAreChosen: false) {
    FlexibleHeaderView.adoptMaterialComponentsDefaults()
    FlexibleHeightBar.adoptBLKFlexibleHeightBarDefaults()
    let stage = HeaderStage(device, makeRoot)
    stage.settle()
    body(stage)
  }
}

/// Draws a screen into the folder that the environment variable `CLIENT_PICTURES` names, if there is one.
@MainActor func draw<Root>(_ stage: HeaderStage<Root>, _ name: String) {
  guard let folder = ProcessInfo.processInfo.environment["CLIENT_PICTURES"] else { return }
  let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(stage.model.name).svg")
  do {
    try stage.svg(titled: name).write(to: file, atomically: true, encoding: .utf8)
  } catch {
    Issue.record(error)
  }
}

/// Drags the content of a screen with a bar up and down, and checks that the bar follows.
///
/// - Parameter overlap: The length of the content that begins beneath the bar, in points.
@available(*, deprecated)
@MainActor func tour<Root>(
  _ stage: HeaderStage<Root>, _ name: String, of bar: BLKFlexibleHeightBar, over scrollView: UIScrollView,
  overlap: CGFloat = 0
) {
  let (x, top) = (stage.window.bounds.midX, bar.maximumBarHeight)
  expectEqual(scrollView.adjustedContentInset.top, top - overlap)
  scrollView.contentOffset.y = overlap - top
  stage.settle()
  expect(bar.progress == 0 && bar.frame.height == top)
  draw(stage, "\(name)-1")
  stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 540), holding: 0.2)
  draw(stage, "\(name)-2")
  stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 120), holding: 0.2)
  stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 120), holding: 0.2)
  stage.settle()
  expect(bar.frame.height == bar.minimumBarHeight && bar.progress == 1)
  expectGreater(scrollView.contentOffset.y, -bar.minimumBarHeight)
  draw(stage, "\(name)-3")
  for _ in 0..<3 { stage.drag(from: CGPoint(x: x, y: 320), to: CGPoint(x: x, y: 640), holding: 0.2) }
  stage.settle()
  expect(bar.frame.height == top && bar.frame.minY == 0 && bar.progress == 0)
}
