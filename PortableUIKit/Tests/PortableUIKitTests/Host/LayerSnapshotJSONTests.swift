@testable import PortableUIKit
import Testing

struct LayerSnapshotJSONTests {
  var full: LayerSnapshot {
    var shown = LayerSnapshot(
      position: CGPoint(x: 1.5, y: -2), bounds: CGRect(x: 0, y: 0.25, width: 100, height: 1e6))
    let color = LayerSnapshot.Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.125)
    shown.anchorPoint = .zero
    shown.transform = [1, 0, 0, 1, 10, 0]
    shown.opacity = 0.75
    shown.masksToBounds = true
    shown.backgroundColor = color
    shown.cornerRadius = 4
    shown.maskedCorners = 3
    shown.border = .init(width: 1, color: color)
    shown.shadow = .init(color: color, opacity: 0.5, offset: .zero, radius: 2, pathBox: .zero)
    shown.text = [
      .init(
        text: "A \"b\"\n\u{1}", x: 0, baseline: 12, width: 30, fontSize: 17, fontWeight: 400, color: color)
    ]
    shown.image = .init(
      identifier: "0f", mediaType: "image/png", size: CGSize(width: 3, height: 4), contentMode: "center",
      frame: .zero)
    shown.accessibilityLabel = "Größe"
    shown.accessibilityIdentifier = "size"
    shown.mask = LayerSnapshot(position: .zero, bounds: .zero)
    shown.sublayers = [LayerSnapshot(position: .zero, bounds: .zero)]
    return shown
  }

  @Test func aPlainLayerHasOnlyItsPlace() {
    let shown = LayerSnapshot(
      position: CGPoint(x: 5, y: 2.5), bounds: CGRect(x: 0, y: 0, width: 10, height: 5))
    expectEqual(shown.json, #"{"bounds":[[0,0],[10,5]],"position":[5,2.5]}"#)
  }

  @Test func everythingIsReadBack() throws {
    let read = try JSONDecoder().decode(LayerSnapshot.self, from: Data(full.json.utf8))
    expectEqual(read, full)
    let coded = try JSONDecoder().decode(LayerSnapshot.self, from: JSONEncoder().encode(full))
    expectEqual(coded, full)
  }

  @Test func membersAreSorted() {
    let json = full.json
    let names = [
      "accessibilityIdentifier", "accessibilityLabel", "anchorPoint", "backgroundColor", "border", "bounds",
    ]
    let places = names.compactMap { json.range(of: "\"\($0)\":")?.lowerBound }
    expect(places.count == names.count && places == places.sorted())
    expect(json.hasPrefix("{\"accessibilityIdentifier\":\"size\""))
  }

  @Test func wrongTransformsAreRefused() {
    let json = #"{"bounds":[[0,0],[1,1]],"position":[0,0],"transform":[1,2,3]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayerSnapshot.self, from: Data(json.utf8))
    }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1.0 / 3, "0.333333"),
      (2.0 / 3, "0.666667"),
      (-0.0000001, "0"), (0.000001, "0.000001"), (1_000_000, "1000000"), (20.287109375, "20.287109"),
      (.nan, "0"), (.infinity, "1000000000000"), (-.infinity, "-1000000000000"), (0.9999999, "1"),
      (1.05, "1.05"),
    ] as [(Double, String)])
  func numbersAreWrittenByHand(number: Double, expected: String) {
    expectEqual(JSONValue.digits(of: number), expected)
  }
}
