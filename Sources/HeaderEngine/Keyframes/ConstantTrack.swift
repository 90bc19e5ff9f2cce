/// The keyframes of one length, for instance of a constraint's constant, in points.
public struct ConstantTrack: Equatable, Sendable {
  private var marks = KeyframeMarks()
  private var constants: [Double] = []

  /// A track without keyframes.
  public init() {}

  /// How many keyframes there are.
  public var count: Int { constants.count }

  /// Sets the keyframe at `progress` (clamped to 0...1), in place of one that is there; `easing` leads to the
  /// next one. Answers false, and does nothing, where a number is of no use.
  @discardableResult
  public mutating func set(_ constant: Double, at progress: Double, easing: Easing = .linear) -> Bool {
    guard constant.isFinite, let change = marks.set(progress, easing: easing) else { return false }
    switch change {
    case .inserted(let index): constants.insert(constant, at: index)
    case .replaced(let index): constants[index] = constant
    }
    return true
  }

  /// Removes the keyframe at exactly this progress; false if there is none.
  @discardableResult
  public mutating func remove(at progress: Double) -> Bool {
    guard let index = marks.remove(progress) else { return false }
    constants.remove(at: index)
    return true
  }

  /// The length at `progress`: the first keyframe holds below it, the last one above. Nil without keyframes
  /// or for NaN.
  public func constant(atProgress progress: Double) -> Double? {
    guard let position = marks.position(of: progress) else { return nil }
    let lower = constants[position.lower]
    guard position.fraction != 0 else { return lower }
    return lower + (constants[position.lower + 1] - lower) * position.fraction
  }
}
