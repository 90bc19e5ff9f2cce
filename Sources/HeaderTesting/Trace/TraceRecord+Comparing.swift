extension TraceRecord {
  /// The largest difference between numbers that count as equal.
  public static let tolerance = RecordedFields.tolerance

  /// Returns the fields in which `other` differs from this record, with both values as text.
  ///
  /// A missing value (`null`) differs from every number. ``frameDidChangeCount`` isn't compared.
  public func differences(from other: TraceRecord) -> [(field: String, expected: String, got: String)] {
    RecordedFields.differences(expected: comparedFields, got: other.comparedFields)
  }
}

extension HeightBarRecord {
  /// Returns the fields in which `other` differs from this record, with both values as text.
  public func differences(from other: HeightBarRecord) -> [(field: String, expected: String, got: String)] {
    RecordedFields.differences(expected: comparedFields, got: other.comparedFields)
  }
}

/// Compares recorded and actual values field by field.
enum RecordedFields {
  static let tolerance = 1e-6

  static func differences(
    expected: [(name: String, value: JSONValue)], got: [(name: String, value: JSONValue)]
  ) -> [(field: String, expected: String, got: String)] {
    let got = Dictionary(got.map { ($0.name, $0.value) }) { first, _ in first }
    return expected.compactMap { field in
      let value = got[field.name] ?? .null
      guard !agree(field.value, value) else { return nil }
      return (field.name, JSONText.line(field.value), JSONText.line(value))
    }
  }

  private static func agree(_ expected: JSONValue, _ got: JSONValue) -> Bool {
    switch (expected, got) {
    case (.number(let expected), .number(let got)): abs(expected - got) <= tolerance
    case (.array(let expected), .array(let got)):
      expected.count == got.count && zip(expected, got).allSatisfy(agree)
    default: expected == got
    }
  }
}
