import HeaderEngine
import UIKit

/// Two labels with the same text, of which one turns into the other: both show the text at the same place and
/// size at any time, and cross-fade in the middle of the way.
@MainActor final class TitleMorph {
  /// The part of the way, 0...1, over which the labels cross-fade.
  private static let crossFade = 0.35...0.65

  private weak var first: UILabel?
  private weak var second: UILabel?

  init(from first: UILabel, to second: UILabel) {
    self.first = first
    self.second = second
  }

  func involves(_ view: UIView) -> Bool { view === first || view === second }

  /// Adds what the morph does to one of its labels.
  ///
  /// - Parameters:
  ///   - amount: 0 for the first label, 1 for the second one.
  ///   - reducesMotion: Whether the labels stay in place and only cross-fade.
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
    // The way of this label: 0 in its own place, 1 in the place of the other one.
    let way = isFirst ? amount : 1 - amount
    let ratio = Double(other.font.pointSize / max(1, label.font.pointSize))
    let scale = 1 + (ratio - 1) * way
    let start = label.textCenter
    let end = otherSuperview.convert(other.textCenter, to: superview)
    // Text that isn't in the middle of its label moves when the label is scaled.
    let offset = SIMD2(Double(start.x - label.center.x), Double(start.y - label.center.y))
    pose.scale *= SIMD2(scale, scale)
    pose.translation += SIMD2(Double(end.x - start.x), Double(end.y - start.y)) * way + offset * (1 - scale)
  }
}

extension UILabel {
  /// The center of the text, in points of the superview, without the label's transform.
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
