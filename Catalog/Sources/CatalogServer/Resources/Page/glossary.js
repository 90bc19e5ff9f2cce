// The inspector's values: the title, unit, and description of each.

const points = "pt";

export const glossary = {
  kind: ["Kind", "", "The header that the values belong to. Touch another header to see its values."],
  height: ["Height", points, "The height of the header now."],
  shift: ["Shift", points, "The distance that the header is moved up from its fully visible position."],
  visibleHeight: ["Visible height", points, "The height of the header's visible part."],
  top: ["Top edge", points, "The header's top edge, measured from the top of the screen."],
  bottom: ["Bottom edge", points, "The header's bottom edge, measured from the top of the screen."],
  phase: ["Phase", "", "The effect of scrolling: it shifts the header, collapses or expands it, or stretches it."],
  phaseValue: ["Phase value", points, "The position within the phase, as a height."],
  phasePercentage: ["Phase progress", "", "The position within the phase, from 0 to 1."],
  progress: ["Progress", "", "The position between the maximum height (0) and the minimum height (1)."],
  minimumHeight: ["Minimum height", points, "The height of the header when fully collapsed, without the safe area."],
  maximumHeight: ["Maximum height", points, "The height of the header when fully expanded, without the safe area."],
  overlap: ["Overlap", points, "The height of the content that the header covers."],
  isLifted: ["Lifted", "", "Whether content is under the header, so that it shows a hairline or a shadow."],
  shadowOpacity: ["Shadow opacity", "", "The opacity of the shadow, from 0 to 1."],
  shadowIntensity: ["Shadow intensity", "", "The suggested strength of the shadow, from 0 to 1. It grows as content moves under the header."],
  isHidden: ["Hidden view", "", "Whether the view's isHidden property is set. A header is hidden while it is completely off-screen."],
  isShiftedOffscreen: ["Leaving or off-screen", "", "Whether the header comes to rest off-screen. It can be yes while part of the header is still visible."],
  prefersStatusBarHidden: ["Hides the status bar", "", "Whether the header requests that the status bar is hidden."],
  isShiftAnimationRunning: ["Shift animation", "", "Whether an animation is shifting the header."],
  isSnapping: ["Snapping", "", "Whether the bar is moving to a snapping position."],
  isSettling: ["Settling", "", "Whether the bar is opening or closing by itself."],
  restingHeight: ["Resting height", points, "The height of the view when it isn't stretched."],
  stretch: ["Stretch", points, "The height that stretching adds to the view."],
  alpha: ["Opacity", "", "The opacity of the view, from 0 to 1."],
  titleVisibility: ["Title visibility", "", "The visible part of the title below the bars, from 0 to 1."],
  pullThreshold: ["Pull threshold", points, "The distance past the end of the content at which a pull is complete."],
  pullProgress: ["Pull progress", "", "The distance past the end of the content, as a part of the threshold, from 0 to 1."],
  contentOffset: ["Content offset", points, "The scroll position: the distance from the top of the content to the top of the scroll view."],
  contentHeight: ["Content height", points, "The height of the scroll view's content."],
  contentInsetTop: ["Content inset, top", points, "The inset that makes the content begin below the header."],
  adjustedContentInsetTop: ["Adjusted inset, top", points, "The content inset including the safe area."],
  indicatorInsetTop: ["Indicator inset, top", points, "The inset of the scroll indicator at the top."],
  isTracking: ["Finger down", "", "Whether a finger touches the scroll view."],
  isDragging: ["Dragging", "", "Whether a finger is scrolling the content."],
  isDecelerating: ["Decelerating", "", "Whether the content keeps moving after the finger was lifted."],
  safeAreaTop: ["Safe area, top", points, "The height of the area that the status bar and the notch cover."],
  statusBarHeight: ["Status bar height", points, "The height of the status bar; 0 while it is hidden."],
  statusBarStyle: ["Status bar style", "", "The color of the status bar's text."],
};

/** The words for values that aren't words themselves, for example `overExtending`. */
export const words = {
  overExtending: "stretching", "over-extending": "stretching", collapsing: "collapsing", shifting: "shifting",
  material: "flexible header", flexible: "flexible header",
};
