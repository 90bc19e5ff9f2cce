import HeaderEngine
import UIKit

/// A transition between two labels with the same text. Both labels show the text at the same position and
/// size at any time, and cross-fade in the middle of the transition.
@MainActor final class TitleMorph {
  /// The part of the transition, 0...1, in which the labels cross-fade.
  private static let crossFade = 0.35...0.65

  private typealias Places = (first: MeasuredText.Place, second: MeasuredText.Place)

  private weak var first: UILabel?
  private weak var second: UILabel?
  private var firstText = MeasuredText()
  private var secondText = MeasuredText()
  /// The positions of both texts, or `nil` to find them again. The labels are changed one after the other, and need both.
  private var places: Places?

  init(from first: UILabel, to second: UILabel) {
    self.first = first
    self.second = second
  }

  /// Discards the measurements of both texts, for example after the layout direction or the text size changed.
  func forgetTexts() {
    firstText = MeasuredText()
    secondText = MeasuredText()
  }

  /// Discards the positions of both texts, because a label may have moved.
  func forgetPlaces() { places = nil }

  func involves(_ view: UIView) -> Bool { view === first || view === second }

  /// Adds the changes of the morph to the pose of one of its labels, at a progress from 0 (first label) to 1 (second label). If
  /// `reducesMotion` is `true`, the labels only cross-fade.
  func add(_ amount: Double, to pose: inout ViewPose, of view: UIView, reducesMotion: Bool) {
    guard let first, let second else { return }
    let isFirst = view === first
    let fade = (amount - Self.crossFade.lowerBound) / (Self.crossFade.upperBound - Self.crossFade.lowerBound)
    let visibility = min(1, max(0, isFirst ? 1 - fade : fade))
    pose.alpha = (pose.alpha ?? 1) * visibility
    guard !reducesMotion, let places = places(in: first, second) else { return }
    // The progress of this label: 0 at its own position, 1 at the position of the other label.
    let way = isFirst ? amount : 1 - amount
    let (start, end) = isFirst ? places : (places.second, places.first)
    let scale = 1 + (Double(end.pointSize / max(1, start.pointSize)) - 1) * way
    pose.scale *= SIMD2(scale, scale)
    pose.translation += start.distanceToOther * way
    // Text that isn't centered in its label moves when the label is scaled.
    pose.translation.x += Double(start.distance) * (1 - scale)
  }

  /// Returns the places of both texts, or `nil` if a label has no superview.
  private func places(in first: UILabel, _ second: UILabel) -> Places? {
    if let places { return places }
    guard let superview = first.superview, let otherSuperview = second.superview else { return nil }
    var found = (first: firstText.place(in: first), second: secondText.place(in: second))
    let (start, end) = (found.first.center, found.second.center)
    let isShared = superview === otherSuperview
    found.first.setDistance(to: isShared ? end : otherSuperview.convert(end, to: superview))
    found.second.setDistance(to: isShared ? start : superview.convert(start, to: otherSuperview))
    places = found
    return found
  }
}

/// The position of a label's text, measured once for each text, font, and width, because measuring a text costs more than the
/// rest of an event.
private struct MeasuredText {
  private var text: String?
  private var font: UIFont?
  private var width: CGFloat = -1
  private var alignment = NSTextAlignment.natural
  private var attribute = UISemanticContentAttribute.unspecified
  private var pointSize: CGFloat = 0
  private var distance: CGFloat = 0

  /// The position and the size of a text. All lengths are in points.
  struct Place {
    /// The center of the text in the coordinate system of the superview, without the label's transform.
    var center: CGPoint
    /// The horizontal distance from the label's center to that of the text.
    var distance: CGFloat
    /// The size of the font.
    var pointSize: CGFloat
    /// The distance to the center of the other text.
    private(set) var distanceToOther = SIMD2(0.0, 0)

    /// Sets the center of the other text, in the coordinate system of this label's superview.
    mutating func setDistance(to other: CGPoint) {
      distanceToOther = SIMD2(Double(other.x - center.x), Double(other.y - center.y))
    }
  }

  /// Returns the place of the label's text.
  @MainActor mutating func place(in label: UILabel) -> Place {
    let (text, font, width) = (label.text, label.font as UIFont?, label.bounds.width)
    let (alignment, attribute) = (label.textAlignment, label.semanticContentAttribute)
    let hasOtherFont = font !== self.font && font != self.font
    if width != self.width || hasOtherFont || alignment != self.alignment || attribute != self.attribute
      || text != self.text
    {
      (self.text, self.font, self.width) = (text, font, width)
      (self.alignment, self.attribute) = (alignment, attribute)
      (pointSize, distance) = (font?.pointSize ?? 0, Self.distance(in: label))
    }
    let center = label.center
    return Place(
      center: CGPoint(x: center.x + distance, y: center.y), distance: distance, pointSize: pointSize)
  }

  @MainActor private static func distance(in label: UILabel) -> CGFloat {
    let free = label.bounds.width - min(label.bounds.width, label.intrinsicContentSize.width)
    switch label.textAlignment {
    case .center: return 0
    case .right: return free / 2
    case .left: return -free / 2
    default: return (label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? free : -free) / 2
    }
  }
}
