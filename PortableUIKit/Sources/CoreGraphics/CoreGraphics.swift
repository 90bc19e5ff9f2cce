// `import CoreGraphics` on platforms without it. Foundation declares points, sizes, and rectangles; PortableUIKit contains
// colors, paths, and transforms.
@_exported import Foundation
@_exported import PortableUIKit

// Foundation's own descriptions are those of plain structures, such as `CGRect(origin: Foundation.CGPoint(x: 40.0, …`. On
// Apple's platforms, tests compare and print these ones. The conformances are here and not in PortableUIKit, because
// another module owns the types.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses, such as `(40.0, 100.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height in parentheses, such as `(200.0, 100.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size in parentheses, such as `(40.0, 100.0, 200.0, 100.0)`.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension CGPoint {
  /// Returns whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether width and height are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are equal after their sizes were made positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

/// A time in seconds since the beginning of January 1, 2001 in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time of the computer, which isn't that of the simulator.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
