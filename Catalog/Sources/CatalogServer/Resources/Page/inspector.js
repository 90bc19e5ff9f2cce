// What the header says of itself, in numbers and against time.
import { Plot } from "./plot.js";

export class Inspector {
  #list = document.getElementById("readings");
  #rows = new Map();
  #plot = new Plot(document.getElementById("plot"));
  #header = null;
  #device = null;

  /** Begins anew, with another screen. */
  clear() {
    this.#rows.clear();
    this.#list.replaceChildren();
    this.#plot.clear();
  }

  show(message) {
    if ("header" in message) this.#header = message.header;
    if (message.device) this.#device = message.device;
    // Tests drag there.
    if (this.#header?.scroll) document.body.dataset.scrollFrame = JSON.stringify(this.#header.scroll.frame);
    if ("header" in message || message.device) this.#showReadings();
    const header = this.#header;
    this.#plot.add(message.time, header && [header.height, header.shift, header.scroll?.contentOffset[1] ?? null]);
  }

  #showReadings() {
    const seen = new Set();
    for (const [name, value] of readings(this.#header, this.#device)) {
      seen.add(name);
      this.#row(name).textContent = written(value);
      this.#row(name).dataset.value = String(value);
    }
    for (const [name, cell] of this.#rows) {
      if (seen.has(name)) continue;
      cell.parentNode.remove();
      this.#rows.delete(name);
    }
  }

  #row(name) {
    let cell = this.#rows.get(name);
    if (cell) return cell;
    const title = document.createElement("dt");
    title.textContent = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    cell = document.createElement("dd");
    cell.dataset.reading = name;
    const row = document.createElement("div");
    row.append(title, cell);
    this.#list.append(row);
    this.#rows.set(name, cell);
    return cell;
  }
}

/** Everything there is to read, `[name, value]`, in the order of the list. */
function readings(header, device) {
  const list = [];
  if (header) {
    list.push(["kind", header.kind], ["height", header.height], ["shift", header.shift]);
    list.push(["top", header.frame[1]], ["bottom", header.frame[1] + header.frame[3]]);
    list.push(...header.details);
    const scroll = header.scroll;
    if (scroll) {
      list.push(
        ["contentOffset", scroll.contentOffset[1]], ["contentHeight", scroll.contentHeight],
        ["contentInsetTop", scroll.contentInsetTop], ["adjustedContentInsetTop", scroll.adjustedContentInsetTop],
        ["indicatorInsetTop", scroll.indicatorInsetTop], ["isTracking", scroll.isTracking],
        ["isDragging", scroll.isDragging], ["isDecelerating", scroll.isDecelerating]);
    }
  }
  if (device) {
    list.push(
      ["safeAreaTop", device.safeArea[0]], ["statusBarHeight", device.statusBarHeight],
      ["statusBarStyle", device.statusBarStyle]);
  }
  return list;
}

function written(value) {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value !== "number") return value;
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
}
