/// The keyframes of one view: what it looks like at some progresses, and in between.
public struct LayoutTrack: Equatable, Sendable {
  private var marks = KeyframeMarks()
  private var values: [LayoutValues] = []

  /// A track without keyframes.
  public init() {}

  /// How many keyframes there are.
  public var count: Int { values.count }

  /// The progress of the keyframe at `index`, 0...1, in rising order. Indices outside the track are the
  /// caller's error.
  public func progress(at index: Int) -> Double { marks.progresses[index] }

  /// What the keyframe at `index` says. Indices outside the track are the caller's error.
  public func values(at index: Int) -> LayoutValues { values[index] }

  /// Sets the keyframe at `progress` (clamped to 0...1), in place of one that is there; `easing` leads to the
  /// next one. Answers false, and does nothing, where a number is of no use.
  @discardableResult
  public mutating func set(_ new: LayoutValues, at progress: Double, easing: Easing = .linear) -> Bool {
    guard new.isFinite, let change = marks.set(progress, easing: easing) else { return false }
    switch change {
    case .inserted(let index): values.insert(new, at: index)
    case .replaced(let index): values[index] = new
    }
    return true
  }

  /// Removes the keyframe at exactly this progress; false if there is none.
  @discardableResult
  public mutating func remove(at progress: Double) -> Bool {
    guard let index = marks.remove(progress) else { return false }
    values.remove(at: index)
    return true
  }

  /// What the view looks like at `progress`: the first keyframe holds below it, the last one above. Nil
  /// without keyframes or for NaN. With `reducesMotion` decorative transforms count as none.
  public func values(atProgress progress: Double, reducesMotion: Bool = false) -> LayoutValues? {
    guard let position = marks.position(of: progress) else { return nil }
    let lower = values[position.lower]
    let plain = reducesMotion ? lower.withoutDecoration : lower
    guard position.fraction != 0 else { return plain }
    let upper = values[position.lower + 1]
    return plain.blended(with: reducesMotion ? upper.withoutDecoration : upper, position.fraction)
  }
}
