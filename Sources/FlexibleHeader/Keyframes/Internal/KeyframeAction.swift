import HeaderEngine
import UIKit

/// The way in which the values of a track change a view.
@MainActor enum KeyframeAction {
  /// The values of a property.
  case pose(PoseProperty)
  /// A translation beyond an edge of the superview: 0 in place, 1 completely outside.
  case leave(HeaderEffect.Edge)
  /// The progress of a morph between two labels.
  case morph(TitleMorph)
  /// The progress of a move to the position of another view.
  case move(PlaceMorph)
  /// The strength, 0...1, of a blur over the view.
  case blur(BlurOverlay)

  /// The properties of the view that the action changes.
  var drives: DrivenProperties {
    switch self {
    case .pose(.alpha): .alpha
    case .pose(.cornerRadius): .cornerRadius
    case .pose(.fontSize): .font
    case .pose, .leave: .transform
    case .morph: [.alpha, .transform]
    case .move: [.alpha, .transform, .cornerRadius]
    case .blur: []
    }
  }

  /// A Boolean value that indicates whether the action depends on the layout of the view.
  var dependsOnLayout: Bool {
    switch self {
    case .pose, .blur: false
    case .leave, .morph, .move: true
    }
  }

  /// A Boolean value that indicates whether the action differs in a right-to-left layout.
  var hasDirection: Bool {
    switch self {
    case .pose(.translation), .pose(.travel), .leave(.leading), .leave(.trailing): true
    case .pose, .leave, .morph, .move, .blur: false
    }
  }

  /// Removes what the action added to the screen.
  func end() {
    if case .blur(let overlay) = self { overlay.removeFromSuperview() }
  }

  /// Adds the action to the pose of its view.
  ///
  /// - Parameters:
  ///   - value: The current value of the action's track.
  ///   - points: The distance that the header moved, in points.
  ///   - pose: The pose of the view.
  ///   - view: The view that the action changes.
  ///   - isMirrored: `true` if horizontal translations are mirrored.
  ///   - reducesMotion: `true` if movement is omitted.
  ///   - movesText: `true` if keyframes of the view change the position of its text, or its font.
  func add(
    _ value: SIMD2<Double>, points: Double, to pose: inout ViewPose, of view: UIView, isMirrored: Bool,
    reducesMotion: Bool, movesText: Bool
  ) {
    switch self {
    case .pose(let property):
      if reducesMotion { return }
      let mirrors = isMirrored && (property == .translation || property == .travel)
      pose.add(mirrors ? SIMD2(-value.x, value.y) : value, to: property, points: points)
    case .leave(let edge):
      pose.translation += edge.distance(toLeave: view, isMirrored: isMirrored) * value.x
    case .morph(let morph):
      // Keyframes of this label apply after the places were found, and before the other label uses them.
      if movesText { morph.forgetPlaces() }
      morph.add(value.x, to: &pose, of: view, reducesMotion: reducesMotion)
      if movesText { morph.forgetPlaces() }
    case .move(let morph):
      morph.add(value.x, to: &pose, of: view, reducesMotion: reducesMotion)
    case .blur(let overlay):
      overlay.strength = CGFloat(value.x)
    }
  }
}

extension HeaderEffect.Edge {
  /// Returns the translation, in points, that moves a view out of its superview, or zero if it has no
  /// superview.
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
