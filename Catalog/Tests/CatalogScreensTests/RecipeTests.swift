import CatalogScreens
import Foundation
import HeaderTesting
import Testing

/// The view controllers of `Documentation/Recipes.md`, from which its pictures are drawn.
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
