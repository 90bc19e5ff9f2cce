import HeaderEngine
import UIKit

/// A move of a view to the position of another view.
@MainActor final class PlaceMorph {
  /// The length of the part of the progress, on both sides of the middle, in which the view fades if it doesn't move.
  private static let fade = 0.15

  private weak var place: UIView?
  /// The corner radius of the view itself, and the one that was computed last, in points.
  private var ownRadius: CGFloat = 0
  private var appliedRadius: CGFloat?

  init(to place: UIView) { self.place = place }

  /// Adds the changes of the view to its pose, at a progress from 0 (at its own position) to 1 (at the other position). If
  /// `reducesMotion` is `true`, the view fades instead of moving.
  func add(_ amount: Double, to pose: inout ViewPose, of view: UIView, reducesMotion: Bool) {
    guard let place, let container = place.superview, let superview = view.superview else { return }
    let (start, end) = (view.bounds.size, place.bounds.size)
    guard start.width > 0, start.height > 0, end.width > 0, end.height > 0 else { return }
    var way = amount
    if reducesMotion {
      way = amount < 0.5 ? 0 : 1
      pose.alpha = (pose.alpha ?? 1) * min(1, abs(amount - 0.5) / Self.fade)
    }
    let ratio = SIMD2(Double(end.width / start.width), Double(end.height / start.height))
    let scale = 1 + (ratio - 1) * way
    let center = view.center
    let goal = container === superview ? place.center : container.convert(place.center, to: superview)
    pose.scale *= scale
    pose.translation += SIMD2(Double(goal.x - center.x), Double(goal.y - center.y)) * way
    pose.cornerRadius = cornerRadius(of: view, at: way, scale: scale.min()).map(Double.init)
  }

  /// Returns the radius before the view is scaled, or `nil` to leave the radius unchanged.
  private func cornerRadius(of view: UIView, at way: Double, scale: Double) -> CGFloat? {
    // Other code may have set another radius meanwhile.
    let present = view.layer.cornerRadius
    if present != appliedRadius { ownRadius = present }
    guard let goal = place?.layer.cornerRadius, goal > 0, scale > 0 else { return nil }
    let radius = (ownRadius + (goal - ownRadius) * CGFloat(way)) / CGFloat(scale)
    appliedRadius = radius
    return radius
  }
}
