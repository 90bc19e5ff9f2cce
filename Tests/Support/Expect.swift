import Testing

// Plain functions for expectations whose values need no macro. Expanding `#expect` takes most of the time in which tests
// compile. On failure, these functions record both values, the comment, and the place. `#expect` remains for calls whose
// arguments a failure should show, and for errors.
//
// Each test target compiles this file through a symbolic link.

/// Where an expectation stands. The parts of a `SourceLocation` need no macro.
private struct Place {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int

  func record(_ text: String, _ comment: Comment?) {
    Issue.record(
      Comment(rawValue: comment.map { "\(text): \($0.rawValue)" } ?? text),
      sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Records an issue unless the condition is `true`.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: What the expectation means. It's evaluated only on failure.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column).record("It is false", comment())
}

/// Records an issue with both values unless they are equal.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found == expected { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't equal to \(describe(expected))", comment())
}

/// Records an issue with the value if both are equal.
func expectNotEqual<Value: Equatable>(
  _ found: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found != other { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) is equal to \(describe(other))", comment())
}

/// Records an issue with the value unless it's `nil`.
func expectNil<Value>(
  _ found: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let found else { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't nil", comment())
}

/// Records an issue if the value is `nil`.
func expectNotNil<Value>(
  _ found: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found != nil { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column).record("It is nil", comment())
}

/// Records an issue with the elements unless there are none.
func expectEmpty<Elements: Collection>(
  _ found: Elements, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found.isEmpty { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't empty", comment())
}

/// Records an issue with both objects unless they are the same object or both `nil`.
func expectSame(
  _ found: AnyObject?, _ expected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found === expected { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found as Any)) isn't the same object as \(describe(expected as Any))", comment())
}

/// Records an issue with both values unless the first is less than the second.
func expectLess<Value: Comparable>(
  _ found: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found < bound { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't less than \(describe(bound))", comment())
}

/// Records an issue with both values unless the first is at most the second.
func expectAtMost<Value: Comparable>(
  _ found: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found <= bound { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't at most \(describe(bound))", comment())
}

/// Records an issue with both values unless the first is greater than the second.
func expectGreater<Value: Comparable>(
  _ found: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found > bound { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't greater than \(describe(bound))", comment())
}

/// Records an issue with both values unless the first is at least the second.
func expectAtLeast<Value: Comparable>(
  _ found: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found >= bound { return }
  Place(fileID: fileID, filePath: filePath, line: line, column: column)
    .record("\(describe(found)) isn't at least \(describe(bound))", comment())
}

/// The value without the word `Optional`, and with quotation marks around text.
private func describe(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { describe($0.value) } ?? "nil" }
  return value is String ? String(reflecting: value) : String(describing: value)
}
