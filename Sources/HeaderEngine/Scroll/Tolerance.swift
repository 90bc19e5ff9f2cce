/// The distances up to which two lengths count as equal, in points. A distance that only one kind of header uses, such as that
/// for the end of a Safari bar, is defined beside its rules.
package enum Tolerance {
  /// The error of a sum from which a term is subtracted again, and of a length that is computed again from the same values.
  package static let sum = 1e-6
  /// The error of lengths that were computed in different ways, where offsets are thirds of a point. A smaller change isn't
  /// written to a scroll view.
  package static let length = 0.001
  /// The length by which the system's rounding to pixels may move content: half a pixel of the coarsest screen.
  package static let pixel = 0.5

  /// Returns a length that was computed again, or the present one if they differ by no more than an error.
  ///
  /// If errors were written and computed again in turn, the screen would be laid out endlessly. A length of 0 is exact.
  package static func settled(_ length: Double, at present: Double, within error: Double = sum) -> Double {
    length == 0 || abs(length - present) > error ? length : present
  }

  /// Returns a difference of sums without its rounding error: the original number `found`, or 0, if the difference is close to
  /// one of them.
  static func exact(_ difference: Double, found: Double) -> Double {
    if abs(difference - found) < sum { return found }
    return abs(difference) < sum ? 0 : difference
  }
}
