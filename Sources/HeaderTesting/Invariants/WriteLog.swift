/// Notes writes that change nothing: an observer of the property would be woken for nothing, or for ever.
@MainActor public final class WriteLog {
  /// The names of the properties that were set to the value they had, one entry a write.
  public private(set) var equalWrites: [String] = []

  private var isSkipping = false

  /// Makes an empty log.
  public init() {}

  /// Forgets all entries.
  public func removeAll() { equalWrites.removeAll() }

  /// Runs `write`, whose first write of a property is not looked at: it is the test's own.
  func skippingOneWrite(_ write: () -> Void) {
    isSkipping = true
    write()
    isSkipping = false
  }

  /// To be called by a property's setter before it writes.
  func willWrite<Value: Equatable>(_ property: String, _ new: Value, over old: Value) {
    if isSkipping {
      isSkipping = false
    } else if new == old {
      equalWrites.append(property)
    }
  }
}
