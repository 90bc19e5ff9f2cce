/// A log of writes that don't change a property's value. Such writes notify observers without need and can
/// cause endless loops.
@MainActor public final class WriteLog {
  /// The names of the properties that were set to their current value, one entry for each write.
  public private(set) var equalWrites: [String] = []

  private var isSkipping = false

  /// Creates an empty log.
  public init() {}

  /// Removes all entries.
  public func removeAll() { equalWrites.removeAll() }

  /// Runs `write` and ignores its first write, which is the test's own.
  func skippingOneWrite(_ write: () -> Void) {
    isSkipping = true
    write()
    isSkipping = false
  }

  /// Records a redundant write. Setters call it before they write.
  func willWrite<Value: Equatable>(_ property: String, _ new: Value, over old: Value) {
    if isSkipping {
      isSkipping = false
    } else if new == old {
      equalWrites.append(property)
    }
  }
}
