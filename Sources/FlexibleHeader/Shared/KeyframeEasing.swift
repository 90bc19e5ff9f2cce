import HeaderEngine

/// How the way from one keyframe to the next is spread over progress: linear, one of UIKit's curves, or any
/// cubic Bézier.
public typealias KeyframeEasing = Easing
