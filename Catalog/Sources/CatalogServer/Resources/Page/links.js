// The addresses of the documentation of the inspector's values.

const types = {
  material: "FlexibleHeaderView", heightBar: "FlexibleHeightBar", stretchy: "StretchyHeaderView",
  footer: "RevealingFooterView", sections: "SectionedHeaderView",
};
const behavior = "documents/Documentation/Behavior";
const documents = {
  material: `${behavior}/FlexibleHeader.md`, heightBar: `${behavior}/HeightBar.md`,
  stretchy: `${behavior}/StretchyHeader.md`, footer: `${behavior}/StretchyHeader.md`,
  sections: `${behavior}/SectionedHeader.md`,
};

// The properties with the values, by the name in the inspector, if they are properties of the header.
const members = {
  "material.phase": "scrollPhase", "material.phaseValue": "scrollPhaseValue",
  "material.phasePercentage": "scrollPhasePercentage", "heightBar.progress": "progress",
  "stretchy.restingHeight": "maximumHeight", "footer.restingHeight": "restingHeight",
  "stretchy.stretch": "headerProgress", "sections.stretch": "headerProgress", "sections.progress": "headerProgress",
};
const same = new Set([
  "minimumHeight", "maximumHeight", "overlap", "isLifted", "isShiftedOffscreen", "prefersStatusBarHidden",
  "titleVisibility", "pullThreshold", "pullProgress",
]);

// Places in the documents: for all headers, and for those whose document has a better one.
const places = {
  kind: `${behavior}/README.md`, isSnapping: "properties/HeightBarBehavior.isSnapping",
  isSettling: "properties/SafariBehavior.isSettling",
  "material.height": "heights", "material.shift": "shifting", "material.visibleHeight": "terms", "material.top": "terms",
  "material.bottom": "terms", "material.shadowOpacity": "shadow", "material.shadowIntensity": "shadow", "material.isHidden": "hidden-flag",
  "material.isShiftAnimationRunning": "shift-animation", "material.contentOffset": "terms",
  "material.contentInsetTop": "insets-of-the-tracking-scroll-view",
  "material.adjustedContentInsetTop": "insets-of-the-tracking-scroll-view",
  "material.indicatorInsetTop": "insets-of-the-tracking-scroll-view", "material.safeAreaTop": "top-safe-area",
  "material.statusBarHeight": "status-bar", "material.statusBarStyle": "status-bar",
  "heightBar.height": "progress", "heightBar.contentInsetTop": "installing",
  "heightBar.adjustedContentInsetTop": "installing",
  "stretchy.height": "geometry", "stretchy.shift": "terms", "stretchy.contentInsetTop": "rules-of-the-header",
  "stretchy.alpha": "rules-of-the-header", "stretchy.visibleHeight": "geometry",
  "footer.height": "rules-of-the-footer",
  "sections.height": "the-view", "sections.visibleHeight": "free-height", "sections.contentOffset": "scrolling",
};

/** Returns the address of the document about the behavior of a type. */
export function behaviorOf(type) {
  const kind = Object.keys(types).find((kind) => types[kind] === type);
  return documents[kind] ?? (/Behavior$/.test(type) ? documents.heightBar : type === "HeaderSection" ? documents.sections : places.kind);
}

/** Returns the address of the documentation of a value of a kind of header. */
export function documentationOf(name, kind) {
  const member = members[`${kind}.${name}`];
  if (member) return `properties/${types[kind]}.${member}`;
  if (same.has(name) && types[kind]) return `properties/${types[kind]}.${name}`;
  const place = places[`${kind}.${name}`];
  if (place) return `${documents[kind]}#${place}`;
  return places[name] ?? documents[kind] ?? places.kind;
}
