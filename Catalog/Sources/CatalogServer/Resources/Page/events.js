// The log of events: what the scroll view reported, what the header decided, and what it wrote. The entries are derived
// from the differences between frames.
import { words } from "./glossary.js";

const mostEvents = 300;

export class EventLog {
  #list = document.getElementById("events");
  #previous = null;
  /** Called with the time of an event that was chosen. */
  onPick = () => {};

  constructor() {
    this.#list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.onPick(Number(button.dataset.time));
    });
  }

  /** Adds the events between the previous frame and this one. */
  add(message) {
    if (message.whole) {
      this.#list.replaceChildren();
      this.#previous = null;
    }
    if (!("header" in message) && !message.device) return;
    const now = {
      header: "header" in message ? message.header : this.#previous?.header,
      device: message.device ?? this.#previous?.device,
    };
    const before = this.#previous;
    this.#previous = now;
    if (!before) return;
    for (const event of events(before, now)) this.#append(message.time, ...event);
  }

  /** Marks the latest event at a time, or none for null. */
  mark(time) {
    const buttons = [...this.#list.querySelectorAll("button")];
    const current = time === null ? null : buttons.findLast((button) => Number(button.dataset.time) <= time);
    for (const button of buttons) {
      if (button === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /** Adds an event. `change` is `[name, old, new]` for values that can change in every frame. */
  #append(time, source, text, change) {
    const latest = this.#list.lastChild;
    if (change && latest?.change?.[0] === change[0]) {
      // Frame by frame, these would fill the list.
      latest.change[2] = change[2];
      latest.querySelector("span:last-of-type").textContent = written(latest.change);
      return;
    }
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.time = time;
    button.dataset.source = source;
    button.title = "Show this moment";
    item.change = change;
    for (const part of [`${time.toFixed(2)} s`, source, change ? written(change) : text]) {
      const span = document.createElement("span");
      span.textContent = part;
      button.append(span, " ");
    }
    item.append(button);
    this.#list.append(item);
    if (this.#list.children.length > mostEvents) this.#list.firstChild.remove();
    this.#list.scrollTop = this.#list.scrollHeight;
  }
}

/** Returns the events between two states, each `[source, text, change]`. */
function events(before, now) {
  const [old, header] = [before.header, now.header];
  const list = [];
  if (!old || !header || old.kind !== header.kind) return list;
  const [was, is] = [old.scroll, header.scroll];
  if (was && is) {
    if (!was.isTracking && is.isTracking) list.push(["scroll", "finger down"]);
    if (!was.isDragging && is.isDragging) list.push(["scroll", "dragging began"]);
    if (was.isDragging && !is.isDragging) {
      list.push(["scroll", is.isDecelerating ? "dragging ended, decelerates" : "dragging ended"]);
    } else if (was.isTracking && !is.isTracking) list.push(["scroll", "finger up"]);
    if (was.isDecelerating && !is.isDecelerating) {
      list.push(["scroll", is.isTracking ? "finger stops deceleration" : "deceleration ended"]);
    }
  }
  const [past, present] = [old, header].map(({ details }) => Object.fromEntries(details));
  for (const name in present) {
    if (past[name] === present[name] || past[name] === undefined) continue;
    const text = decision(name, present[name], past[name]);
    if (text) list.push(["header", text]);
  }
  if (was && is) {
    for (const [name, title] of [["contentInsetTop", "content inset"], ["indicatorInsetTop", "indicator inset"]]) {
      if (was[name] !== is[name]) list.push(["wrote", "", [title, was[name], is[name]]]);
    }
  }
  if (before.device && now.device && before.device.statusBarHeight !== now.device.statusBarHeight) {
    list.push(["device", now.device.statusBarHeight ? "status bar shown" : "status bar hidden"]);
  }
  return list;
}

/** Returns what a changed value says about the header's decision, or null for values that change continuously. */
function decision(name, value, old) {
  if (name === "phase") return `phase ${words[old] ?? old} → ${words[value] ?? value}`;
  const texts = {
    isShiftedOffscreen: ["comes back on-screen", "leaves the screen"], isHidden: ["view shown", "view hidden"],
    prefersStatusBarHidden: ["requests the status bar", "requests a hidden status bar"],
    isShiftAnimationRunning: ["shift animation ended", "shift animation began"],
    isSnapping: ["snapping ended", "snapping began"], isSettling: ["settled", "settles"],
  };
  if (texts[name]) return texts[name][Number(value)];
  const limits = {
    progress: "collapsed", pullProgress: "pulled", alpha: "opaque", titleVisibility: "title visible",
    shadowIntensity: "shadow",
  };
  if (!limits[name] || typeof value !== "number") return null;
  if (value >= 1 && old < 1) return `${limits[name]}: fully`;
  if (value <= 0 && old > 0) return `${limits[name]}: not at all`;
  return null;
}

function written([name, old, value]) { return `${name} ${points(old)} → ${points(value)}`; }

function points(value) { return `${Math.round(value * 10) / 10}`.replace("-", "−"); }
