extension UIView {
  /// Options for animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set; bits 16 and 17 contain the number of the curve.
    public let rawValue: UInt
    /// Creates a set with the given bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out resized views inside of the animation.
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1 << 0) }
    /// Allows touches on animated views.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from the presented values where an animation can't be added to those in progress.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// Repeats until the animation is removed.
    public static var `repeat`: UIView.AnimationOptions { .init(rawValue: 1 << 3) }
    /// Runs backwards after each run.
    public static var autoreverse: UIView.AnimationOptions { .init(rawValue: 1 << 4) }
    /// Uses its own duration inside of another animation's block.
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(rawValue: 1 << 5) }
    /// Uses its own curve inside of another animation's block.
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(rawValue: 1 << 6) }
    /// Starts and ends slowly. This is the default.
    public static var curveEaseInOut: UIView.AnimationOptions { .init(rawValue: 0 << 16) }
    /// Starts slowly.
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// Ends slowly.
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// Progresses linearly.
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }
    /// Fades from the old appearance to the new one.
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
  }

  /// Options for key frame animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given bits. Unknown bits are kept; the bits of a curve take effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out resized views inside of the animation.
    public static var layoutSubviews: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 0) }
    /// Allows touches on animated views.
    public static var allowUserInteraction: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from the presented values where an animation can't be added to those in progress.
    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 2) }
    /// Repeats until the animation is removed.
    public static var `repeat`: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 3) }
    /// Runs backwards after each run.
    public static var autoreverse: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 4) }
    /// Uses its own duration inside of another animation's block.
    public static var overrideInheritedDuration: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 5) }
    /// Interpolates linearly between key frames. This is the default.
    public static var calculationModeLinear: UIView.KeyframeAnimationOptions { .init(rawValue: 0 << 10) }

    /// Jumps from key frame to key frame: each value is visible from the end of its key frame until the end of
    /// the next one.
    public static var calculationModeDiscrete: UIView.KeyframeAnimationOptions { .init(rawValue: 1 << 10) }
    /// Interpolates linearly at a constant velocity. The times of the key frames have no effect.
    public static var calculationModePaced: UIView.KeyframeAnimationOptions { .init(rawValue: 2 << 10) }
    /// Interpolates along a Catmull-Rom spline through the values of the key frames.
    public static var calculationModeCubic: UIView.KeyframeAnimationOptions { .init(rawValue: 3 << 10) }
    /// Interpolates along a Catmull-Rom spline at a constant velocity. The times of the key frames have no effect.
    public static var calculationModeCubicPaced: UIView.KeyframeAnimationOptions { .init(rawValue: 4 << 10) }

    /// The mode in bits 10 to 12. Unknown modes count as linear.
    var calculationMode: KeyframeCourse.Mode { .init(rawValue: rawValue >> 10 & 7) ?? .linear }

    var animationOptions: UIView.AnimationOptions { .init(rawValue: rawValue & ~(7 << 10)) }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, @unchecked Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Progresses linearly.
    case linear = 3
  }

  /// How content is scaled and positioned in the bounds of a view.
  public enum ContentMode: Int, @unchecked Sendable {
    /// Fills the bounds without keeping the aspect ratio.
    case scaleToFill = 0
    /// Fits the bounds, keeping the aspect ratio.
    case scaleAspectFit = 1
    /// Fills the bounds, keeping the aspect ratio.
    case scaleAspectFill = 2
    /// Draws the content again for each size.
    case redraw = 3
    /// Centers the content without scaling it.
    case center = 4
    /// Aligns the content with the middle of the top edge.
    case top = 5
    /// Aligns the content with the middle of the bottom edge.
    case bottom = 6
    /// Aligns the content with the middle of the left edge.
    case left = 7
    /// Aligns the content with the middle of the right edge.
    case right = 8
    /// Aligns the content with the top left corner.
    case topLeft = 9
    /// Aligns the content with the top right corner.
    case topRight = 10
    /// Aligns the content with the bottom left corner.
    case bottomLeft = 11
    /// Aligns the content with the bottom right corner.
    case bottomRight = 12
  }
}
