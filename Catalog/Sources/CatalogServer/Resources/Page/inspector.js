// The inspected header: its values with explanations, its scroll phase, and a plot over time.
import { glossary, words } from "./glossary.js";
import { documentationOf } from "./links.js";
import { Plot } from "./plot.js";

export class Inspector {
  #list = document.getElementById("readings");
  #rows = new Map();
  #plot = new Plot(document.getElementById("plot"));
  #band = document.getElementById("band");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #highlighted = new WeakSet();
  header = null;
  device = null;

  /** Sets the function that is called with a time that was picked in the plot. */
  set onPick(pick) { this.#plot.onPick = pick; }

  /** Removes all values, for another screen. */
  clear() {
    this.#removeRows();
    this.#plot.clear();
    this.header = null;
  }

  #removeRows() {
    this.#rows.clear();
    this.#list.replaceChildren();
  }

  show(message) {
    // The documentation of a value depends on the kind of header.
    if (message.header && this.header && message.header.kind !== this.header.kind) this.#removeRows();
    if ("header" in message) this.header = message.header;
    if (message.device) this.device = message.device;
    // For tests.
    if (this.header?.scroll) document.body.dataset.scrollFrame = JSON.stringify(this.header.scroll.frame);
    if ("header" in message || message.device) this.#showReadings(true);
    const header = this.header;
    this.#plot.add(message.time, header && [header.height, header.shift, header.scroll?.contentOffset[1] ?? null]);
    this.#plot.mark(null);
  }

  /** Shows a stored frame. */
  showKept({ header, device, time }, isPast) {
    this.header = header;
    this.device = device;
    this.#showReadings(false);
    this.#plot.mark(isPast ? time : null);
  }

  #showReadings(isFlashing) {
    const seen = new Set();
    for (const [name, value] of readings(this.header, this.device)) {
      seen.add(name);
      const cell = this.#row(name);
      if (cell.dataset.value === String(value)) continue;
      if (isFlashing && cell.dataset.value !== undefined) this.#flash(cell);
      cell.dataset.value = String(value);
      cell.textContent = written(value, glossary[name]?.[1]);
    }
    for (const [name, cell] of this.#rows) {
      if (seen.has(name)) continue;
      cell.closest("details").remove();
      this.#rows.delete(name);
    }
    this.#showBand();
  }

  /** Highlights a changed value for a moment, unless it is highlighted already. */
  #flash(cell) {
    // Asking the cell for its animations would make the browser compute the layout for every value.
    if (this.#calm.matches || this.#highlighted.has(cell)) return;
    this.#highlighted.add(cell);
    const animation = cell.animate([{ background: "var(--accent-soft)" }, { background: "transparent" }], 700);
    animation.onfinish = () => this.#highlighted.delete(cell);
  }

  #row(name) {
    let cell = this.#rows.get(name);
    if (cell) return cell;
    const [title, , sentence] = glossary[name] ?? [spaced(name), "", ""];
    const row = document.createElement("details");
    const summary = document.createElement("summary");
    summary.title = sentence;
    const label = document.createElement("span");
    label.textContent = title;
    cell = document.createElement("span");
    cell.className = "value";
    cell.dataset.reading = name;
    summary.append(label, cell);
    const text = document.createElement("p");
    const code = document.createElement("code");
    code.textContent = name;
    const link = document.createElement("a");
    link.href = documentationOf(name, this.header?.kind);
    link.dataset.documentation = "";
    link.textContent = "Documentation";
    text.append(sentence, " ", code, " ", link);
    row.append(summary, text);
    this.#list.append(row);
    this.#rows.set(name, cell);
    return cell;
  }

  /** Shows the position of the header in the band of phases. */
  #showBand() {
    const place = phasePlace(this.header);
    this.#band.hidden = !place;
    if (!place) return;
    const { phases, phase, part } = place;
    if (this.#band.dataset.phases !== phases.join()) {
      this.#band.dataset.phases = phases.join();
      this.#band.replaceChildren(...phases.map((name) => {
        const field = document.createElement("i");
        field.textContent = name;
        return field;
      }));
    }
    this.#band.dataset.phase = phase;
    const index = phases.indexOf(phase);
    [...this.#band.children].forEach((field, number) => field.classList.toggle("current", number === index));
    const left = (index + Math.max(0, Math.min(1, part))) / phases.length;
    this.#band.style.setProperty("--place", `${left * 100}%`);
    this.#band.setAttribute("aria-label", `Phase: ${phase}, ${Math.round(part * 100)} percent`);
  }
}

/**
 * Returns the phases from left to right, the current one, and the position in it, 0 to 1; or null for a header without
 * phases. To the right, the header gets taller.
 */
function phasePlace(header) {
  const details = Object.fromEntries(header?.details ?? []);
  const place = places[header?.kind]?.(header, details);
  if (!place) return null;
  const [phases, phase, part] = place;
  return { phases, phase, part: Math.max(0, Math.min(1, part)) };
}

const places = {
  material(header, { phase, phasePercentage }) {
    const phases = ["shifting", "collapsing", "stretching"];
    if (phase === "shifting") return [phases, phase, header.height > 0 ? 1 - header.shift / header.height : 0];
    if (phase === "collapsing") return [phases, phase, phasePercentage];
    // At rest, an expanded header is at the end of the collapsing phase and not stretched.
    const excess = phasePercentage - 1;
    return excess > 0.001 ? [phases, "stretching", excess * 2] : [phases, "collapsing", 1];
  },
  heightBar(header, { progress, minimumHeight, maximumHeight }) {
    if (maximumHeight <= minimumHeight) return null;
    const phases = ["collapsing", "stretching"];
    return progress < 0 ? [phases, "stretching", -progress] : [phases, "collapsing", 1 - progress];
  },
  stretchy(header, { restingHeight, minimumHeight, stretch, visibleHeight }) {
    const phases = ["scrolling away", "collapsing", "stretching"];
    if (stretch > 0.01) return [phases, "stretching", stretch / Math.max(1, restingHeight)];
    if (visibleHeight < minimumHeight) return [phases, "scrolling away", visibleHeight / minimumHeight];
    const range = restingHeight - minimumHeight;
    return [phases, "collapsing", range > 0 ? (visibleHeight - minimumHeight) / range : 1];
  },
};

/** Returns all values, each `[name, value]`, in the order of the list. */
function readings(header, device) {
  const list = [];
  const place = phasePlace(header);
  if (header) {
    const [, top, , height] = header.frame;
    list.push(["kind", header.kind], ["height", header.height], ["shift", header.shift]);
    if (!header.details.some(([name]) => name === "visibleHeight")) {
      list.push(["visibleHeight", Math.max(0, top + height - Math.max(0, top))]);
    }
    list.push(["top", top], ["bottom", top + height]);
    // An expanded header at rest is at the end of collapsing, also if its phase is already the next one.
    list.push(...header.details.map(([name, value]) => name === "phase" && place ? [name, place.phase] : [name, value]));
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

function written(value, unit = "") {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value !== "number") return words[value] ?? spaced(value).toLowerCase();
  const rounded = Math.round(value * 100) / 100;
  const number = String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
  return unit ? `${number} ${unit}` : number;
}

function spaced(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
