// Two phones with the same screen, one with the changed properties. A stroke on both shows the difference in points.
import { History, wholePicture } from "./history.js";
import { PhoneGroup, WallPhone } from "./wall.js";

const byId = (id) => document.getElementById(id);
const space = "http://www.w3.org/2000/svg";
const box = { width: 440, height: 240, left: 36, right: 8, top: 10, bottom: 20 };
const quantities = {
  bottom: (header) => header.frame[1] + header.frame[3],
  height: (header) => header.height,
  offset: (header) => header.scroll?.contentOffset[1] ?? 0,
};

export class Comparison extends PhoneGroup {
  /** The screen, or an empty string while the comparison is closed. */
  screen = "";
  #settings;
  #key = "";
  // The headers of each phone, by the time of the device's clock in milliseconds.
  #samples = new Map();
  #histories = new Map();
  #isPast = false;
  #points = [];
  #scale = null;
  #marker = null;
  #isDue = false;

  constructor(settings) {
    super();
    this.#settings = settings;
    byId("comparison-reset").addEventListener("click", () => this.act({ type: "reset" }));
    byId("comparison-play").addEventListener("click", () => this.#play());
    byId("comparison-quantity").addEventListener("change", () => this.#request());
    byId("comparison-moment").addEventListener("input", () => this.#showMoment(true));
    byId("difference").addEventListener("pointermove", (event) => this.#point(event));
    new ResizeObserver(() => { for (const phone of this.phones) phone.fit(); }).observe(byId("comparison-phones"));
  }

  /** Fills the list of strokes. */
  offer(strokes) {
    byId("comparison-stroke").replaceChildren(...strokes.map((name) => new Option(name.replaceAll("-", " "), name)));
    if (strokes.includes("flick-up-1")) byId("comparison-stroke").value = "flick-up-1";
  }

  /** Shows a screen, or closes the comparison for an empty name. */
  show(screen) {
    const { properties, ...others } = this.#settings.sent;
    const key = screen && JSON.stringify([screen, properties, others]);
    if (key === this.#key) return;
    this.#key = key;
    this.screen = screen;
    this.#samples.clear();
    this.#histories.clear();
    this.#isPast = false;
    const settings = { screen, ...others, speed: 1 };
    const phones = screen ? [
      new WallPhone("As the screen sets it", { ...settings, properties: {} }, this),
      new WallPhone("With the changes", { ...settings, properties }, this),
    ] : [];
    for (const phone of phones) phone.mostHeight = 520;
    this.replace(phones, byId("comparison-phones"));
    const changes = Object.entries(properties).map(([name, value]) => `${name.replace(/^header\./, "")} = ${value}`);
    byId("comparison-changes").textContent = changes.length
      ? `Changed: ${changes.join(", ")}` : "No property is changed. Go back and change one to see a difference.";
    this.#request();
  }

  rested() {
    // For tests.
    byId("comparison").dataset.rests = this.phones.every((phone) => phone.rests);
  }

  /** Shows the present of both phones again, because a frame contains only what changed. */
  willReceive() {
    if (!this.#isPast) return;
    this.#isPast = false;
    byId("comparison-moment").value = byId("comparison-moment").max;
    this.#drawPhones(Infinity);
  }

  received(phone, message) {
    const history = this.#histories.get(phone) ?? new History();
    this.#histories.set(phone, history);
    history.add(message);
    const samples = this.#samples.get(phone) ?? new Map();
    if (message.whole) samples.clear();
    this.#samples.set(phone, samples);
    const header = "header" in message ? message.header : [...samples.values()].at(-1);
    if (header) samples.set(Math.round(message.time * 1000), header);
    this.#request();
  }

  /** Plays the stroke on new screens, frame by frame, so that both have samples of the same times. */
  #play() {
    const stroke = byId("comparison-stroke").value;
    const speed = this.#settings.values.speed || 1;
    for (const phone of this.phones) {
      phone.connection.replayFrames([{ type: "reset" }, { type: "play", stroke }], speed);
    }
  }

  #request() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const [first, second] = this.phones.map((phone) => this.#samples.get(phone) ?? new Map());
    if (!first || !second) return;
    this.#points = joined(first, second, quantities[byId("comparison-quantity").value]);
    const slider = byId("comparison-moment");
    const wasLast = Number(slider.value) >= Number(slider.max);
    slider.max = Math.max(0, this.#points.length - 1);
    slider.disabled = this.#points.length < 2;
    if (wasLast) slider.value = slider.max;
    this.#drawPlot();
    this.#showMoment();
  }

  #drawPlot() {
    const plot = byId("difference");
    plot.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
    plot.replaceChildren();
    const points = this.#points;
    if (points.length === 0) return;
    const values = points.flatMap(({ a, b }) => [a, b]);
    const low = Math.floor(Math.min(0, ...values) / 20) * 20;
    const high = Math.ceil(Math.max(low + 20, ...values) / 20) * 20;
    const [start, end] = [points[0].time, Math.max(points.at(-1).time, points[0].time + 0.5)];
    const x = (time) => box.left + (time - start) / (end - start) * (box.width - box.left - box.right);
    const y = (value) => box.height - box.bottom - (value - low) / (high - low) * (box.height - box.top - box.bottom);
    this.#scale = { x, start, end };
    const line = (name) => points.map((point) => `${x(point.time).toFixed(1)},${y(point[name]).toFixed(1)}`);
    for (const part of [0, 0.5, 1]) {
      const value = low + part * (high - low);
      add(plot, "line", { x1: box.left, x2: box.width - box.right, y1: y(value), y2: y(value), class: "grid" });
      add(plot, "text", { x: box.left - 6, y: y(value) + 4, "text-anchor": "end" }, number(value, 0));
    }
    add(plot, "text", { x: box.left, y: box.height - 4 }, "0 s");
    add(plot, "text", { x: box.width - box.right, y: box.height - 4, "text-anchor": "end" }, `${(end - start).toFixed(1)} s`);
    add(plot, "polygon", { points: [...line("a"), ...line("b").reverse()].join(" "), class: "between" });
    add(plot, "polyline", { points: line("a").join(" "), class: "first" });
    add(plot, "polyline", { points: line("b").join(" "), class: "second" });
    this.#marker = add(plot, "line", { y1: box.top, y2: box.height - box.bottom, class: "marker" });
  }

  #point(event) {
    if (this.#points.length < 2) return;
    const area = byId("difference").getBoundingClientRect();
    const place = (event.clientX - area.left) / area.width * box.width;
    const part = (place - box.left) / (box.width - box.left - box.right);
    const { start, end } = this.#scale;
    const time = start + part * (end - start);
    const index = this.#points.findLastIndex((point) => point.time <= time);
    byId("comparison-moment").value = Math.max(0, index);
    this.#showMoment(true);
  }

  /** Draws both phones as they were at a time, in seconds. */
  #drawPhones(time) {
    for (const [phone, { frames }] of this.#histories) {
      const frame = frames.findLast((one) => one.time <= time + 0.001) ?? frames[0];
      if (frame) phone.draw(wholePicture(frame));
    }
  }

  /** Shows the values at the slider's moment, and the phones if the user chose it. */
  #showMoment(isChosen = false) {
    const list = byId("comparison-values");
    const points = this.#points;
    const point = points[Math.min(points.length - 1, Number(byId("comparison-moment").value))];
    if (!point) return list.replaceChildren();
    if (isChosen) {
      this.#isPast = point !== points.at(-1);
      this.#drawPhones(this.#isPast ? point.time : Infinity);
    }
    const largest = points.reduce((most, one) => Math.abs(one.b - one.a) > Math.abs(most.b - most.a) ? one : most);
    const seconds = ({ time }) => `${((time - points[0].time)).toFixed(2)} s`;
    const rows = [
      [`At ${seconds(point)}`, `${number(point.a)} pt and ${number(point.b)} pt`, ""],
      ["Difference", `${number(point.b - point.a)} pt`, "now"],
      ["Largest difference", `${number(largest.b - largest.a)} pt at ${seconds(largest)}`, "largest"],
    ];
    list.replaceChildren(...rows.flatMap(([name, value, key]) => {
      const [term, text] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = name;
      text.textContent = value;
      if (key) text.dataset.difference = key;
      return [term, text];
    }));
    byId("comparison-moment").setAttribute("aria-valuetext", `${rows[0][0]}: difference ${rows[1][1]}`);
    if (this.#marker) {
      const place = this.#scale.x(point.time);
      this.#marker.setAttribute("x1", place);
      this.#marker.setAttribute("x2", place);
    }
  }
}

/**
 * Returns the values of both headers over time, each `{ time, a, b }` with the time in seconds. A header that came to rest
 * keeps its last value. The values end shortly after the last change, so that a short movement fills the plot. If both have
 * samples of the same times, only these are used, so that the difference is exact.
 */
function joined(first, second, quantity) {
  const [firstTimes, secondTimes] = [[...first.keys()], [...second.keys()]];
  if (firstTimes.length === 0 || secondTimes.length === 0) return [];
  const common = Math.min(firstTimes.at(-1), secondTimes.at(-1));
  const shared = firstTimes.filter((time) => second.has(time));
  const isShared = shared.length > 0.5 * firstTimes.filter((time) => time <= common).length;
  const all = [...new Set([...firstTimes, ...secondTimes])].sort((one, other) => one - other);
  const times = all.filter((time) => time > common || !isShared || (first.has(time) && second.has(time)));
  const latest = (samples) => {
    const entries = [...samples];
    let index = 0;
    return (time) => {
      while (index < entries.length - 1 && entries[index + 1][0] <= time) index++;
      return entries[index][1];
    };
  };
  const [a, b] = [latest(first), latest(second)];
  const headers = times.map((time) => [a(time), b(time)]);
  const countUntilRest = (values) => {
    const state = (pair) => pair.flatMap((header) => values.map((value) => value(header))).join();
    const end = state(headers.at(-1));
    return headers.findLastIndex((pair) => state(pair) !== end) + 2;
  };
  // How many frames are sent after everything came to rest depends on the connection.
  const count = Math.min(countUntilRest(Object.values(quantities)), Math.ceil(countUntilRest([quantity]) * 1.2));
  return headers.slice(0, count).map(([first, second], index) => (
    { time: times[index] / 1000, a: quantity(first), b: quantity(second) }));
}

function add(parent, name, attributes, text = "") {
  const element = document.createElementNS(space, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.textContent = text;
  parent.append(element);
  return element;
}

function number(value, digits = 1) {
  const rounded = Number(value.toFixed(digits));
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
}
