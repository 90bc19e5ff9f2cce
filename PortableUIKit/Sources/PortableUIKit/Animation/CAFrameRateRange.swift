import Foundation

/// How often something wants to be drawn, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate.
  public var maximum: Float
  /// The best rate; nil for any in the range, 0 for the greatest.
  public var preferred: Float?

  /// Makes the default range.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// A range that leaves the rate to the device.
  public static let `default` = CAFrameRateRange()
}
