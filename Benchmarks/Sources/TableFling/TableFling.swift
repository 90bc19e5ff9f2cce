import Foundation
import PortableUIKit

/// Flings a table of 10,000 rows and prints the cost of a frame: `TableFling [FLINGS]`.
///
/// The cost includes everything that the simulator does: the scroll view moves, the table lays out its cells,
/// changes are committed. Times are processor times, so other programs on the machine have little effect.
@main struct TableFling {
  @MainActor static func main() {
    let flings = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
    print("10,000 rows, \(flings) flings at 60 frames per second; milliseconds of CPU per frame")
    let kinds: [(String, FlungTable.Kind)] = [
      ("fixed heights", .fixed), ("self-sizing rows", .selfSizing), ("constraints", .constraints),
    ]
    for (name, kind) in kinds {
      let frames = FlungTable(kind).fling(times: flings)
      let sorted = frames.sorted()
      func percentile(_ part: Double) -> Double { sorted[Int(Double(sorted.count - 1) * part)] }
      let numbers = [percentile(0.5), percentile(0.95), percentile(1)].map { String(format: "%.3f", $0) }
      print(
        "\(name): median \(numbers[0]), 95th percentile \(numbers[1]), maximum \(numbers[2]),"
          + " \(frames.count) frames")
    }
  }
}
