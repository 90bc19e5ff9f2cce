import CatalogScreens
import Foundation
import HeaderTesting
import Testing

/// The view controllers of `Documentation/Recipes.md`, the reference documentation, and the tutorial, from which their
/// pictures are drawn.
@MainActor struct RecipeTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private nonisolated static let documentation = root.appendingPathComponent(
    "Sources/FlexibleHeader/FlexibleHeader.docc")

  /// Returns the code of a screen.
  private static func screen(_ name: String) throws -> String {
    let file = root.appendingPathComponent("CatalogScreens/Sources/CatalogScreens/\(name).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

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
      ("Extensions/FlexibleHeaderView", "flexible-header", "Examples/PeaksViewController"),
      ("Extensions/FlexibleHeightBar", "height-bar", "Examples/BalanceViewController"),
      ("Extensions/StretchyHeaderView", "stretchy-header", "Examples/CoastViewController"),
      ("Extensions/RevealingFooterView", "footer", "Examples/LettersViewController"),
      ("Extensions/SectionedHeaderView", "search-row", "Recipes/PlacesViewController"),
      ("Extensions/HeaderPagesViewController", "profile", "Recipes/MemberViewController"),
      ("Extensions/FlexibleHeaderViewController", "status-bar", "Examples/ChapterViewController"),
      ("Articles/AttachingAHeader", "status-bar", "Examples/ChapterViewController"),
      ("Articles/EffectsAndKeyframes", "effects", "Examples/AuthorViewController"),
      ("Articles/ManyScrollViews", "tabs", "Examples/TabsViewController"),
      ("FlexibleHeader", "table", "Examples/CitiesViewController"),
    ])
  func reference(page: String, picture: String, code: String) throws {
    let text = try String(
      contentsOf: Self.documentation.appendingPathComponent("\(page).md"), encoding: .utf8)
    expect(text.contains("```swift\n\(try Self.screen(code))```"))
    expect(text.contains("](\(picture))"))
    try expectPicture(picture)
  }

  @Test("A step of the tutorial is the code that its picture is drawn from", arguments: [1, 3, 4, 5])
  func step(_ number: Int) throws {
    let resources = Self.documentation.appendingPathComponent("Resources")
    let step = try String(
      contentsOf: resources.appendingPathComponent("Peaks-0\(number).swift"), encoding: .utf8)
    let start = try #require(step.range(of: "final class "))
    let lines = step[start.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    expect(try Self.screen("Examples/PeaksSteps").contains("enum PeaksStep\(number) {\n\(indented)}\n"))
    try expectPicture("step-\(number)")
  }

  private func expectPicture(_ picture: String) throws {
    for name in ["\(picture).svg", "\(picture)~dark.svg"] {
      let path = Self.documentation.appendingPathComponent("Resources/\(name)").path
      expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }

  @Test(
    "The header of every example shrinks or leaves when its content is scrolled",
    arguments: CatalogScreen.examples.map(\.id).filter { !["example-footer", "example-step-1"].contains($0) })
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

  @Test("The tabs show one table after the other below the header")
  func tabs() throws {
    let stage = try ScreenStage("example-tabs", on: .phoneNotch)
    let tabs = try stage.view(UISegmentedControl.self)
    func frontTable() -> UITableView? {
      var view = stage.window.hitTest(CGPoint(x: 187, y: 600), with: nil)
      while let current = view, !(current is UITableView) { view = current.superview }
      return view as? UITableView
    }
    let first = try #require(frontTable())
    expectEqual(first.visibleCells.first?.textLabel?.text, "Eiger")
    tabs.selectedSegmentIndex = 1
    tabs.sendActions(for: .valueChanged)
    stage.simulator.step()
    expectEqual(frontTable()?.visibleCells.first?.textLabel?.text, "Konkordia")
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
