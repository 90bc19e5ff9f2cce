/// A header's share of one inset of a scroll view. The rest of the inset belongs to other code and is restored exactly.
public struct InsetShare: Equatable, Sendable {
  /// The share, in points.
  public private(set) var amount = 0.0
  private var others = 0.0
  private var written = 0.0

  /// Creates a share of 0 points.
  public init() {}

  /// Returns the part of an inset that belongs to other code.
  ///
  /// If no other code wrote the inset meanwhile, this is the number that was found originally; a difference of sums
  /// would carry a rounding error. For an inset that isn't usable it is the last part that was.
  func others(in inset: Double) -> Double {
    guard ScrollMetrics.isUsable(inset) else { return others }
    return amount != 0 && inset == written ? others : inset - amount
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
