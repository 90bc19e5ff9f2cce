@testable import CatalogServer
import Foundation
import HeaderTesting
import Testing

struct LayerTreeTests {
  @Test(
    "A page that does what differences say has the new picture, and nothing that is gone", arguments: 1...60)
  func roundTrip(seed: Int) {
    var layers = RandomLayers(seed: UInt64(seed))
    var picture = layers.tree()
    var tree = LayerTree(picture)
    var page = PageModel()
    page.apply(tree.description)
    expectEqual(page.picture, picture)
    for _ in 0..<40 {
      picture = layers.steps(picture)
      let difference = tree.update(to: picture)
      page.apply(difference)
      expectEqual(page.picture, picture)
      expectEqual(page.count, picture.layerCount)
      expect(tree.update(to: picture).isEmpty)
    }
  }

  @Test("Scrolling a table by a row changes the layers of one row")
  func scrolledRows() {
    func row(_ number: Int) -> LayerSnapshot {
      var row = LayerSnapshot(
        position: CGPoint(x: 100, y: 50 * number), bounds: CGRect(x: 0, y: 0, width: 200, height: 50))
      row.sublayers = [
        LayerSnapshot(position: CGPoint(x: number, y: 0), bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      ]
      return row
    }
    var table = LayerSnapshot(position: .zero, bounds: CGRect(x: 0, y: 0, width: 200, height: 500))
    table.sublayers = (0..<10).map(row)
    var tree = LayerTree(table)
    table.bounds.origin.y = 55
    table.sublayers = (1..<11).map(row)
    let difference = tree.update(to: table)
    expectEqual(difference.changes.count, 3, "the table, a row and what is in it: \(difference.changes)")
    expectEmpty(difference.removed)
    expectEqual(difference.changes.first?.children?.count, 10)
  }

  @Test("Each layer has its own number")
  func freshNumbers() {
    var picture = LayerSnapshot(position: .zero, bounds: .zero)
    var tree = LayerTree(picture, first: 7)
    picture.sublayers = [picture]
    _ = tree.update(to: picture)
    picture.sublayers = []
    expectEqual(tree.update(to: picture).removed, [8])
    picture.sublayers = [LayerSnapshot(position: .zero, bounds: .zero)]
    expectEqual(tree.update(to: picture).changes.last?.number, 9)
  }
}

struct MessageTextTests {
  @Test("Numbers are valid JSON with at most three decimal places")
  func numbers() {
    func written(_ number: Double) -> String {
      var text = MessageText()
      text.number(number)
      return text.string
    }
    expectEqual(
      [0, -0.0, 1.5, -2.25, 1 / 3.0, 0.0004, -0.0004, 1e300, -1e300, .nan, .infinity, 1234.0625].map(written),
      [
        "0", "0", "1.5", "-2.25", "0.333", "0", "0", "1000000000000", "-1000000000000", "0", "0",
        "1234.063",
      ])
  }

  @Test("Text is unchanged after it is written and read")
  func texts() throws {
    let text = "quote \" backslash \\ newline \n bell \u{7} null \u{0} ü 漢 🎈"
    var message = MessageText()
    message.raw("[")
    message.string(text)
    message.raw("]")
    let read = try JSONDecoder().decode([String].self, from: Data(message.bytes))
    expectEqual(read, [text])
  }

  @Test("Every difference is valid JSON", arguments: 1...10)
  func everyDifferenceIsJSON(seed: Int) {
    var layers = RandomLayers(seed: UInt64(seed))
    var text = MessageText()
    text.raw("{")
    text.fields(of: LayerTree(layers.tree()).description)
    text.raw("}")
    let object = try? JSONSerialization.jsonObject(with: Data(text.bytes)) as? [String: Any]
    expectEqual((object?["layers"] as? [Any])?.isEmpty, false, "\(text.string)")
  }
}
