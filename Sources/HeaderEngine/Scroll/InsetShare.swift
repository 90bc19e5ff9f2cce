/// A header's share of one inset of a scroll view. The rest of the inset belongs to other code and is restored exactly.
///
/// Other code adds to the inset (`contentInset.top += 20`) or assigns it (`contentInset.top = 20`). What it adds belongs
/// to it; an inset that it assigned no longer contains the share.
package struct InsetShare: Equatable, Sendable {
  /// The share, in points.
  package private(set) var amount = 0.0
  private var others = 0.0
  private var written = 0.0
  /// The inset that was found before there was a share, in points.
  private var found = 0.0

  /// Creates a share of 0 points.
  package init() {}

  /// Lengths that differ by less than this are the same, in points: a sum that is taken back carries a rounding error.
  private static let rounding = 1e-6

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
    let rest = inset - amount
    if abs(rest - found) < Self.rounding { return found }
    return abs(rest) < Self.rounding ? 0 : rest
  }

  /// Returns whether other code assigned the inset, so that it no longer contains the share.
  ///
  /// Additions and assignments can't be told apart in general. An inset counts as assigned if it is nearer to 0
  /// than half of the share, 0, or what it was before there was a share.
  func isAssigned(_ inset: Double) -> Bool {
    guard isChanged(inset) else { return false }
    if inset == 0 || inset == found { return true }
    let half = amount / 2
    return amount > 0 ? inset < half + min(0, others) : inset > half + max(0, others)
  }

  /// Returns whether there is a share and other code wrote the inset since the header did.
  func isChanged(_ inset: Double) -> Bool { amount != 0 && abs(inset - written) >= Self.rounding }

  /// Records that other code assigned the inset: the share is gone, and the whole inset belongs to other code, or
  /// `others` of it if it was copied from an inset with a share.
  mutating func wasAssigned(_ inset: Double, others: Double? = nil) {
    self.others = others ?? inset
    found = self.others
    amount = inset - self.others
    written = inset
  }

  /// Records that other code added to the inset, so that the share is still in it.
  mutating func wasAdded(in inset: Double) {
    guard isChanged(inset) else { return }
    others = others(in: inset)
    written = inset
  }

  /// Changes the share.
  ///
  /// - Parameters:
  ///   - amount: The new share, in points.
  ///   - inset: The inset that the scroll view has now.
  /// - Returns: The inset to write.
  mutating func set(_ amount: Double, in inset: Double) -> Double {
    guard amount != self.amount else { return inset }
    let others = others(in: inset)
    if self.amount == 0 { found = others }
    self.amount = amount
    self.others = others
    written = amount == 0 ? others : others + amount
    return written
  }

  /// Changes the share and returns the inset to write, or `nil` if the scroll view has it already.
  mutating func change(to amount: Double, in inset: Double) -> Double? {
    guard amount != self.amount else { return nil }
    let new = set(amount, in: inset)
    return new == inset ? nil : new
  }
}
