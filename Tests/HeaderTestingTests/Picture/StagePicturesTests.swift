import FlexibleHeader
import Foundation
import Testing

@testable import HeaderTesting

@MainActor @Suite("Pictures of a stage", .enabled(if: StageFeatures.available == .all))
struct StagePicturesTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    let list = UIScrollView()
    let header = FlexibleHeaderView(maximumHeight: 500)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 3000
      for subview in [list, button, field] { view.addSubview(subview) }
    }
  }

  private func folder() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
      "StagePicturesTests-\(UUID().uuidString)")
  }

  @Test("A picture that is missing or differs is an error, and a difference is shown by a sheet")
  func differences() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = HeaderStage(.phoneNotch) { Screen() }
    let missing = try #require(throws: PictureDifference.self) { try stage.expectPicture("top", in: folder) }
    expect(missing.description.contains("HEADER_RECORD_PICTURES"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "top-\(UUID().uuidString)"
    let file = folder.appendingPathComponent("\(name).svg")
    try stage.svg(titled: name).write(to: file, atomically: true, encoding: .utf8)
    try stage.expectPicture(name, in: folder)
    stage.root.button.backgroundColor = .red
    let different = try #require(throws: PictureDifference.self) { try stage.expectPicture(name, in: folder) }
    let path = try #require(different.description.components(separatedBy: "see ").last)
    let sheet = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    expect(["expected", "found", "difference", "mix-blend-mode"].allSatisfy(sheet.contains))
    expectEqual(sheet.components(separatedBy: "<image ").count, 5)
    try FileManager.default.removeItem(atPath: path)
  }

  @Test("All variants whose pictures are missing are named in one error")
  func variants() throws {
    var names: [String] = []
    let error = try #require(throws: PictureDifference.self) {
      try HeaderStage.expectPictures("screen", in: StageVariant.all, folder: folder()) {
        Screen()
      } after: { stage in
        names.append("\(stage.window.bounds.width), \(stage.window.traitCollection.layoutDirection.rawValue)")
      }
    }
    expectEqual(error.problems.count, StageVariant.all.count)
    expectEqual(Set(StageVariant.all.map(\.name)).count, StageVariant.all.count)
    expectEqual(
      names, ["375.0, 0", "390.0, 0", "820.0, 0", "844.0, 0", "375.0, 0", "390.0, 0", "390.0, 1", "390.0, 0"])
    expect(error.description.contains("screen-phone-notch-dark.svg"))
  }

  @Test("A stage has the appearance, direction, text size, and keyboard that it is created with")
  func settings() throws {
    let variant = StageVariant(
      appearance: .dark, layoutDirection: .rightToLeft, textSize: .accessibilityLarge, showsKeyboard: true)
    let stage = HeaderStage(variant) { Screen() }
    let traits = stage.root.traitCollection
    expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    expect(traits.preferredContentSizeCategory == .accessibilityLarge && stage.showsKeyboard)
    let plain = try stage.svg()
    stage.tap(stage.root.field)
    stage.settle()
    stage.type("a")
    expect(try stage.svg().contains(FilmStripStyle.offset) && !plain.contains(FilmStripStyle.offset))
    expectEqual(stage.warnings, [])
  }

  @Test("A touch that meets something else than was meant adds to the warnings")
  func warnings() {
    let stage = HeaderStage(.phoneNotch) { Screen() }
    let cover = UIView(frame: stage.root.button.frame)
    stage.tap(stage.root.button)
    expectEqual(stage.warnings, [])
    stage.root.view.addSubview(cover)
    stage.tap(stage.root.button)
    stage.tap(UIButton())
    stage.type("a")
    stage.drag(by: -50)
    expectEqual(stage.warnings.count, 3)
    expect(stage.warnings[0].contains("UIView is in front of the UIButton"))
  }

  @Test("A drag begins below a header, and a warning says so if it can't, or if it begins outside the window")
  func startOfDrag() {
    let stage = HeaderStage(.phoneNotch) { Screen() }
    let (header, list) = (stage.root.header, stage.root.list)
    header.maximumHeight = 500
    header.install(in: list)
    stage.settle()
    let top = list.contentOffset.y
    stage.drag(by: -50)
    expect(list.contentOffset.y > top + 30 && stage.warnings.isEmpty)
    header.minimumHeight = 800
    stage.settle()
    stage.drag(by: -50)
    expect(stage.warnings.count == 1 && stage.warnings[0].contains("begins on a FlexibleHeaderView"))
    stage.drag(from: CGPoint(x: 180, y: 900), by: -50)
    expect(stage.warnings.count == 2 && stage.warnings[1].contains("outside the window"))
  }

  @Test("A stage shows the window of Split View, which can be resized")
  func splitView() {
    let stage = HeaderStage(StageVariant(.pad, splitWidth: 375)) { Screen() }
    expect(stage.window.bounds.width == 375 && stage.root.traitCollection.horizontalSizeClass == .compact)
    stage.resize(to: CGSize(width: 507, height: 1180), sizeClass: .regular)
    stage.settle()
    expect(stage.root.view.bounds.width == 507 && stage.root.traitCollection.horizontalSizeClass == .regular)
  }
}
