extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits; 16 and 17 are a number that names the curve.
    public let rawValue: UInt
    /// A set with the given bits; unknown ones are kept and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the resized views inside of the animation.
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1 << 0) }
    /// Lets moving views take touches.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from what is seen where an animation can't be added to those under way.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// Runs again and again until it is removed.
    public static var `repeat`: UIView.AnimationOptions { .init(rawValue: 1 << 3) }
    /// Runs backwards after each run.
    public static var autoreverse: UIView.AnimationOptions { .init(rawValue: 1 << 4) }
    /// Keeps its own length inside of another animation's block.
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(rawValue: 1 << 5) }
    /// Keeps its own curve inside of another animation's block.
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(rawValue: 1 << 6) }
    /// A slow start and a slow end; the default.
    public static var curveEaseInOut: UIView.AnimationOptions { .init(rawValue: 0 << 16) }
    /// A slow start.
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// A slow end.
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// Even progress.
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }
    /// A transition that fades from the old look to the new one.
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
  }

  /// How an animation of key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set with the given bits; unknown ones are kept, and those of a curve count.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the resized views inside of the animation.
    public static var layoutSubviews: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 0) }
    /// Lets moving views take touches.
    public static var allowUserInteraction: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from what is seen where an animation can't be added to those under way.
    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 2) }
    /// Runs again and again until it is removed.
    public static var `repeat`: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 3) }
    /// Runs backwards after each run.
    public static var autoreverse: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 4) }
    /// Keeps its own length inside of another animation's block.
    public static var overrideInheritedDuration: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 5) }
    /// Moves evenly from one key frame to the next; the default.
    public static var calculationModeLinear: UIView.KeyframeAnimationOptions { .init(rawValue: 0 << 10) }

    var animationOptions: UIView.AnimationOptions { .init(rawValue: rawValue) }
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, @unchecked Sendable {
    /// A slow start and a slow end.
    case easeInOut = 0
    /// A slow start.
    case easeIn = 1
    /// A slow end.
    case easeOut = 2
    /// Even progress.
    case linear = 3
  }

  /// How content fits into bounds of another size.
  public enum ContentMode: Int, @unchecked Sendable {
    /// Fills the bounds, stretched.
    case scaleToFill = 0
    /// As large as fits, proportions kept.
    case scaleAspectFit = 1
    /// As small as fills, proportions kept.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// Unscaled in the middle.
    case center = 4
    /// Unscaled at the middle of the top edge.
    case top = 5
    /// Unscaled at the middle of the bottom edge.
    case bottom = 6
    /// Unscaled at the middle of the left edge.
    case left = 7
    /// Unscaled at the middle of the right edge.
    case right = 8
    /// Unscaled in the top left corner.
    case topLeft = 9
    /// Unscaled in the top right corner.
    case topRight = 10
    /// Unscaled in the bottom left corner.
    case bottomLeft = 11
    /// Unscaled in the bottom right corner.
    case bottomRight = 12
  }
}
