import Foundation

/// A range of values with round ticks, mapped to a length in points.
struct PlotScale {
  /// The range of the scale, which contains all plotted values.
  let range: ClosedRange<Double>

  /// The distance between two ticks: 1, 2, or 5 times a power of ten.
  let step: Double

  /// Creates a scale that contains all finite `values`, with about `count` ticks.
  ///
  /// If `endsOnTicks` is `false`, the range isn't extended to ticks, as for times. If all values are equal,
  /// the range is extended around them.
  init(containing values: [Double], ticks count: Int, endsOnTicks: Bool = true) {
    let finite = values.filter(\.isFinite)
    var low = finite.min() ?? 0
    var high = finite.max() ?? 1
    if high - low < 1e-6 {
      low -= 1
      high += 1
    }
    step = Self.roundStep((high - low) / Double(max(1, count)))
    if endsOnTicks {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    range = low...high
  }

  /// The marked values, lowest first.
  var ticks: [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns the position of `value` on a line from 0 to `length`.
  func position(_ value: Double, length: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound) * length
  }

  /// Returns the tick's text, with as many decimals as the step needs.
  func label(_ tick: Double) -> String {
    JSONText.number((tick / step).rounded() * step).replacingOccurrences(of: "-", with: "−")
  }

  private static func roundStep(_ rough: Double) -> Double {
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let multiple = [1.0, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    return multiple * power
  }
}
