import Benchmark
import Foundation

extension BenchmarkMetric {
  /// The time that the processor worked, in nanoseconds. Other programs have little effect on it. On Linux, the library's
  /// own metrics of this kind have a resolution of 10 milliseconds.
  public static var processorTime: BenchmarkMetric { .custom("Time (processor, ns)") }
}

/// Measures the work of an iteration.
@MainActor public final class Stopwatch {
  private let benchmark: Benchmark
  private var began = 0

  init(_ benchmark: Benchmark) { self.benchmark = benchmark }

  public func start() {
    benchmark.startMeasurement()
    began = Self.processorTime
  }

  public func stop() {
    let time = Self.processorTime - began
    benchmark.stopMeasurement()
    record(time, as: .processorTime)
  }

  /// Returns the result of work that is measured.
  public func measure<Result>(_ work: () -> Result) -> Result {
    start()
    defer { stop() }
    return work()
  }

  /// Records another measure of the work.
  public func record(_ value: Int, as metric: BenchmarkMetric) { benchmark.measurement(metric, value) }

  /// The time that the processor has worked for this thread, in nanoseconds.
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
