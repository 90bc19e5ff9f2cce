import CatalogScreens
import CatalogServer
import Foundation

/// Flings every screen of the live catalog and prints the cost of a frame: `FrameCost [FLINGS]`.
///
/// The cost includes everything that the server does: reading the browser's message, the device's frame with
/// its layout, the picture, its difference from the previous one, and the response's text. Times are
/// processor times.
@main struct FrameCost {
  @MainActor static func main() {
    let flings = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
    print(
      "\(flings) flings up and down a screen at 60 frames per second; milliseconds of CPU, bytes of messages")
    var heaviest: (screen: String, measure: Measure)?
    for screen in CatalogScreen.all {
      let measure = FlungScreen(screen.id).fling(times: flings)
      print("\(screen.id): \(measure)")
      if measure.slow > heaviest?.measure.slow ?? 0 { heaviest = (screen.id, measure) }
    }
    if let heaviest {
      print("heaviest: \(heaviest.screen), 95th percentile \(heaviest.measure.slowText) (goal: below 4 ms)")
    }
  }
}

/// The cost of a screen's frames.
struct Measure: CustomStringConvertible {
  private let times: [Double]
  private let sizes: [Int]

  init(times: [Double], sizes: [Int]) {
    self.times = times.sorted()
    self.sizes = sizes
  }

  /// The 95th percentile, in milliseconds.
  var slow: Double { percentile(0.95) }
  var slowText: String { Self.text(slow) + " ms" }

  var description: String {
    let mean = sizes.reduce(0, +) / max(1, sizes.count)
    return "median \(Self.text(percentile(0.5))), 95th percentile \(Self.text(slow)), maximum "
      + "\(Self.text(percentile(1))); mean message \(mean), longest \(sizes.max() ?? 0); \(times.count) frames"
  }

  private func percentile(_ part: Double) -> Double {
    times.isEmpty ? 0 : times[Int(Double(times.count - 1) * part)]
  }

  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
