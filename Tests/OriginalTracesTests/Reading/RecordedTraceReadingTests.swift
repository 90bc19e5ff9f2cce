import Foundation
import Testing

@testable import OriginalTraces

struct RecordedTraceReadingTests {
  static let fixtures = Fixtures.names(in: "Traces/material")

  /// A trace of two steps. The faults below are inserted into it.
  static let sample: JSONValue = {
    let url = Fixtures.url("Traces/material/collapse.json")
    guard var trace = try? TraceFile(contentsOf: url) else { return .null }
    let state = trace.initialExpect
    let events = [
      #"{"type":"scroll","y":10,"tracking":true,"dragging":true,"decelerating":false}"#,
      #"{"type":"set","property":"minimumHeight","value":40}"#,
    ]
    trace.steps = events.map { TraceFile.Step(event: event($0), expect: state) }
    return value(trace.json)
  }()

  private static func value(_ json: String) -> JSONValue {
    (try? JSONNode(parsing: Data(json.utf8), file: "").value) ?? .null
  }

  private static func event(_ json: String) -> JSONValue { value(json) }

  struct Planted: Sendable, CustomTestStringConvertible {
    /// The location of the fault: field names and indices, separated by dots.
    var path: String
    /// The value to insert, or `nil` to remove the field.
    var value: JSONValue?
    /// The expected error message.
    var message: String
    var testDescription: String { message }

    init(_ path: String, _ value: JSONValue?, _ message: String) {
      (self.path, self.value, self.message) = (path, value, message)
    }
  }

  static let faults: [Planted] = [
    Planted("name", nil, "the field \"name\" is missing"),
    Planted("nickname", .string("x"), "the field \"nickname\" is unknown"),
    Planted("name", .number(3), "name: expected a text, found the number 3"),
    Planted(
      "system", .string("x"),
      "system: expected one of material, heightBar, sections; found the text \"x\""),
    Planted("steps", .null, "steps: expected a list, found null"),
    Planted("steps.1", .number(1), "steps[1]: expected an object, found the number 1"),
    Planted("steps.1.event", nil, "steps[1]: the field \"event\" is missing"),
    Planted(
      "steps.0.event.type", .string("jump"),
      "steps[0].event.type: expected one of changeContentInsets, endDecelerating, endDragging, "
        + "hideViewWhenShifted, rotate, scroll, set, setTrackingScrollView, shiftOffScreen, shiftOnScreen, tick, "
        + "willChangeToScrollView, willEndDragging; found the text \"jump\""),
    Planted("steps.0.event.y", nil, "steps[0].event: the field \"y\" is missing"),
    Planted("steps.0.event.y", .bool(true), "steps[0].event.y: expected a number, found true"),
    Planted(
      "steps.0.event.y", .number(1e9),
      "steps[0].event.y: expected a number from -1000000 to 1000000, found 1000000000"),
    Planted(
      "steps.0.event.tracking", .number(1),
      "steps[0].event.tracking: expected true or false, found the number 1"),
    Planted("steps.0.event.speed", .number(1), "steps[0].event: the field \"speed\" is unknown"),
    Planted(
      "steps.1.event.property", .string("colour"),
      "steps[1].event.property: expected the name of an option or circumstance, found the text \"colour\""),
    Planted(
      "steps.1.event.value", .string("40"), "steps[1].event.value: expected a number, found the text \"40\""),
    Planted("steps.1.event.index", .number(0), "steps[1].event: the field \"index\" is unknown"),
    Planted("steps.1.expect.shadow", .number(0), "steps[1].expect: the field \"shadow\" is unknown"),
    Planted("steps.1.expect.frame", nil, "steps[1].expect: the field \"frame\" is missing"),
    Planted(
      "steps.1.expect.frame", .array([.number(0)]),
      "steps[1].expect.frame: expected a list of 4, found one of 1"),
    Planted(
      "steps.1.expect.frame.2", .string("wide"),
      "steps[1].expect.frame[2]: expected a number, found the text \"wide\""),
    Planted(
      "steps.1.expect.phase", .string("flying"),
      "steps[1].expect.phase: expected one of shifting, collapsing, overExtending; found the text \"flying\""),
    Planted(
      "initialExpect.shadowOpacity", .number(2),
      "initialExpect.shadowOpacity: expected a number from 0 to 1, found 2"),
    Planted("setup.viewWidth", .number(0), "setup.viewWidth: expected a number from 1 to 100000, found 0"),
    Planted("setup.colour", .null, "setup: the field \"colour\" is unknown"),
    Planted("setup.scrollViews", .array([]), "setup.scrollViews: expected at least one scroll view"),
    Planted(
      "setup.scrollViews.0.initialContentInset", .number(0),
      "setup.scrollViews[0].initialContentInset: expected a list, found the number 0"),
    Planted(
      "setup.trackingScrollView", .number(1),
      "setup.trackingScrollView: expected the index of one of 1 scroll views, found the number 1"),
    Planted(
      "setup.shiftBehavior", .string("sometimes"),
      "setup.shiftBehavior: expected one of disabled, enabled, enabledWithStatusBar, hideable; "
        + "found the text \"sometimes\""),
  ]

