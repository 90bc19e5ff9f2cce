// Exported, and nothing else of the engine: whoever imports this module may write the curves, also with the feature
// MemberImportVisibility.
@_exported import enum HeaderEngine.Easing

/// How the way from one keyframe to the next is spread over progress: linear, one of UIKit's curves, or any
/// cubic Bézier.
public typealias KeyframeEasing = Easing
