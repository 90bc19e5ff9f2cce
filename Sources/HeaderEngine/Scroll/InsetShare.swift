/// A header's share of one inset of a scroll view. The rest of the inset belongs to other code and is restored exactly.
///
/// Additions by other code belong to that code.
package struct InsetShare: Equatable, Sendable {
  /// The share, in points.
  package private(set) var amount = 0.0
  private var others = 0.0
  private var written = 0.0
  /// The inset before there was a share, in points.
  private var found = 0.0

  package init() {}

  /// Returns the part of an inset that belongs to other code.
  ///
  /// If no other code has written the inset meanwhile, or if it has removed its additions, the result is the original inset, or
  /// 0. A difference of sums would carry a rounding error. For an inset that isn't usable, the result is that of the last
  /// usable one.
  func others(in inset: Double) -> Double {
    // In nearly every event, the inset is unchanged.
    amount != 0 && inset == written ? others : othersInChanged(inset)
  }

  @inline(never)
  private func othersInChanged(_ inset: Double) -> Double {
    guard ScrollMetrics.isUsable(inset) else { return others }
    guard amount != 0 else { return inset }
    return Tolerance.exact(inset - amount, found: found)
  }

  /// Returns whether a share differs from the present one by more than a rounding error. A share of 0 is exact.
  ///
  /// If rounding errors were written and computed again in turn, the screen would be laid out endlessly.
  private func isOther(_ amount: Double) -> Bool {
    amount != self.amount && (amount == 0 || abs(amount - self.amount) > Tolerance.sum)
  }

  /// Changes the share, and returns the inset to write, or `nil` if the scroll view has it already.
  mutating func change(to amount: Double, in inset: Double) -> Double? {
    guard isOther(amount) else { return nil }
    let others = others(in: inset)
    if self.amount == 0 { found = others }
    self.amount = amount
    self.others = others
    written = amount == 0 ? others : others + amount
    return written == inset ? nil : written
  }
}
