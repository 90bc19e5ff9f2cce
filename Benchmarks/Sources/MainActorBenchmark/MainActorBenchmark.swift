import Benchmark

extension Benchmark {
  /// Registers a benchmark of work on the main actor, where views belong.
  ///
  /// - Parameters:
  ///   - name: The name, without slashes: files of thresholds are named after it.
  ///   - metrics: The metrics besides the times by the wall clock and by the processor's.
  ///   - timeUnits: The unit in which times by the wall clock are printed, as whole numbers.
  ///   - scalingFactor: The number of pieces of work in an iteration.
  ///   - iterations: The number of iterations, unless they take more than a minute.
  ///   - setUp: A closure that makes what the iterations share.
  ///   - iterate: A closure that prepares the work of an iteration and measures it with the stopwatch. The way to the
  ///     main actor isn't measured.
  public static func onMainActor<State: Sendable>(
    _ name: String, metrics: [BenchmarkMetric] = [], timeUnits: BenchmarkTimeUnits,
    scalingFactor: BenchmarkScalingFactor = .one, iterations: Int,
    setUp: @escaping @MainActor @Sendable () -> State,
    iterate: @escaping @MainActor @Sendable (Stopwatch, State) -> Void
  ) {
    // Four times the committed time is a regression: a machine that is twice as slow passes, and so does one that is
    // half as fast for a moment because it is busy.
    let tolerance = BenchmarkThresholds(relative: [.p90: 300])
    let configuration = Configuration(
      metrics: [.wallClock, .processorTime] + metrics, timeUnits: timeUnits, units: [.processorTime: .count],
      scalingFactor: scalingFactor, maxDuration: .seconds(60), maxIterations: iterations,
      thresholds: [.processorTime: tolerance])
    Benchmark(name, configuration: configuration) { benchmark, state in
      // The library waits for the closure before it uses the benchmark again.
      nonisolated(unsafe) let benchmark = benchmark
      await MainActor.run { iterate(Stopwatch(benchmark), state) }
    } setup: {
      await MainActor.run { setUp() }
    }
  }
}
