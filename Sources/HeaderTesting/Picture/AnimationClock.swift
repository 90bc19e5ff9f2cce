/// Turns values per frame into looping SMIL animations with few key times.
struct AnimationClock {
  /// The time of each frame, in seconds; the first is 0.
  let times: [Double]

  /// The length of one loop, in seconds. The last frame stays until then.
  let duration: Double

  /// Creates a clock. The last frame stays for `pause` seconds before the loop starts again.
  init(times: [Double], pause: Double) {
    let start = times.first ?? 0
    self.times = times.map { $0 - start }
    duration = max((times.last ?? 0) - start + max(0, pause), 0.001)
  }

  /// Adds an attribute to `element` that follows `values`, one list of numbers for each frame.
  ///
  /// Viewers interpolate between key times. The result is within `tolerance` of each recorded value.
  func animating(
    _ element: SVGElement, _ name: String, _ values: [[Double]], tolerance: Double = 0.2,
    text: ([Double]) -> String = AnimationClock.text
  ) -> SVGElement {
    guard let first = values.first else { return element }
    let keys = keyFrames(values, tolerance: tolerance)
    var result = element.with(name, text(first))
    guard keys.count > 1 else { return result }
    result.children.insert(
      SVGElement("animate", [("attributeName", name)] + timing(keys, values, text)), at: 0)
    return result
  }

  /// Surrounds `children` with a group whose transform follows `values`. Adds no group if the transform has
  /// no effect.
  ///
  /// - Parameter kind: `translate`, `rotate`, or `scale`.
  func transforming(
    _ children: [SVGElement], _ kind: String, _ values: [[Double]], tolerance: Double = 0.2
  ) -> [SVGElement] {
    let idle = kind == "scale" ? 1.0 : 0
    guard let first = values.first, values.contains(where: { $0.contains { $0 != idle } }) else {
      return children
    }
    var group = SVGElement("g", ["transform": "\(kind)(\(Self.text(first)))"], children: children)
    let keys = keyFrames(values, tolerance: tolerance)
    if keys.count > 1 {
      let head = [("attributeName", "transform"), ("type", kind)]
      group.children.insert(SVGElement("animateTransform", head + timing(keys, values, Self.text)), at: 0)
    }
    return [group]
  }

  /// Makes `element` visible in the frames for which `isShown` is `true`.
  func showing(_ element: SVGElement, _ isShown: [Bool]) -> SVGElement {
    guard isShown.contains(false) else { return element }
    var changes = [0]
    for index in isShown.indices.dropFirst() where isShown[index] != isShown[index - 1] {
      changes.append(index)
    }
    let words = changes.map { isShown[$0] ? "inline" : "none" }
    var result = element.with("display", words[0])
    guard changes.count > 1 else { return result }
    let head = [("attributeName", "display"), ("calcMode", "discrete")]
    let moments = changes.map { keyTime(times[$0]) }
    result.children.insert(SVGElement("animate", head + loop(words, moments)), at: 0)
    return result
  }

  /// Returns the numbers separated by spaces, rounded to a thousandth.
  static func text(_ numbers: [Double]) -> String { numbers.map(\.svgText).joined(separator: " ") }

  // MARK: - Key times

  private func loop(_ words: [String], _ moments: [String]) -> [(String, String)] {
    [
      ("dur", "\(duration.svgText)s"), ("repeatCount", "indefinite"),
      ("values", words.joined(separator: ";")), ("keyTimes", moments.joined(separator: ";")),
    ]
  }

  private func timing(
    _ keys: [Int], _ values: [[Double]], _ text: ([Double]) -> String
  ) -> [(String, String)] {
    var words = keys.map { text(values[$0].map { ($0 * 100).rounded() / 100 }) }
    var moments = keys.map { keyTime(times[$0]) }
    if moments.last != "1" {
      words.append(words[words.count - 1])
      moments.append("1")
    }
    return loop(words, moments)
  }

  private func keyTime(_ time: Double) -> String { JSONText.number(time / duration, parts: 1e4) }

  /// Returns the frames between which linear interpolation comes within `tolerance` of all values, or one
  /// frame if nothing changes.
  func keyFrames(_ values: [[Double]], tolerance: Double) -> [Int] {
    let last = values.count - 1
    guard last > 0, values.contains(where: { Self.distance($0, values[0]) > tolerance }) else { return [0] }
    var keys = [0, last]
    var open = [(0, last)]
    while let (from, to) = open.popLast() {
      var worst = (index: from, distance: tolerance)
      for index in stride(from: from + 1, to: to, by: 1) {
        let share = (times[index] - times[from]) / max(times[to] - times[from], 1e-9)
        let guess = zip(values[from], values[to]).map { $0 + ($1 - $0) * share }
        let distance = Self.distance(values[index], guess)
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.index != from else { continue }
      keys.append(worst.index)
      open += [(from, worst.index), (worst.index, to)]
    }
    return keys.sorted()
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
