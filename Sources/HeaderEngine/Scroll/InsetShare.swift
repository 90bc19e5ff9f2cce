/// A header's share of one inset of a scroll view. The rest of the inset belongs to other code and is restored exactly.
///
/// What other code adds to the inset belongs to it.
package struct InsetShare: Equatable, Sendable {
  /// The share, in points.
  package private(set) var amount = 0.0
  private var others = 0.0
  private var written = 0.0
  /// The inset that was found before there was a share, in points.
  private var found = 0.0

  package init() {}

  /// Returns the part of an inset that belongs to other code.
  ///
  /// If no other code wrote the inset meanwhile, or if it took back what it added, this is the number that was found
  /// originally, or 0: a difference of sums would carry a rounding error. For an inset that isn't usable it is the last part
  /// that was.
  func others(in inset: Double) -> Double {
    // Nearly every event finds the inset as the last one left it.
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
  /// Written and computed anew in turn, rounding errors would lay out a screen for good.
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
