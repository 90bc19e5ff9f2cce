// Retaining and releasing an object that anyone holds weakly costs 170 instructions, other objects 47. Searches and
// passes over the tree, which run at every scroll event, borrow views and layers instead.

extension Unmanaged {
  /// Calls a closure with the object without retaining it. The caller ensures that the object exists until the
  /// closure returns: the object is in a view tree that the closure doesn't change, or in an array for which
  /// `keepAlive(_:)` is called afterward.
  // On the main actor, closures have to be passed to this function instead of `_withUnsafeGuaranteedRef`. The standard
  // library isn't checked for data races, so its closures check at run time that they are called on the main actor,
  // which costs 260 instructions.
  @inline(__always)
  func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

/// Keeps a value alive until this call, although it isn't used any longer.
@inline(__always)
func keepAlive<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
