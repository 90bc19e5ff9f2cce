import HeaderEngine
import UIKit

/// A transition between two labels with the same text. Both labels show the text at the same position and
/// size at any time, and cross-fade in the middle of the transition.
@MainActor final class TitleMorph {
  /// The part of the transition, 0...1, in which the labels cross-fade.
  private static let crossFade = 0.35...0.65

  private weak var first: UILabel?
  private weak var second: UILabel?

  init(from first: UILabel, to second: UILabel) {
    self.first = first
    self.second = second
  }

  func involves(_ view: UIView) -> Bool { view === first || view === second }

  /// Adds the changes of the morph to the pose of one of its labels.
  ///
  /// - Parameters:
  ///   - amount: The progress of the morph, from 0 (first label) to 1 (second label).
  ///   - reducesMotion: `true` to only cross-fade the labels, without moving them.
  func add(_ amount: Double, to pose: inout ViewPose, of view: UIView, reducesMotion: Bool) {
    guard let first, let second else { return }
    let isFirst = view === first
    let (label, other) = isFirst ? (first, second) : (second, first)
    let fade = (amount - Self.crossFade.lowerBound) / (Self.crossFade.upperBound - Self.crossFade.lowerBound)
    let visibility = min(1, max(0, isFirst ? 1 - fade : fade))
    pose.alpha = (pose.alpha ?? 1) * visibility
    guard !reducesMotion, let superview = label.superview, let otherSuperview = other.superview else {
      return
    }
    // The progress of this label: 0 at its own position, 1 at the position of the other label.
    let way = isFirst ? amount : 1 - amount
    let ratio = Double(other.font.pointSize / max(1, label.font.pointSize))
    let scale = 1 + (ratio - 1) * way
    let start = label.textCenter
    let end = otherSuperview.convert(other.textCenter, to: superview)
    // Text that isn't centered in its label moves when the label is scaled.
    let offset = SIMD2(Double(start.x - label.center.x), Double(start.y - label.center.y))
    pose.scale *= SIMD2(scale, scale)
    pose.translation += SIMD2(Double(end.x - start.x), Double(end.y - start.y)) * way + offset * (1 - scale)
  }
}

extension UILabel {
  /// The center of the text in the coordinate system of the superview, in points, without the label's
  /// transform.
  fileprivate var textCenter: CGPoint {
    let free = bounds.width - min(bounds.width, intrinsicContentSize.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch textAlignment {
    case .center: return center
    case .right: return CGPoint(x: center.x + free / 2, y: center.y)
    case .left: return CGPoint(x: center.x - free / 2, y: center.y)
    default: return CGPoint(x: center.x + (isRightToLeft ? free : -free) / 2, y: center.y)
    }
  }
}
