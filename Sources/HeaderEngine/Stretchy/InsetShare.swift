/// One header's share of one inset, which it takes out again exactly as it put it in.
public struct InsetShare: Equatable, Sendable {
  /// The share, in points.
  public private(set) var amount = 0.0
  private var others = 0.0
  private var written = 0.0

  /// No share.
  public init() {}

  /// What others put into an inset that is `inset` points now.
  ///
  /// As long as nobody else wrote, it is the very number that was found: a difference of sums would not be.
  public func others(in inset: Double) -> Double {
    amount != 0 && inset == written ? others : inset - amount
  }

  /// Brings the share in an inset of `inset` points to `amount` and answers the inset to be written.
  public mutating func set(_ amount: Double, in inset: Double) -> Double {
    guard amount != self.amount else { return inset }
    let others = others(in: inset)
    self.amount = amount
    self.others = others
    written = amount == 0 ? others : others + amount
    return written
  }
}
