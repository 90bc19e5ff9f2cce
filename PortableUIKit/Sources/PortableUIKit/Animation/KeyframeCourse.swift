/// The values of a property at key frames and the calculation of the values between them.
struct KeyframeCourse {
  /// The calculation modes, with the values in the bits of `UIView.KeyframeAnimationOptions`.
  enum Mode: UInt {
    case linear, discrete, paced, cubic, cubicPaced

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
  }

  /// The number of chords that replace a segment of a curve when its length is measured.
  private static let chords = 32

  private let mode: Mode
  private let isTransform: Bool
  /// The times, 0...1, in ascending order.
  private var times: [Double]
  private let values: [[Double]]
  /// The timing between each two values; linear where there is none.
  private var curves: [TimingCurve] = []
  /// The lengths of the curve up to each chord.
  private var lengths: [Double] = []

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - start: The value before the first key frame.
  ///   - frames: The key frames: the part of the whole, 0...1, in which each value is reached, and the value.
  ///   - mode: The calculation mode.
  ///   - isTransform: Whether the values are transforms.
  init(
    from start: [Double], _ frames: [(window: ClosedRange<Double>, value: [Double])], _ mode: Mode,
    isTransform: Bool = false
  ) {
    self.mode = mode
    self.isTransform = isTransform
    var knots = [(time: 0.0, value: start)]
    for frame in frames.sorted(by: { $0.window.lowerBound < $1.window.lowerBound }) {
      let last = knots[knots.count - 1]
      // The value is held until the key frame begins. The paces of other modes ignore times.
      if frame.window.lowerBound > last.time, !mode.isPaced, mode != .discrete {
        knots.append((frame.window.lowerBound, last.value))
      }
      knots.append((max(frame.window.upperBound, last.time), frame.value))
    }
    times = knots.map(\.time)
    values = knots.map(\.value)
    if mode.isPaced { measure() }
  }

  /// Creates a course through at least one value.
  ///
  /// - Parameters:
  ///   - values: The values, with equally many numbers.
  ///   - keyTimes: The times of the values, 0...1; in the discrete mode also the end of the last one. Other numbers of times
  ///     are ignored.
  ///   - mode: The calculation mode.
  ///   - curves: The timing between each two values.
  ///   - isTransform: Whether the values are transforms.
  init(
    _ values: [[Double]], at keyTimes: [Double]?, _ mode: Mode, curves: [TimingCurve], isTransform: Bool
  ) {
    self.mode = mode
    self.isTransform = isTransform
    self.values = values
    self.curves = curves
    let count = mode == .discrete ? values.count + 1 : values.count
    let even = (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    times = keyTimes.flatMap { $0.count == count ? $0 : nil } ?? even
    if mode.isPaced { measure() }
  }

  /// Returns the value at a progress of the whole. Progress outside of 0...1 counts as the nearer end.
  func value(at progress: Double) -> [Double] {
    if mode.isPaced, let total = lengths.last, total > 0 { return pacedValue(at: progress * total) }
    guard let next = times.firstIndex(where: { $0 > progress }) else { return values[values.count - 1] }
    guard next > 0 else { return values[0] }
    let segment = next - 1
    if mode == .discrete { return values[segment] }
    let place = (progress - times[segment]) / (times[next] - times[segment])
    return value(in: segment, segment < curves.count ? curves[segment].progress(at: place) : place)
  }

  // MARK: - Segments

  /// Returns the value at a place, 0...1, in the segment that begins at a knot.
  private func value(in segment: Int, _ place: Double) -> [Double] {
    let (first, second) = (values[segment], values[segment + 1])
    if isTransform, !mode.isCubic || !isUpright {
      return CATransform3D(numbers: first).mixed(with: CATransform3D(numbers: second), place).numbers
    }
    guard mode.isCubic else { return zip(first, second).map { $0 + ($1 - $0) * place } }
    // A Catmull-Rom spline, with the ends of the course twice [?].
    let before = values[max(0, segment - 1)]
    let after = values[min(values.count - 1, segment + 2)]
    let (square, cube) = (place * place, place * place * place)
    return first.indices.map { index in
      let (p0, p1, p2, p3) = (before[index], first[index], second[index], after[index])
      let linear = (p2 - p0) * place
      let quadratic = (2 * p0 - 5 * p1 + 4 * p2 - p3) * square
      return p1 + (linear + quadratic + (3 * p1 - p0 - 3 * p2 + p3) * cube) / 2
    }
  }

  /// A Boolean value that indicates whether no transform turns, so that its numbers can be interpolated.
  private var isUpright: Bool { values.allSatisfy { $0[1] == 0 && $0[4] == 0 } }

  // MARK: - Pace

  private mutating func measure() {
    lengths = [0]
    for segment in 0..<max(0, values.count - 1) {
      var last = values[segment]
      for chord in 1...Self.chords {
        let next = value(in: segment, Double(chord) / Double(Self.chords))
        let square = zip(last, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
        lengths.append(lengths[lengths.count - 1] + square.squareRoot())
        last = next
      }
    }
  }

  private func pacedValue(at length: Double) -> [Double] {
    guard let next = lengths.firstIndex(where: { $0 > length }), next > 0 else {
      return length < 0 ? values[0] : values[values.count - 1]
    }
    let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    let chord = Double(next - 1) + share
    let segment = min(values.count - 2, (next - 1) / Self.chords)
    return value(in: segment, chord / Double(Self.chords) - Double(segment))
  }
}
