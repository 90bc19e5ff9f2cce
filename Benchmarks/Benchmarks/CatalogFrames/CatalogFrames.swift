import Benchmark
import CatalogScreens
import MainActorBenchmark

/// The time of a frame of the live catalog while a finger flings a screen.
///
/// An iteration is a frame, with everything that the server does: reading the browser's message, the device's frame
/// with its layout, the picture, its difference from the previous one, and the response's text.
let benchmarks: @Sendable () -> Void = {
  let size = BenchmarkMetric.custom("Message (bytes)")
  for screen in CatalogScreen.all {
    Benchmark.onMainActor(screen.id, metrics: [size], timeUnits: .microseconds, iterations: 1000) {
      FlungScreen(screen.id)
    } iterate: { stopwatch, screen in
      let message = screen.nextMessage()
      let answer = stopwatch.measure { screen.answer(message) }
      stopwatch.record(answer.utf8.count, as: size)
    }
  }
}
