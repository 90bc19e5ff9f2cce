/// The minimum and the maximum height of a header, and the safe area that they may contain. See
/// `Documentation/Behavior/FlexibleHeader.md#heights`.
public struct HeaderHeights: Equatable, Sendable {
  /// The default height of a header's content, in points.
  public static let defaultContentHeight = 56.0

  /// The minimum height, in points. It contains the safe area if `includesSafeArea` is `true`. The default is 56.
  public private(set) var minimum = defaultContentHeight
  /// The maximum height, in points. It contains the safe area if `includesSafeArea` is `true`. The default is 56.
  public private(set) var maximum = defaultContentHeight
  /// A Boolean value that indicates whether the two heights contain the safe area.
  public private(set) var includesSafeArea: Bool
  /// The top safe-area inset, in points.
  public private(set) var safeArea: Double

  private var isMinimumExplicit = false
  private var isMaximumExplicit = false

  /// Creates default heights above a safe area, in points, which they contain if `includesSafeArea`. A negative safe area, and
  /// one that isn't usable, becomes 0.
  public init(includesSafeArea: Bool, safeArea: Double = 0) {
    self.includesSafeArea = includesSafeArea
    self.safeArea = ScrollMetrics.usable(safeArea) ?? 0
    setDefaults()
  }

  /// The smallest height on the screen, including the safe area, in points.
  public var least: Double { includesSafeArea ? minimum : minimum + safeArea }

  /// The greatest height without stretch, including the safe area, in points.
  public var greatest: Double { includesSafeArea ? maximum : maximum + safeArea }

  /// The greatest height without the safe area, in points.
  public var greatestWithoutSafeArea: Double { includesSafeArea ? maximum - safeArea : maximum }

  /// Sets the minimum height, in points, and raises the maximum to it if necessary. A negative height becomes 0; one that is NaN,
  /// infinite, or longer than 10⁹ points is ignored.
  public mutating func setMinimum(_ height: Double) {
    guard let height = ScrollMetrics.usable(height) else { return }
    minimum = height
    isMinimumExplicit = true
    guard maximum < minimum else { return }
    maximum = minimum
    isMaximumExplicit = true
  }

  /// Sets the maximum height, in points, and lowers the minimum to it if necessary. Invalid heights count as in `setMinimum(_:)`.
  public mutating func setMaximum(_ height: Double) {
    guard let height = ScrollMetrics.usable(height) else { return }
    maximum = height
    isMaximumExplicit = true
    guard minimum > maximum else { return }
    minimum = maximum
    isMinimumExplicit = true
  }

  /// Sets whether the heights contain the safe area. Only default heights are adjusted. A height that was set to 56 remains 56.
  public mutating func setIncludesSafeArea(_ includes: Bool) {
    guard includes != includesSafeArea else { return }
    includesSafeArea = includes
    setDefaults()
  }

  /// Sets the safe area, in points. Default heights that contain it are adjusted, unless one of them was set.
  mutating func setSafeArea(_ inset: Double) {
    safeArea = max(0, inset)
    if !isMinimumExplicit, !isMaximumExplicit { setDefaults() }
  }

  private mutating func setDefaults() {
    let height = Self.defaultContentHeight + (includesSafeArea ? safeArea : 0)
    if !isMinimumExplicit { minimum = height }
    if !isMaximumExplicit { maximum = height }
    guard minimum > maximum else { return }
    // The height that was set doesn't change.
    if isMaximumExplicit { minimum = maximum } else { maximum = minimum }
  }
}
