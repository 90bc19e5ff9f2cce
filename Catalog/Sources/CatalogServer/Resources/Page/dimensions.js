// Dimension lines over the phone: the header's height, limits, and shift, the content inset, and the safe area.

const space = "http://www.w3.org/2000/svg";

export class Dimensions {
  #drawing = document.getElementById("dimensions");
  #switch = document.getElementById("show-dimensions");
  #latest = [null, null];
  #labels = [];
  #textSize = 13;

  constructor() {
    this.#switch.addEventListener("change", () => this.show(...this.#latest));
  }

  show(header, device) {
    this.#latest = [header, device];
    this.#drawing.replaceChildren();
    this.#drawing.toggleAttribute("hidden", !this.#switch.checked);
    if (!this.#switch.checked || !header || !device) return;
    const width = device.size[0];
    // Labels are readable on a small phone, too.
    const scale = Number(getComputedStyle(this.#drawing).getPropertyValue("--scale")) || 1;
    this.#textSize = Math.max(13, 11 / scale);
    this.#drawing.style.fontSize = `${this.#textSize}px`;
    const safe = device.safeArea[0];
    const [, top, , height] = header.frame;
    const details = Object.fromEntries(header.details);
    // Labels stand beside the phone, where they cover nothing: those of levels at the right, those of spans at the left.
    this.#labels = [];
    if (safe > 0) this.#level(safe, width, "safe", `safe area ${number(safe)}`);
    const inset = header.scroll?.adjustedContentInsetTop;
    for (const [name, height, start] of limits(header, details, safe)) {
      this.#level(start + height, width, "limit", `${name} ${number(height)}`);
    }
    if (inset) this.#level(header.scroll.frame[1] + inset, width, "inset", `inset ${number(inset)}`);
    this.#span(width * 0.5, top, top + height, "height", `height ${number(height)}`);
    if (header.shift > 0) this.#span(width * 0.25, top, top + header.shift, "shift", `shift ${number(header.shift)}`);
  }

  #level(y, width, kind, text) {
    this.#line(0, y, width + 32, y, kind);
    this.#label(width + 38, y + this.#textSize / 3, text, kind, "start");
  }

  #span(x, from, to, kind, text) {
    this.#line(x, from, x, to, kind);
    for (const y of [from, to]) this.#line(x - 6, y, x + 6, y, kind);
    const y = Math.max(16, (Math.max(0, from) + to) / 2);
    this.#line(-32, y, x, y, kind);
    this.#label(-38, y + this.#textSize / 3, text, kind, "end");
  }

  /** Adds a label below those that are already at its place. */
  #label(x, y, text, kind, anchor) {
    while (this.#labels.some((other) => other.x === x && Math.abs(other.y - y) < 1.4 * this.#textSize)) y += 4;
    this.#labels.push({ x, y });
    this.#text(x, y, text, kind, anchor);
  }

  #line(x1, y1, x2, y2, kind) { this.#add("line", { x1, y1, x2, y2, class: kind }); }

  #text(x, y, text, kind, anchor) {
    this.#add("text", { x, y, class: kind, "text-anchor": anchor }).textContent = text;
  }

  #add(name, attributes) {
    const element = document.createElementNS(space, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    this.#drawing.append(element);
    return element;
  }
}

/** Returns the limits of a header's height, each `[name, height, top]`, where `top` is the edge that they count from. */
function limits(header, { minimumHeight, maximumHeight, restingHeight }, safe) {
  if (["material", "heightBar"].includes(header.kind)) {
    return [["minimum", minimumHeight, safe], ["maximum", maximumHeight, safe]];
  }
  if (header.kind !== "stretchy" || !header.scroll) return [];
  const top = header.scroll.frame[1] + header.scroll.adjustedContentInsetTop - restingHeight;
  return [["minimum", minimumHeight, top], ["at rest", restingHeight, top]];
}

function number(value) { return `${Math.round(value * 10) / 10}`.replace("-", "−"); }
