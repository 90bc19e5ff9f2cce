import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; `nil` for any rate in the range, 0 for the maximum.
  public var preferred: Float?

  /// Creates the default range.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Creates a range with the given rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// A range that leaves the rate to the device.
  public static let `default` = CAFrameRateRange()
}
