/// Attempts in a row to bring content from one place to the same rest.
///
/// Content that can't get there, for example because the system rounds insets, would otherwise be scrolled forever.
package struct RestAttempts: Sendable {
  /// The number of attempts after which there are no more. The first ones may have been interrupted.
  private static let most = 3

  private var from = 0.0
  private var to = 0.0
  private var count = 0

  package init() {}

  /// Counts an attempt, and returns whether it may be made.
  ///
  /// - Parameters:
  ///   - from: The offset at which the content is, in points.
  ///   - to: The offset at which it is to rest, in points.
  package mutating func mayScroll(from: Double, to: Double) -> Bool {
    count = from == self.from && to == self.to ? count + 1 : 1
    (self.from, self.to) = (from, to)
    return count <= Self.most
  }
}
