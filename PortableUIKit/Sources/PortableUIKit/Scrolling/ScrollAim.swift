import Foundation

/// Where somebody wants a motion to end; along an axis without a wish it ends where it likes.
struct ScrollAim: Equatable {
  var x: CGFloat?
  var y: CGFloat?

  init() {}

  /// What a delegate has changed; what is not finite is no wish.
  init(wished: CGPoint, proposed: CGPoint) {
    if wished.x != proposed.x, wished.x.isFinite { x = wished.x }
    if wished.y != proposed.y, wished.y.isFinite { y = wished.y }
  }

  /// The aims of a motion under way.
  init(of motion: ScrollMotion) {
    if motion.horizontal.isAimed { x = motion.horizontal.target }
    if motion.vertical.isAimed { y = motion.vertical.target }
  }
}
