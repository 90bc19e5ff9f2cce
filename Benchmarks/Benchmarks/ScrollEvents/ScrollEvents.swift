import Benchmark
import MainActorBenchmark
import Workloads

/// The time of a scroll event: what `Scripts/event-cost` counts in instructions.
///
/// An iteration plays a thousand events of a new screen, and then the same again, which is timed.
let benchmarks: @Sendable () -> Void = {
  let workloads = [
    "engine-enabled/moving", "scroll-view/moving",
    "header-enabled/idle", "header-enabled/moving", "header-layout/moving",
    "bar-8x8/idle", "bar-8x8/moving",
    "stretchy-plain/idle", "stretchy-plain/moving", "stretchy-layout/moving",
    "sections-4/idle", "sections-4/moving", "sections-layout/moving",
  ]
  for name in workloads {
    guard let workload = Workload(name) else { fatalError("No workload is named \(name)") }
    Benchmark.onMainActor(
      name.replacing("/", with: "-"), metrics: [.throughput], timeUnits: .microseconds, scalingFactor: .kilo,
      iterations: 300
    ) {
      workload
    } iterate: { stopwatch, workload in
      _ = workload.play(
        rounds: 2, events: 1000, lastRoundBegins: stopwatch.start, lastRoundEnds: stopwatch.stop)
    }
  }
}
