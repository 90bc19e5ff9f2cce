extension Array {
  /// Returns the part of the cases that a test plays with these arguments: one of `count` successive ones, and another one
  /// for the next value of an argument.
  ///
  /// Each value of an argument then meets each case, as long as another argument has `count` values or more. All combinations
  /// would take `count` times as long.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - places: The place of each argument among its values.
  func part(of count: Int, at places: [Int?]) -> [Element] {
    let turn = places.reduce(0) { $0 + ($1 ?? 0) }
    return indices.filter { ($0 + turn).isMultiple(of: count) }.map { self[$0] }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The place among all cases.
  var place: Int? { Self.allCases.firstIndex(of: self) }
}
