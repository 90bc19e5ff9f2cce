import Foundation
import Testing

@testable import HeaderTesting

struct JSONParserTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var problem: String
    var testDescription: String { problem }

    init(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
      (self.text, self.line, self.column, self.problem) = (text, line, column, problem)
    }
  }

  static let faults: [Fault] = [
    Fault("", 1, 1, "the text ends where a value was expected"),
    Fault("{\n  \"a\" 1}", 2, 7, "expected a colon after \"a\""),
    Fault("{\n  \"a\": 1,\n}", 3, 1, "expected a field name in quotes"),
    Fault("[1 2]", 1, 4, "expected a comma or a closing bracket"),
    Fault("{\"a\": 1 \"b\": 2}", 1, 9, "expected a comma or a closing brace"),
    Fault("[1,]", 1, 4, "expected a value"),
    Fault("{\"a\": 1, \"a\": 2}", 1, 10, "the field \"a\" appears twice"),
    Fault("[NaN]", 1, 2, "expected a value"),
    Fault("[1e999]", 1, 2, "the number 1e999 is out of range"),
    Fault("[1.]", 1, 4, "expected a digit"),
    Fault("[tru]", 1, 2, "expected true"),
    Fault("[\"a", 1, 2, "the text has no closing quote"),
    Fault("[\"\\q\"]", 1, 3, "unknown escape"),
    Fault("[\"\\ud800\"]", 1, 3, "half of a surrogate pair"),
    Fault("[\"\\ud800\\u0041\"]", 1, 3, "half of a surrogate pair"),
    Fault("[\"\\udbff\\uffff\"]", 1, 3, "half of a surrogate pair"),
    Fault("[\"\t\"]", 1, 3, "a control character must be escaped"),
    Fault("{} {}", 1, 4, "expected the end of the file"),
    Fault(String(repeating: "[", count: 200), 1, 101, "nested more than 100 deep"),
  ]

  @Test(arguments: faults) func faultsAreToldWithLineAndColumn(_ fault: Fault) {
    #expect {
      try JSONParser.parse(Array(fault.text.utf8))
    } throws: { error in
      let error = error as? JSONParser.Fault
      return error?.line == fault.line && error?.column == fault.column && error?.problem == fault.problem
    }
  }

  @Test func valuesAreReadAsTheyStand() throws {
    let text = #"{"a": [1, -2.5e1, true, false, null], "ö\n": "\u00e9\ud83d\ude00\/\\"}"#
    let value = try JSONParser.parse(Array(text.utf8))
    let list: JSONValue = .array([.number(1), .number(-25), .bool(true), .bool(false), .null])
    expectEqual(value, .object(["a": list, "ö\n": .string("é😀/\\")]))
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONParser.Fault.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }
}
