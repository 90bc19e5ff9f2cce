/// Carries a value out of a block that runs on the main actor while its caller waits.
// Unchecked because the value never leaves the thread: the caller waits for the block on the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