  @Test(arguments: faults) func faultsNameFileAndPlace(_ fault: Planted) {
    let path = fault.path.split(separator: ".").map(String.init)
    let planted = Self.sample.replacing(path, by: fault.value)
    #expect {
      try TraceFile(json: Data(JSONText.line(planted).utf8), file: "wrong.json")
    } throws: {
      "\($0)" == "wrong.json: \(fault.message)"
    }
  }

  @Test func severalScrollViewsMustAllBeExpected() throws {
    var trace = try TraceFile(json: Data(JSONText.line(Self.sample).utf8))
    let view = trace.setup["scrollViews"].items[0]
    trace.setup["scrollViews"] = .array([view, view])
    #expect {
      try TraceFile(json: Data(trace.json.utf8))
    } throws: {
      "\($0)" == "initialExpect: the field \"scrollViews\" is missing"
    }
  }

  @Test(arguments: ["{\n  oops}", "", "[1, 2", "[01]", "[1e999]", "[\"\\u12\"]", "[tru]", "{} {}"])
  func textThatIsNoJSONNamesTheFile(_ text: String) throws {
    let fault = #expect(throws: FaultyFile.self) { try TraceFile(json: Data(text.utf8), file: "wrong.json") }
    expectEqual(fault?.file, "wrong.json")
    // What Foundation finds, not that the text has no fields.
    expect(fault?.problem.contains("found") == false && fault?.problem.isEmpty == false, "\(fault as Any)")
  }

  @Test func valuesAreReadAsTheyStand() throws {
    let text = #"{"a": [1, -2.5e1, true, false, null, "1"], "ö\n": "\u00e9\ud83d\ude00\/\\"}"#
    let list: JSONValue = .array([.number(1), .number(-25), .bool(true), .bool(false), .null, .string("1")])
    expectEqual(Self.value(text), .object(["a": list, "ö\n": .string("é😀/\\")]))
  }

  @Test func missingFilesAreNamed() {
    #expect {
      try TraceFile(contentsOf: Fixtures.url("nowhere.json"), named: "nowhere.json")
    } throws: {
      "\($0)" == "nowhere.json: there is no such file"
    }
  }

  @Test(arguments: fixtures) func everyFixtureSurvivesWritingAndReading(_ name: String) throws {
    let trace = try TraceFile(contentsOf: Fixtures.url("Traces/material/\(name)"))
    expectEqual("\(trace.name).json", name)
    let json = trace.json
    let copy = try TraceFile(json: Data(json.utf8))
    expect(copy.setup == trace.setup && copy.initialExpect == trace.initialExpect)
    expect(copy.steps == trace.steps && copy.json == json)
  }

  @Test func everyFixtureTakesTheStandardValuesOfMissingFields() throws {
    let original = try TraceFile(contentsOf: Fixtures.url("Traces/material/collapse.json"))
    expect(original.setup["contentIsTranslucent"] == .bool(false))
    expect(original.setup["scrollViews"].items[0]["safeAreaTop"] == .number(0))
  }

  @Test(arguments: [
    #"{"type":"willEndDragging","velocityY":1.5,"targetY":3}"#,
    #"{"type":"endDragging","willDecelerate":true}"#, #"{"type":"endDecelerating"}"#,
    #"{"type":"tick","duration":0.5}"#, #"{"type":"changeContentInsets","top":4}"#,
    #"{"type":"setTrackingScrollView","index":null}"#, #"{"type":"willChangeToScrollView","index":0}"#,
    #"{"type":"hideViewWhenShifted"}"#, #"{"type":"shiftOnScreen","animated":true}"#,
    #"{"type":"shiftOffScreen","animated":false}"#, #"{"type":"rotate","width":2,"height":1}"#,
    #"{"type":"set","property":"voiceOver","value":true}"#,
    #"{"type":"set","property":"shiftBehavior","value":"hideable"}"#,
    #"{"type":"set","property":"contentImportance","value":"high"}"#,
    #"{"type":"set","property":"scrollViewSafeAreaTop","value":20,"index":0}"#,
    #"{"type":"set","property":"scrollViewSafeAreaTop","value":44}"#,
  ])
  func everyEventIsRead(json: String) throws {
    let event = Self.event(json)
    try expectEqual(TraceFormat.material.readEvent(JSONNode(event), of: Self.sample["setup"]), event)
  }
}

extension JSONValue {
  /// Returns this value with the value at `path` replaced, or removed if `value` is `nil`.
  func replacing(_ path: [String], by value: JSONValue?) -> JSONValue {
    guard let name = path.first else { return value ?? self }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(var fields):
      fields[name] = rest.isEmpty ? value : fields[name]?.replacing(rest, by: value)
      return .object(fields)
    case .array(var items):
      if let index = Int(name), items.indices.contains(index) {
        items[index] = items[index].replacing(rest, by: value)
      }
      return .array(items)
    default:
      return self
    }
  }
}
