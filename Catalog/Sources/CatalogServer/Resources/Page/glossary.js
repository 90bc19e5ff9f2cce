// What the inspector's values mean: a title, a unit, and a sentence.

const points = "pt";

export const glossary = {
  kind: ["Kind", "", "The header that the values belong to. Touch another header to see its values."],
  height: ["Height", points, "The height of the header now."],
  shift: ["Shift", points, "How far the header has moved up from where it rests in full view."],
  visibleHeight: ["Visible height", points, "How much of the header is on the screen."],
  top: ["Top edge", points, "The header's top edge, measured from the top of the screen."],
  bottom: ["Bottom edge", points, "The header's bottom edge, measured from the top of the screen."],
  phase: ["Phase", "", "What scrolling does now: it shifts the header, collapses or expands it, or stretches it."],
  phaseValue: ["Phase value", points, "How far the header has come within its phase."],
  phasePercentage: ["Phase progress", "", "How far the header has come within its phase, from 0 to 1."],
  progress: ["Progress", "", "0 while the header is as high as possible, 1 when it is as low as possible."],
  minimumHeight: ["Minimum height", points, "The lowest height to which scrolling collapses the header, without the safe area."],
  maximumHeight: ["Maximum height", points, "The height of the header when fully expanded, without the safe area."],
  minimumVisibleHeight: ["Least height", points, "The visible height with all sections collapsed as far as their rules allow."],
  maximumVisibleHeight: ["Greatest height", points, "The visible height with all sections expanded."],
  overlap: ["Overlap", points, "How much content lies under the header."],
  isLifted: ["Lifted", "", "Whether content lies under the header, so that it shows a hairline or a shadow."],
  shadowOpacity: ["Shadow opacity", "", "The opacity of the shadow, from 0 to 1."],
  shadowIntensity: ["Shadow intensity", "", "How strong the shadow should be, from 0 to 1: it grows as content moves under the header."],
  isHidden: ["Hidden view", "", "Whether the view's isHidden is set. A header that is entirely off-screen is hidden."],
  isShiftedOffscreen: ["Leaving or off-screen", "", "Whether the header is on its way off the screen or already there. It can be yes while part of the header is still visible: it says where the header comes to rest."],
  prefersStatusBarHidden: ["Hides the status bar", "", "Whether the header asks for a hidden status bar."],
  isShiftAnimationRunning: ["Shift animation", "", "Whether an animation moves the header now."],
  isSnapping: ["Snapping", "", "Whether the bar is on its way to a snapping position."],
  isSettling: ["Settling", "", "Whether the bar opens or closes by itself now."],
  referenceHeight: ["Reference height", points, "The height of the view at rest, to which stretching is added."],
  stretch: ["Stretch", points, "How much higher the view is than at rest."],
  alpha: ["Opacity", "", "The opacity of the view, from 0 to 1."],
  titleVisibility: ["Title visibility", "", "How much of the title is visible below the bars, from 0 to 1."],
  pullThreshold: ["Pull threshold", points, "How far the content has to be pulled past its end to complete the pull."],
  pullProgress: ["Pull progress", "", "How far the content is pulled past its end, from 0 to 1."],
  contentOffset: ["Content offset", points, "Where the scroll view stands: the content's height above the top of the view."],
  contentHeight: ["Content height", points, "The height of the scroll view's content."],
  contentInsetTop: ["Content inset, top", points, "The inset that the header adds so that content begins below it."],
  adjustedContentInsetTop: ["Adjusted inset, top", points, "The content inset together with the safe area."],
  indicatorInsetTop: ["Indicator inset, top", points, "Where the scroll indicator begins: below the header."],
  isTracking: ["Finger down", "", "Whether a finger is on the scroll view."],
  isDragging: ["Dragging", "", "Whether a finger scrolls the content."],
  isDecelerating: ["Decelerating", "", "Whether the content moves on after the finger has left."],
  safeAreaTop: ["Safe area, top", points, "The part of the screen under the status bar and the notch."],
  statusBarHeight: ["Status bar height", points, "The height of the status bar; 0 while it is hidden."],
  statusBarStyle: ["Status bar style", "", "The color of the status bar's text."],
};

/** Words of values that need spaces, as for instance `overExtending`. */
export const words = {
  overExtending: "stretching", "over-extending": "stretching", collapsing: "collapsing", shifting: "shifting",
  material: "flexible header", flexible: "flexible header",
};
