import HeaderEngine
import UIKit

/// What the numbers of a track do to its view.
@MainActor enum KeyframeAction {
  /// They are a property's value.
  case pose(PoseProperty)
  /// They move the view beyond an edge of its superview: 0 in place, 1 gone.
  case leave(HeaderEffect.Edge)
  /// They turn one label into another.
  case morph(TitleMorph)
  /// They are the strength, 0...1, of a blur over the view.
  case blur(BlurOverlay)

  /// The properties of the view that the action changes.
  var drives: DrivenProperties {
    switch self {
    case .pose(.alpha): .alpha
    case .pose(.cornerRadius): .cornerRadius
    case .pose(.fontSize): .font
    case .pose, .leave: .transform
    case .morph: [.alpha, .transform]
    case .blur: []
    }
  }

  /// Whether the effect depends on the layout of the view.
  var dependsOnLayout: Bool {
    switch self {
    case .pose, .blur: false
    case .leave, .morph: true
    }
  }

  /// Adds the action to the pose of its view.
  ///
  /// - Parameters:
  ///   - value: The numbers of the track.
  ///   - points: How far the header moved, in points.
  ///   - isMirrored: Whether horizontal translations run from right to left.
  ///   - reducesMotion: Whether movement is left out.
  func add(
    _ value: SIMD2<Double>, points: Double, to pose: inout ViewPose, of view: UIView, isMirrored: Bool,
    reducesMotion: Bool
  ) {
    switch self {
    case .pose(let property):
      if reducesMotion { return }
      let mirrors = isMirrored && (property == .translation || property == .travel)
      pose.add(mirrors ? SIMD2(-value.x, value.y) : value, to: property, points: points)
    case .leave(let edge):
      pose.translation += edge.distance(toLeave: view, isMirrored: isMirrored) * value.x
    case .morph(let morph):
      morph.add(value.x, to: &pose, of: view, reducesMotion: reducesMotion)
    case .blur(let overlay):
      overlay.strength = CGFloat(value.x)
    }
  }
}

extension HeaderEffect.Edge {
  /// The translation, in points, that takes a view out of its superview; zero without a superview.
  @MainActor fileprivate func distance(toLeave view: UIView, isMirrored: Bool) -> SIMD2<Double> {
    guard let bounds = view.superview?.bounds else { return SIMD2(0, 0) }
    let (center, size) = (view.center, view.bounds.size)
    switch self {
    case .top: return SIMD2(0, -max(0, center.y + size.height / 2 - bounds.minY))
    case .bottom: return SIMD2(0, max(0, bounds.maxY - center.y + size.height / 2))
    case .leading, .trailing:
      let leavesLeft = (self == .leading) != isMirrored
      if leavesLeft { return SIMD2(-max(0, center.x + size.width / 2 - bounds.minX), 0) }
      return SIMD2(max(0, bounds.maxX - center.x + size.width / 2), 0)
    }
  }
}
