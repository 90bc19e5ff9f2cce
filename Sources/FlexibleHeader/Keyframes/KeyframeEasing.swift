// The only declaration of the engine that is exported, so that clients can name curves even with the feature
// MemberImportVisibility.
@_exported import enum HeaderEngine.Easing

/// The curve from one keyframe to the next: linear, one of UIKit's curves, or any cubic Bézier.
public typealias KeyframeEasing = Easing
