import Benchmark
import MainActorBenchmark

/// The time of a frame of a table of 10,000 rows that a finger flings.
///
/// An iteration is a frame, with everything that the simulator does: the scroll view moves, the table lays out its
/// cells, changes are committed.
let benchmarks: @Sendable () -> Void = {
  let kinds: [(String, FlungTable.Kind)] = [
    ("fixed-heights", .fixed), ("self-sizing", .selfSizing), ("constraints", .constraints),
  ]
  for (name, kind) in kinds {
    Benchmark.onMainActor(name, timeUnits: .nanoseconds, iterations: 3000) {
      FlungTable(kind)
    } iterate: { stopwatch, table in
      table.prepareFrame()
      stopwatch.measure { table.playFrame() }
    }
  }
}
