import Foundation

/// The requested end of a motion for each axis. An axis without a request ends at its natural position.
struct ScrollAim: Equatable {
  var x: CGFloat?
  var y: CGFloat?

  init() {}

  /// Creates an aim from the target that a delegate changed. Values that aren't finite are ignored.
  init(wished: CGPoint, proposed: CGPoint) {
    if wished.x != proposed.x, wished.x.isFinite { x = wished.x }
    if wished.y != proposed.y, wished.y.isFinite { y = wished.y }
  }

  /// Creates an aim from the targets of a motion in progress.
  init(of motion: ScrollMotion) {
    if motion.horizontal.isAimed { x = motion.horizontal.target }
    if motion.vertical.isAimed { y = motion.vertical.target }
  }

  /// Moves the aim. An aim inside the range stays inside it.
  mutating func move(by distance: CGVector, in range: ScrollRange) {
    func moved(_ aim: CGFloat, _ distance: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      range.contains(aim) ? range.clamping(aim + distance) : aim + distance
    }
    x = x.map { moved($0, distance.dx, range.horizontal) }
    y = y.map { moved($0, distance.dy, range.vertical) }
  }
}
