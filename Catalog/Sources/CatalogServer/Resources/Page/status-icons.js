// The symbols of a phone's status bar. A simulated device draws the time and the battery itself.
import { node } from "./shapes.js";

/** Returns the symbols for signal strength and Wi-Fi, for a screen 390 points wide. Their color is `currentColor`. */
export function statusIcons() {
  const bars = [4, 6, 8.5, 11].map((height, index) =>
    node("rect", { x: 5 * index, y: 11 - height, width: 3.2, height, rx: 1 }));
  const arcs = [[10.5, 2.1], [7, 1.9], [3.4, 0]].map(([radius, width]) => node("path", width
    ? { d: arc(30, 11.2, radius), fill: "none", stroke: "currentColor", "stroke-width": width }
    : { d: `${arc(30, 11.2, radius)} L30 11.2 Z` }));
  const svg = node("svg", { viewBox: "0 0 40 12", width: 40, height: 12, fill: "currentColor", "aria-hidden": "true" }, [
    ...bars, ...arcs]);
  svg.classList.add("status-icons");
  return svg;
}

/** Returns a full battery. Its color is `currentColor`. */
export function battery() {
  const svg = node("svg", { viewBox: "0 0 25 12", width: 25, height: 12, fill: "currentColor", "aria-hidden": "true" }, [
    node("rect", { x: 0.5, y: 0.5, width: 21, height: 11, rx: 3.5, fill: "none", stroke: "currentColor", opacity: 0.5 }),
    node("rect", { x: 2, y: 2, width: 18, height: 8, rx: 2 }),
    node("path", { d: "M23 4 a2.2 2.2 0 0 1 0 4 Z", opacity: 0.5 })]);
  svg.classList.add("battery");
  return svg;
}

function arc(x, y, radius) {
  const side = radius * Math.SQRT1_2;
  return `M${x - side} ${y - side} A${radius} ${radius} 0 0 1 ${x + side} ${y - side}`;
}
