/// Ends the process with `message` if `condition` isn't met. libFuzzer then keeps the input.
@inline(__always)
public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Returns whether two numbers are equal but for rounding.
public func isClose(_ one: Double, _ other: Double) -> Bool {
  abs(one - other) <= 1e-6
}
