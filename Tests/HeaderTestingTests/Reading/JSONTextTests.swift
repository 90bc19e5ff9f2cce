import Testing

@testable import HeaderTesting

struct JSONTextTests {
  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (400, "400"), (-0.0, "0"), (1e-9, "0.000000001"), (4e-10, "0"),
    (-0.00005, "-0.00005"),
    (123.4567891234, "123.456789123"), (76.000000001, "76.000000001"), (-1e-4, "-0.0001"),
    (.nan, "null"), (-.infinity, "null"),
  ])
  func numbersAreRoundedAndHaveNoExponent(_ number: Double, _ text: String) {
    expectEqual(JSONText.number(number), text)
  }

  @Test func fieldsAreSortedAndTextsEscaped() {
    let value: JSONValue = .object(["b": .array([.null, .bool(true)]), "a": .string("\"\\\n\u{1}é")])
    expectEqual(JSONText.line(value), #"{"a":"\"\\\n\u0001é","b":[null,true]}"#)
  }
}
