import Foundation

/// An animation from the look of a layer, with its sublayers, to the look after later changes.
///
/// The layer keeps it under the key `transition`, whatever key it is added with. Types other than those of
/// `CATransitionType` fade.
open class CATransition: CAAnimation {
  /// The look of the layer when the transition was added, in its own coordinates.
  final var picture: LayerSnapshot?
  /// The bytes of the images in the picture.
  final var imageData: [String: Data] = [:]

  /// Creates a transition that fades.
  public override init() { super.init() }

  /// The type of the transition. The default is `fade`.
  open var type = CATransitionType.fade
  /// The direction of transitions that move. The default, `nil`, is that of `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The progress with which the transition begins, 0...1. The default is 0.
  open var startProgress: Float = 0
  /// The progress with which the transition ends, 0...1. The default is 1.
  open var endProgress: Float = 1

  override func copyForLayer() -> CAAnimation {
    let copy = CATransition()
    copy.takeTiming(from: self)
    copy.picture = picture
    copy.imageData = imageData
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  override func key(for key: String?) -> String? { kCATransition }

  /// Takes the look of the layer, unless it was taken before the changes.
  override func willStart(in layer: CALayer) {
    guard picture == nil, layer.isCommitted else { return }
    // Layers are used by the thread of their simulator, which is the main thread.
    nonisolated(unsafe) let (transition, layer) = (self, layer)
    MainActor.assumeIsolated { transition.takePicture(of: layer) }
  }

  @MainActor final func takePicture(of layer: CALayer) {
    picture = LayerSnapshot(of: layer)?.inItsOwnBounds
    imageData = LayerSnapshot.imageData(below: layer)
  }

  /// Returns the progress of the transition at a share of its time.
  final func transitionProgress(_ share: Double) -> Double {
    let (start, end) = (Double(max(0, min(1, startProgress))), Double(max(0, min(1, endProgress))))
    return start + (end - start) * share
  }

  /// Returns the distance by which moving content moves in a layer of the given size.
  final func way(in size: CGSize) -> CGPoint {
    // The names of the vertical directions are those of coordinates whose y axis points up.
    switch subtype {
    case .fromRight: CGPoint(x: -size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height)
    case .fromBottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: size.width, y: 0)
    }
  }
}

/// The key under which layers keep transitions.
public let kCATransition = "transition"

/// The types of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a type with the given name. Unknown types fade.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look fades out in front of the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look moves in, in front of the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look moves away, in front of the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions that move.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a direction with the given name. Unknown directions act like `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// To the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upward in UIKit's coordinates, in which the y axis points down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downward in UIKit's coordinates, in which the y axis points down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
