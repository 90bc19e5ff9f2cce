/// The distances up to which two lengths count as the same, in points. Rules of a kind of header that name a distance of
/// their own, such as the end of a Safari bar, keep it beside them.
package enum Tolerance {
  /// The error of a sum that is taken back, and of a length that is computed anew from the same values.
  package static let sum = 1e-6
  /// The error of lengths that were computed in different ways, where offsets are thirds of a point. A smaller change isn't
  /// written into a scroll view.
  package static let length = 0.001
  /// The length by which the system's rounding to pixels may move content: half a pixel of the coarsest screen.
  package static let pixel = 0.5

  /// Returns a difference of sums without its rounding error: the number that was `found` at first, or 0, if it is one of them.
  package static func exact(_ difference: Double, found: Double = 0) -> Double {
    if abs(difference - found) < sum { return found }
    return abs(difference) < sum ? 0 : difference
  }
}
