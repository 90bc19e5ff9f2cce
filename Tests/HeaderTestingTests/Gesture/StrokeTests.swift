import Foundation
import HeaderTesting
import Testing

struct StrokeTests {
  static let fixtures = Fixtures.names(in: "Gestures")

  @Test(arguments: fixtures) func everyFixtureIsAStroke(_ name: String) throws {
    let stroke = try Stroke(contentsOf: Fixtures.url("Gestures/\(name)"))
    expectEqual("\(stroke.name).json", name)
    expectGreater(stroke.samples.count, 10)
    try expectEqual(Stroke(json: Data(stroke.json.utf8)), stroke)
  }

  @Test func thereAreNineOfThem() {
    expectEqual(Self.fixtures.count, 9)
  }

  static let faults: [(fields: String, message: String)] = [
    (#""samples":[[0,1,2],[1,1,2]],"liftsAt":1"#, "the field \"unit\" is missing"),
    (
      #""unit":"pixels","samples":[],"liftsAt":1"#,
      "unit: expected \"points, seconds\", found \"pixels\""
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2]],"liftsAt":1"#,
      "samples: expected at least 2 samples, found 1"
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2],[0.1,1]],"liftsAt":1"#,
      "samples[1]: expected a list of 3 numbers, found [0.1, 1.0]"
    ),
    (
      #""unit":"points, seconds","samples":[[0.1,1,2],[0.2,1,2]],"liftsAt":1"#,
      "samples[0][0]: expected 0 for the touch-down, found 0.1"
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2],[0.2,1,2],[0.2,1,3]],"liftsAt":1"#,
      "samples[2][0]: expected a time after 0.2, found 0.2"
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2],[0.2,1,"far"]],"liftsAt":1"#,
      "samples[1][2]: Expected to decode Double but found a string instead."
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2],[0.2,1,1e6]],"liftsAt":1"#,
      "samples[1][2]: expected a number from -100000 to 100000, found 1000000.0"
    ),
    (
      #""unit":"points, seconds","samples":[[0,1,2],[0.2,1,2]],"liftsAt":0.1"#,
      "liftsAt: expected a number from 0.2 to 600, found 0.1"
    ),
    (#""unit":"points, seconds","samples":[[0,1,2],[0.2,1,2]]"#, "the field \"liftsAt\" is missing"),
  ]

  @Test(arguments: faults) func faultsNameFileAndPlace(_ fields: String, _ message: String) {
    #expect {
      try Stroke(json: Data("{\"name\":\"x\",\(fields)}".utf8), file: "s.json")
    } throws: {
      "\($0)" == "s.json: \(message)"
    }
  }

  @Test func numbersThatAreNotFiniteAreRefusedInCodeAsWell() {
    let samples = [Stroke.Sample(time: 0, x: 0, y: 0), Stroke.Sample(time: 0.1, x: .nan, y: 0)]
    #expect(throws: FaultyFile.self) { try Stroke(name: "x", samples: samples, liftsAt: 1) }
    #expect(throws: FaultyFile.self) { try Stroke(name: "x", samples: [], liftsAt: 1) }
  }
}
