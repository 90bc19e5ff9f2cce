import UIKit

/// A movement of a header that effects and keyframes follow.
///
/// All headers have the same sources. A source that a header doesn't support, for example the exit of a bar
/// that never leaves the screen, remains 0.
public struct HeaderProgressSource: Hashable {
  enum Movement: Hashable {
    case header, collapse, exit
    case stretch(distance: CGFloat)
  }

  let movement: Movement
  /// The section whose movement is followed, or `nil` for the header itself.
  let section: AnyHashable?

  private init(_ movement: Movement, of section: AnyHashable? = nil) {
    self.movement = movement
    self.section = section
  }

  /// The entire movement of the header: 0 when fully expanded, 1 when as little of it as possible is visible.
  public static var header: HeaderProgressSource { HeaderProgressSource(.header) }

  /// The collapse of the header: 0 at its maximum height, 1 at its minimum height.
  public static var collapse: HeaderProgressSource { HeaderProgressSource(.collapse) }

  /// The exit of the header from the screen: 0 while its full minimum height is visible, 1 when as little as possible is
  /// visible.
  public static var exit: HeaderProgressSource { HeaderProgressSource(.exit) }

  /// Returns the collapse of one section of a header with sections.
  public static func collapse(of section: AnyHashable) -> HeaderProgressSource {
    HeaderProgressSource(.collapse, of: section)
  }

  /// Returns the exit of one section of a header with sections.
  public static func exit(of section: AnyHashable) -> HeaderProgressSource {
    HeaderProgressSource(.exit, of: section)
  }

  /// Returns the stretch of the header beyond its maximum height: 0 without stretch, 1 at `distance`.
  ///
  /// - Parameter distance: The stretch, in points, at which the progress is 1. The default is 100. Values
  ///   that aren't positive or finite are replaced with 100.
  public static func stretch(over distance: CGFloat = 100) -> HeaderProgressSource {
    HeaderProgressSource(.stretch(distance: distance.isFinite && distance > 0 ? distance : 100))
  }

  /// The rank of the movement. If a view has layout attributes over several sources, those of the highest
  /// rank apply.
  var rank: Int {
    switch movement {
    case .header: 0
    case .collapse: 1
    case .stretch: 2
    case .exit: 3
    }
  }
}
