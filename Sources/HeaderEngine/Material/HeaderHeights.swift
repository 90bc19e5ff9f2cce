/// The two heights between which a header lives, and the safe area that they may or may not contain (section 2).
public struct HeaderHeights: Equatable, Sendable {
  /// The height of a header's content when nobody says otherwise, in points.
  public static let defaultContentHeight = 56.0

  /// The minimum height as its user knows it, in points: with the safe area if `includesSafeArea`, else without.
  public private(set) var minimum: Double
  /// The maximum height as its user knows it, in points.
  public private(set) var maximum: Double
  /// Whether the two heights already contain the safe area.
  public private(set) var includesSafeArea: Bool
  /// The top safe-area inset `S`, in points.
  public private(set) var safeArea: Double

  private var isMinimumExplicit = false
  private var isMaximumExplicit = false

  /// Heights at their defaults above a safe area of `safeArea` points.
  public init(includesSafeArea: Bool, safeArea: Double = 0) {
    self.includesSafeArea = includesSafeArea
    self.safeArea = safeArea
    minimum = Self.defaultContentHeight + (includesSafeArea ? safeArea : 0)
    maximum = minimum
  }

  /// The smallest height of the header on the screen, safe area included.
  public var least: Double { includesSafeArea ? minimum : minimum + safeArea }

  /// The greatest height of the header that is not stretched, safe area included.
  public var greatest: Double { includesSafeArea ? maximum : maximum + safeArea }

  /// The greatest height without the safe area.
  public var greatestWithoutSafeArea: Double { includesSafeArea ? maximum - safeArea : maximum }

  /// Sets the minimum and lifts the maximum to it where needed. Negative values count as 0, NaN and infinite ones
  /// are ignored. Answers which of the two heights changed.
  public mutating func setMinimum(_ height: Double) -> Change {
    guard height.isFinite else { return [] }
    isMinimumExplicit = true
    let height = max(0, height)
    guard height != minimum else { return [] }
    minimum = height
    guard maximum < minimum else { return .minimum }
    maximum = minimum
    isMaximumExplicit = true
    return [.minimum, .maximum]
  }

  /// Sets the maximum and lowers the minimum to it where needed. Negative values count as 0, NaN and infinite ones
  /// are ignored. Answers which of the two heights changed.
  public mutating func setMaximum(_ height: Double) -> Change {
    guard height.isFinite else { return [] }
    isMaximumExplicit = true
    let height = max(0, height)
    guard height != maximum else { return [] }
    maximum = height
    guard minimum > maximum else { return .maximum }
    minimum = maximum
    isMinimumExplicit = true
    return [.minimum, .maximum]
  }

  /// Changes what the heights contain. Only heights that were never set follow, so that an explicit 56 stays 56.
  public mutating func setIncludesSafeArea(_ includes: Bool) {
    guard includes != includesSafeArea else { return }
    includesSafeArea = includes
    let height = Self.defaultContentHeight + (includes ? safeArea : 0)
    if !isMinimumExplicit { minimum = height }
    if !isMaximumExplicit { maximum = height }
  }

  /// Takes over a new safe area. Default heights that contain it follow, unless one of them was ever set.
  public mutating func setSafeArea(_ inset: Double) {
    guard inset.isFinite, inset != safeArea else { return }
    safeArea = max(0, inset)
    guard includesSafeArea, !isMinimumExplicit, !isMaximumExplicit else { return }
    minimum = Self.defaultContentHeight + safeArea
    maximum = minimum
  }

  /// Which heights a call changed.
  public struct Change: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The minimum height is another one.
    public static var minimum: Change { Change(rawValue: 1) }
    /// The maximum height is another one.
    public static var maximum: Change { Change(rawValue: 2) }
  }
}
