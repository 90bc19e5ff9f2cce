import CatalogScreens
import Foundation
import HeaderTesting
import Testing

/// The view controllers of `Documentation/Recipes.md` and of the reference documentation, from which their pictures are
/// drawn.
@MainActor struct RecipeTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The document shows the code word for word that its pictures are drawn from")
  func document() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Recipes.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let folder = Self.root.appendingPathComponent("CatalogScreens/Sources/CatalogScreens/Recipes")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    expectEqual(Set(blocks), Set(try files.map { try String(contentsOf: $0, encoding: .utf8) }))
    expectEqual(blocks.count, CatalogScreen.recipes.count)
    for recipe in CatalogScreen.recipes {
      expect(page.contains("Images/\(recipe.id)-light.svg") && page.contains("Images/\(recipe.id)-dark.svg"))
    }
  }

  @Test(
    "A page of the reference shows the code word for word that its picture is drawn from",
    arguments: [
      ("FlexibleHeaderView", "flexible-header", "Examples/PeaksViewController"),
      ("FlexibleHeightBar", "height-bar", "Examples/BalanceViewController"),
      ("StretchyHeaderView", "stretchy-header", "Examples/CoastViewController"),
      ("RevealingFooterView", "footer", "Examples/LettersViewController"),
      ("SectionedHeaderView", "search-row", "Recipes/PlacesViewController"),
      ("HeaderPagesViewController", "profile", "Recipes/MemberViewController"),
    ])
  func reference(page: String, picture: String, code: String) throws {
    let folder = Self.root.appendingPathComponent("Sources/FlexibleHeader/FlexibleHeader.docc")
    let text = try String(
      contentsOf: folder.appendingPathComponent("Extensions/\(page).md"), encoding: .utf8)
    let file = Self.root.appendingPathComponent("CatalogScreens/Sources/CatalogScreens/\(code).swift")
    expect(text.contains("```swift\n\(try String(contentsOf: file, encoding: .utf8))```"))
    expect(text.contains("](\(picture))"))
    for name in ["\(picture).svg", "\(picture)~dark.svg"] {
      let path = folder.appendingPathComponent("Resources/\(name)").path
      expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }

  @Test(
    "The header of every example shrinks or leaves when its content is scrolled",
    arguments: CatalogScreen.examples.map(\.id).filter { $0 != "example-footer" })
  func everyExample(_ id: String) throws {
    let stage = try ScreenStage(id, on: .phoneNotch)
    let header = try #require(stage.window.firstRecordableHeader)
    let start = header.convert(header.bounds, to: nil)
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 187, y: 700), by: -400) }
    expectGreater(start.maxY - header.convert(header.bounds, to: nil).maxY, 40)
    expectEqual(stage.simulator.warnings, [])
  }

  @Test("A pull past the end of the letters brings more")
  func letters() throws {
    let stage = try ScreenStage("example-footer", on: .phoneNotch)
    let table = try stage.view(UITableView.self)
    let count = table.numberOfRows(inSection: 0)
    stage.drag(from: CGPoint(x: 187, y: 700), by: -400)
    expectEqual(table.numberOfRows(inSection: 0), 2 * count)
    expectEqual(stage.simulator.warnings, [])
  }

  @Test("The search row leaves, and returns at once")
  func searchRow() throws {
    let stage = try ScreenStage("recipe-search-row")
    let header = try stage.view(SectionedHeaderView.self)
    let expanded = header.visibleHeight
    stage.drag(from: CGPoint(x: 187, y: 500), by: -300)
    expectLess(abs(header.visibleHeight - (expanded - 48)), 1e-6)
    stage.drag(from: CGPoint(x: 187, y: 300), by: 80)
    expectLess(abs(header.visibleHeight - expanded), 1e-6)
  }

  @Test(
    "Every recipe expands at the top and shrinks when its content is scrolled",
    arguments: CatalogScreen.recipes.map(\.id))
  func everyRecipe(_ id: String) throws {
    let stage = try ScreenStage(id)
    let header = try stage.view(SectionedHeaderView.self)
    let expanded = header.visibleHeight
    stage.drag(from: CGPoint(x: 187, y: 600), by: -400)
    expectLess(header.visibleHeight, expanded - 40)
    expectEqual(stage.simulator.warnings, [])
  }
}
